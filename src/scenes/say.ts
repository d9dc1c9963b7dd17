import type { Locale } from "../locales/locale.ts";
import type { Say } from "./contract.ts";
import { formatQuantity } from "./format.ts";

/** One language's words together with its way of writing quantities. */
export const sayIn = <W>(locale: Locale, words: { readonly [L in Locale]: W }): Say<W> => ({
  locale,
  words: words[locale],
  q: (quantity, digits) => formatQuantity(locale, quantity, digits),
  time: (value) => formatQuantity(locale, { value, unit: "tick" }),
  count: (value) => formatQuantity(locale, { value, unit: "count" }),
});
