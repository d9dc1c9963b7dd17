import type { Misunderstood } from "./address.ts";
import { allowedWords } from "./allowed.ts";
import { type Stage, useSession, useStage } from "./StageContext.ts";

/** More than these are counted by no reader. */
const MOST_NOTES = 3;

/** Quietly: which parts of the address were not understood, and what would be; `besides` those of the scene, those of its page. */
export const Notes = ({ besides }: { readonly besides: readonly Misunderstood[] }) => {
  const stage = useStage();
  const misunderstood = [...besides, ...useSession().misunderstood];
  if (misunderstood.length === 0) return null;
  return (
    <ul className="scene-notes" role="status">
      {misunderstood.slice(0, MOST_NOTES).map((part) => (
        <li key={`${part.name} ${part.value} ${part.because.kind}`}>
          {stage.words.notUnderstood(part.name, part.value, allowedFor(stage, part))}
        </li>
      ))}
      {misunderstood.length > MOST_NOTES && <li>+ {misunderstood.length - MOST_NOTES}</li>}
    </ul>
  );
};

const allowedFor = ({ words, say, session }: Stage, { name, because }: Misunderstood): string => {
  switch (because.kind) {
    case "unknownName":
      return words.unknownName;
    case "repeated":
      return words.repeated;
    case "version":
      return because.allowed;
    case "tick":
      return words.tickAllowed;
    case "oneOf":
      return words.oneOf(because.allowed.join(", "));
    case "value":
      if (because.param.kind === "text" && because.param.fault !== undefined)
        return because.param.fault(because.text, say.locale);
      return allowedWords(words, say, because.param);
    case "conflict":
      return allowedWords(words, say, session.scene.params[name], because);
  }
};
