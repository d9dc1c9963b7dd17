/** The id of the element that an embed fills. */
export const PLACE = "embed";
/** The prefix of the ids that React makes in it: the same when it is rendered and when it is hydrated. */
export const embedPrefix = "e-";
