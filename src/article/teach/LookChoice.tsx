import type { TeachWords } from "../../locales/teach.ts";
import type { Wish } from "./wish.ts";

interface Props {
  readonly words: TeachWords["builder"];
  readonly wish: Wish;
  onChange(some: Partial<Wish>): void;
}

const themes = ["auto", "light", "dark"] as const;

/** How the embed looks and behaves in its new place. */
export const LookChoice = ({ words, wish, onChange }: Props) => {
  const check = (text: string, checked: boolean, some: (checked: boolean) => Partial<Wish>) => (
    <label>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(some(target.checked))} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className="builder-checks">
      <legend>{words.looks}</legend>
      <label>
        <span>{words.theme}</span>
        <select
          value={wish.theme}
          onChange={({ target }) => onChange({ theme: target.value as Wish["theme"] })}
        >
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {words.themes[theme]}
            </option>
          ))}
        </select>
      </label>
      {check(words.title, wish.title, (title) => ({ title }))}
      {check(words.transparent, wish.background === "transparent", (yes) => ({
        background: yes ? "transparent" : "paper",
      }))}
      {check(words.autoplay, wish.autoplay, (autoplay) => ({ autoplay }))}
      {check(words.sceneKeys, wish.keys === "scene", (yes) => ({ keys: yes ? "scene" : "deck" }))}
    </fieldset>
  );
};
