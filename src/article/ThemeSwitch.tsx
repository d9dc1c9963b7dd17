import { pageWords } from "../locales/page.ts";
import { usePage } from "./page-context.ts";

const icons = {
  system: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2v14a7 7 0 0 1 0-14Z",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 2h2v4h-2ZM11 18h2v4h-2ZM2 11h4v2H2ZM18 11h4v2h-4ZM4.2 5.6l1.4-1.4 2.8 2.8L7 8.4ZM15.6 17l1.4-1.4 2.8 2.8-1.4 1.4ZM18.4 4.2l1.4 1.4L17 8.4 15.6 7ZM7 15.6 8.4 17l-2.8 2.8-1.4-1.4Z",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
};

/** Three radio buttons; `site/client/theme.ts` makes them work, without script they are not shown. */
export const ThemeSwitch = () => {
  const { label, ...themes } = pageWords[usePage().locale].theme;
  return (
    <fieldset className="theme">
      <legend className="unseen">{label}</legend>
      {(["system", "light", "dark"] as const).map((theme) => (
        <label key={theme} title={`${label}: ${themes[theme]}`}>
          <input
            className="covering"
            type="radio"
            name="theme"
            value={theme}
            defaultChecked={theme === "system"}
            autoComplete="off"
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[theme]} />
          </svg>
          <span className="unseen">{themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
};
