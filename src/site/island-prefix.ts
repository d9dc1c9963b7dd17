/** The prefix of the ids that React makes in an island: the same when it is rendered and when it is hydrated. */
export const islandPrefix = (name: string): string => `${name}-`;
