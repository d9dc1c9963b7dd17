import { useRef, useState } from "react";
import type { Locale } from "../../locales/locale.ts";
import { teachWords } from "../../locales/teach.ts";
import { fileName } from "../../stage/files/fileName.ts";
import { save } from "../../stage/files/save.ts";
import { standaloneOf } from "../../stage/files/standalone.ts";
import type { Session } from "../../stage/session.ts";
import { Choice } from "./Choice.tsx";
import { type SnippetKind, snippetKinds, snippets } from "./snippets.ts";

interface Props {
  readonly locale: Locale;
  readonly base: string;
  readonly session: Session | undefined;
  /** Absent, as the session: not known yet. */
  readonly embed: { readonly scene: string; readonly title: string; readonly query: string } | undefined;
}

/** The embed as text to copy, for each kind of place, and as a file. */
export const Take = ({ locale, base, session, embed }: Props) => {
  const words = teachWords[locale].builder;
  const [kind, setKind] = useState<SnippetKind>("iframe");
  const [said, setSaid] = useState("");
  const code = useRef<HTMLTextAreaElement>(null);
  const text =
    session === undefined || embed === undefined
      ? ""
      : snippets[kind]({
          ...embed,
          site: new URL(base, location.href).href,
          locale,
          picture: fileName(session, "png"),
        });

  const copy = async (): Promise<void> => {
    code.current!.select();
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      setSaid(words.copyByHand);
    }
  };
  const saveFile = async (): Promise<void> => {
    if (session === undefined || embed === undefined) return;
    try {
      save(fileName(session, "html"), await standaloneOf(embed.scene, locale, embed.query));
      setSaid("");
    } catch {
      setSaid(words.fileFailed);
    }
  };
  const hint = words.hints[kind as keyof typeof words.hints];
  return (
    <div className="builder-take">
      <Choice
        label={words.take}
        options={snippetKinds.map((kind) => [kind, words.kinds[kind]])}
        chosen={kind}
        onChoose={(kind) => {
          setKind(kind);
          setSaid("");
        }}
      />
      <textarea ref={code} readOnly aria-label={words.code} value={text} rows={7} spellCheck={false} />
      {hint && <p className="builder-hint">{hint}</p>}
      <p className="builder-actions">
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" onClick={saveFile}>
          {words.file}
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
};
