/**
 * Digits that stand in prose by hand, each with its reason. Everything else is a figure of a model (`<Fig>`), so that a
 * change of the model changes the text.
 */
export const digitsByHand: readonly { readonly phrase: string; readonly reason: string }[] = [
  { phrase: "2016", reason: "the summer in which the game came out: an event, not a figure" },
];
