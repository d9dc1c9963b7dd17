/** Where a tag stands in the prose, `content/en/01-outage.mdx:12`: the MDX build adds it to each component's tag. */
export interface Placed {
  readonly "at-source"?: string;
}

/** Runs what may find fault with a tag; its error names the tag's file and line. */
export const blame = <T>(tag: string, { "at-source": place }: Placed, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place ?? "somewhere"}: <${tag}>: ${reason}`, { cause: error });
  }
};
