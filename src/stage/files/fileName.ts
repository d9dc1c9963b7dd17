import type { Session } from "../session.ts";

/** A state may hold a whole graph: a name says so much of it, and stands for the rest by a number. */
const LONGEST_STATE = 60;

/** FNV-1a, 32 bits: short, and another one for another text. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** `storm_rule-equal_t-150_dark.svg`: scene, state and what is special, in letters that every file system takes. */
export const fileName = (session: Session, ending: string, ...special: readonly string[]): string => {
  const state = session.query
    .replaceAll("&", "_")
    .replaceAll("=", "-")
    .replaceAll("/", "of")
    .replace(/[^\w.-]+/gu, "-");
  const short =
    state.length > LONGEST_STATE ? `${state.slice(0, LONGEST_STATE)}-${fingerprint(session.query)}` : state;
  const words = [session.scene.name, short, ...special].filter((word) => word !== "");
  return `${words.join("_")}.${ending}`;
};
