import type { Session } from "../session.ts";

/** A name may hold a whole graph: so much of it tells files apart. */
const LONGEST_STATE = 60;

/** `storm_rule-equal_t-150_dark.svg`: scene, state and what is special, in letters that every file system takes. */
export const fileName = (session: Session, ending: string, ...special: readonly string[]): string => {
  const state = session.query
    .replaceAll("&", "_")
    .replaceAll("=", "-")
    .replaceAll("/", "of")
    .replace(/[^\w.-]+/gu, "-")
    .slice(0, LONGEST_STATE);
  const words = [session.scene.name, state, ...special].filter((word) => word !== "");
  return `${words.join("_")}.${ending}`;
};
