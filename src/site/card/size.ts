/** Of the pictures that go with links, in px: what link previews ask for. */
export const CARD = { width: 1200, height: 630 } as const;
