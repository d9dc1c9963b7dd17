/*
 * A deck takes the page out of a frame that is far from the slide shown, and loads it anew when it comes near. The frame's
 * name is the one thing that stays, in a sandbox too, where there is no storage.
 */

const MARK = "retry-storm-1";
/** How a name begins that an embed wrote. */
export const KEPT = `${MARK} `;

/** The moment kept under this address; `undefined` where there is none. A name of the host's own is left alone. */
export const readKept = (name: string, address: string): string | undefined => {
  const [mark, from, moment, ...rest] = name.split(" ");
  return mark === MARK && from === address && moment !== undefined && rest.length === 0 ? moment : undefined;
};

/** The name that keeps a moment (a query) of an address; `undefined` where the host has given the frame a name of its own. */
export const writeKept = (name: string, address: string, moment: string): string | undefined =>
  name === "" || name.startsWith(KEPT) ? `${KEPT}${address} ${moment}` : undefined;
