import { type ReactNode, useState } from "react";
import { useStage } from "../StageContext.ts";
import { csvOf } from "./csv.ts";
import { fileName } from "./fileName.ts";
import { FilmRow } from "./film/FilmRow.tsx";
import { pngOf, svgOf } from "./pictures.ts";
import { save } from "./save.ts";
import { canFetchStandalone, standaloneOf } from "./standalone.ts";
import { fileWords } from "./words.ts";

const PNG_SCALES = [1, 2, 4];
const THEMES = ["light", "dark"] as const;

/** The moment, its run or a stretch of it as a file, in each of the kinds that there are. */
const FilePanel = () => {
  const { session, say } = useStage();
  const words = fileWords[say.locale];
  const [failed, setFailed] = useState(false);

  const action = (label: string, name: () => string, make: () => Blob | Promise<Blob>) => (
    <button
      key={label}
      type="button"
      className="scene-text-button"
      onClick={async () => {
        try {
          save(name(), await make());
          setFailed(false);
        } catch (error) {
          console.warn(error);
          setFailed(true);
        }
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="scene-file-panel">
      <Row label={words.picture}>
        {PNG_SCALES.map((scale) =>
          action(
            `PNG ${scale}×`,
            () => fileName(session, "png", ...(scale === 1 ? [] : [`${scale}x`])),
            () => pngOf(session, say, scale),
          ),
        )}
        {THEMES.map((theme) =>
          action(
            `SVG ${words[theme]}`,
            () => fileName(session, "svg", ...(theme === "light" ? [] : [theme])),
            () => svgOf(session, say, theme),
          ),
        )}
      </Row>
      <Row label={words.numbers}>
        {action(
          "CSV",
          () => fileName(session, "csv"),
          () => new Blob([csvOf(session.scene.table(session.state.result))], { type: "text/csv" }),
        )}
      </Row>
      {canFetchStandalone() && (
        <Row label={words.whole}>
          {action(
            "HTML",
            () => fileName(session, "html"),
            () => standaloneOf(session.scene.name, say.locale, `controls=all&${session.query}`),
          )}
          <span className="scene-file-note">{words.wholeNote}</span>
        </Row>
      )}
      {session.scene.clock !== undefined && (
        <Row label={words.film}>
          <FilmRow onFailure={setFailed} />
        </Row>
      )}
      <div className="scene-said" role="status">
        {failed && words.failed}
      </div>
    </div>
  );
};

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className="scene-file-row">
    <legend>{label}</legend>
    <div>{children}</div>
  </fieldset>
);

export default FilePanel;
