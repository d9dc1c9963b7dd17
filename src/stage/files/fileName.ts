import type { Session } from "../session.ts";

/** `storm_rule-equal_t-150.svg`: scene and state, in letters that every file system takes. */
export const fileName = (session: Session, ending: string): string => {
  const state = session.query.replaceAll("&", "_").replaceAll("=", "-").replaceAll("/", "of");
  return `${session.scene.name}_${state}.${ending}`;
};
