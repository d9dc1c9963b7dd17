import { type CSSProperties, lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from "react";
import type { Locale } from "../locales/locale.ts";
import type { Shape } from "../scenes/contract.ts";
import { RunState } from "./extras.ts";
import { useInspector } from "./inspector.ts";
import { useSession, useStage } from "./StageContext.ts";
import { Screen } from "./screen.ts";
import type { Session } from "./session.ts";
import { isShown } from "./shown.ts";
import { stillOf } from "./still.ts";

/** What a scene that can be edited needs beyond being seen. */
const Editor = lazy(() => import("./editing/Editor.tsx"));

/** The still pictures as prerendered; on the client they are in the page already and are not made again. */
const useStillAtFirst = (locale: Locale): { readonly __html: string } => {
  const { session } = useStage();
  const [html] = useState(() => {
    if (!import.meta.env.SSR) return { __html: "" };
    return { __html: stillOfSession(session, locale) };
  });
  return html;
};

const ratio = ({ w, h }: Shape): string => `${w} / ${h}`;

const stillOfSession = ({ scene, state, player }: Session, locale: Locale): string => {
  const { wide, narrow } = stillOf(scene, state.result, player.tick, locale);
  return `<div class="scene-still-wide">${wide}</div><div class="scene-still-narrow">${narrow}</div>`;
};

/** The picture: a canvas once it lives, an SVG before that, without script and on paper. */
export const PictureView = ({ describedBy }: { readonly describedBy: string }) => {
  const { session, say, words, controls } = useStage();
  const { computing, playing, atEnd, result } = useSession();
  const holder = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<Screen>();
  const [drawn, setDrawn] = useState(false);
  const inspector = useInspector(screen);
  const html = useStillAtFirst(say.locale);

  useEffect(() => {
    const made = new Screen(holder.current!, canvas.current!, session, say, () => setDrawn(true));
    setScreen(made);
    return () => made.end();
  }, [session, say]);

  useEffect(() => {
    const print = () => {
      still.current!.innerHTML = stillOfSession(session, say.locale);
    };
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, [session, say.locale]);

  const point = (event: PointerEvent) => inspector.point(event.clientX, event.clientY);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say that there is something to fill in */}
      <div
        ref={holder}
        className="scene-picture"
        style={
          {
            "--wide": ratio(session.scene.shapes.wide),
            "--narrow": ratio(session.scene.shapes.narrow),
          } as CSSProperties
        }
        data-drawn={drawn || undefined}
        data-target={inspector.target}
        role="group"
        aria-label={words.picture}
        // while it plays the sentence changes faster than it can be heard
        aria-describedby={playing ? undefined : describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the help line work here, and Shift with arrows reads columns
        tabIndex={0}
        onPointerMove={(event) => event.pointerType === "mouse" && point(event)}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === "mouse" && inspector.leave()}
        onBlur={inspector.leave}
        onKeyDown={(event) => {
          if (event.shiftKey && inspector.walk(event.key)) event.preventDefault();
          else if (event.key === "Escape") inspector.leave();
        }}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the stage's own SVG */}
        <div ref={still} className="scene-still" dangerouslySetInnerHTML={html} suppressHydrationWarning />
        <canvas ref={canvas} className="scene-canvas" role="img" aria-label={say.words.title} />
        {inspector.reading !== undefined && (
          <>
            {inspector.cursor && <div className="scene-cursor" style={inspector.cursorStyle} />}
            <div
              className={inspector.cursor ? "scene-reading" : "scene-reading is-aside"}
              style={inspector.readingStyle}
            >
              {inspector.reading}
            </div>
          </>
        )}
        <div className="unseen" aria-live="polite">
          {inspector.spoken}
        </div>
        {(computing !== undefined || (atEnd && result.end === "cut")) && <RunState />}
      </div>
      {screen !== undefined && session.scene.editing !== undefined && isShown(controls, "edit") && (
        <Suspense fallback={<div className="scene-editor" />}>
          <Editor screen={screen} picture={holder.current!} load={session.scene.editing} />
        </Suspense>
      )}
    </>
  );
};
