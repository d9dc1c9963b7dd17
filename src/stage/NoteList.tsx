import { useEffect, useState } from "react";
import type { Locale } from "../locales/locale.ts";
import type { Misunderstood } from "./address.ts";
import { allowedWords } from "./allowed.ts";
import { extraWords } from "./extraWords.ts";
import { type Stage, useStage } from "./StageContext.ts";

/** More than these are counted by no reader. */
const MOST_NOTES = 3;

interface Props {
  readonly misunderstood: readonly Misunderstood[];
}

/** Quietly: which parts of the address were not understood, and what would be. */
export default function NoteList({ misunderstood }: Props) {
  return (
    <ul className="scene-notes" role="status">
      {misunderstood.slice(0, MOST_NOTES).map((part) => (
        <Note key={`${part.name} ${part.value} ${part.because.kind}`} part={part} />
      ))}
      {misunderstood.length > MOST_NOTES && <li>+ {misunderstood.length - MOST_NOTES}</li>}
    </ul>
  );
}

const Note = ({ part }: { readonly part: Misunderstood }) => {
  const stage = useStage();
  const reason = reasonFor(stage, part);
  const fault = useFault(part, stage.say.locale);
  return <li>{extraWords[stage.say.locale].notUnderstood(part.name, part.value, fault ?? reason)}</li>;
};

/** What the scene itself finds wrong, once its words are there. */
const useFault = ({ because }: Misunderstood, locale: Locale): string | undefined => {
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let stale = false;
    if (because.kind === "value" && because.param.kind === "text")
      because.param.fault?.(because.text, locale).then((said) => stale || setFault(said), reportError);
    return () => {
      stale = true;
    };
  }, [because, locale]);
  return fault;
};

const reasonFor = ({ say, session }: Stage, { name, because }: Misunderstood): string => {
  const words = extraWords[say.locale];
  switch (because.kind) {
    case "unknownName":
      return words.unknownName;
    case "repeated":
      return words.repeated;
    case "version":
      return words.needed(because.allowed);
    case "tick":
      return words.needed(words.tickAllowed);
    case "oneOf":
      return words.needed(words.oneOf(because.allowed.join(", ")));
    case "value":
      return words.needed(allowedWords(say, because.param));
    case "conflict":
      return words.needed(allowedWords(say, session.scene.params[name], because.conflict));
  }
};
