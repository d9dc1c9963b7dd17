import type { ReactNode } from "react";

/** Code. It may be wider than the page: the arrow keys must be able to scroll it. */
export const Listing = ({ children }: { readonly children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it from the keyboard
  <pre tabIndex={0}>{children}</pre>
);
