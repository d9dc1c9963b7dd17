/** The id of the element that an embed fills. */
export const PLACE = "embed";
/** The id of the script in which a file that stands alone holds what an embed page fetches. */
export const PARTS_PLACE = "parts";
/** The prefix of the ids that React makes in it: the same when it is rendered and when it is hydrated. */
export const embedPrefix = "e-";
