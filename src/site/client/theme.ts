const KEY = "theme";

/** Storage may be forbidden; the choice then lasts as long as the page. */
const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const write = (theme: string): void => {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Nothing to be done.
  }
};

/** Makes the colour switch work. The stored choice was put on the root before the first paint (`theme-at-start.ts`). */
export const switchThemes = (): void => {
  const root = document.documentElement;
  for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
    radio.checked = radio.value === (read() ?? "system");
    radio.addEventListener("change", () => {
      if (radio.value === "system") delete root.dataset.theme;
      else root.dataset.theme = radio.value;
      write(radio.value);
    });
  }
};
