/** The languages of the site, the default first. A language is a folder in `content/`, a dictionary here and a path. */
export const locales = ["en", "ru"] as const;
export type Locale = (typeof locales)[number];
