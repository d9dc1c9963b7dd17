/** The languages of the site, the default first. A language is a folder in `content/`, a dictionary here and a path. */
export const locales = ["en", "ru"] as const;
export type Locale = (typeof locales)[number];

/** Where a language's pages lie under the site's base: the default one's at the root. */
export const languagePath = (locale: Locale): string => (locale === locales[0] ? "" : `${locale}/`);
