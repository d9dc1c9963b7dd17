import type { Session } from "../session.ts";

/** `storm_rule-equal_t-150_dark.svg`: scene, state and what is special, in letters that every file system takes. */
export const fileName = (session: Session, ending: string, ...special: readonly string[]): string => {
  const state = session.query.split("&").filter(Boolean);
  const words = [session.scene.name, ...state, ...special].join("_");
  return `${words.replaceAll("=", "-").replaceAll("/", "of")}.${ending}`;
};
