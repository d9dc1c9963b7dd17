import { useEffect, useState } from "react";
import { useStage } from "../../StageContext.ts";
import { fileWords } from "../words.ts";
import { gifFilm } from "./gifFilm.ts";
import { useFilm } from "./useFilm.ts";
import { webmFilm } from "./webmFilm.ts";

const LENGTHS_SECONDS = [5, 10, 20];
const kinds = [webmFilm, gifFilm];

/** A film from the moment shown, at the player's speed, in what this browser can write. */
export const FilmRow = ({ onFailure }: { readonly onFailure: (failed: boolean) => void }) => {
  const { say } = useStage();
  const words = fileWords[say.locale];
  const [seconds, setSeconds] = useState(10);
  const [possible, setPossible] = useState<typeof kinds>([]);
  const { done, shoot, cancel } = useFilm(onFailure);

  useEffect(() => {
    let here = true;
    Promise.all(kinds.map((kind) => kind.isPossible())).then(
      (answers) => {
        if (here) setPossible(kinds.filter((_, i) => answers[i]));
      },
      () => onFailure(true),
    );
    return () => {
      here = false;
    };
  }, [onFailure]);

  if (done !== undefined)
    return (
      <>
        <progress value={done} aria-label={words.filming} />
        <button type="button" className="scene-text-button" onClick={cancel}>
          {words.stop}
        </button>
      </>
    );
  return (
    <>
      <label>
        <select value={seconds} onChange={({ target }) => setSeconds(Number(target.value))}>
          {LENGTHS_SECONDS.map((length) => (
            <option key={length} value={length}>
              {words.seconds(length)}
            </option>
          ))}
        </select>{" "}
        {words.fromHere}
      </label>
      {possible.map((kind) => (
        <button
          key={kind.ending}
          type="button"
          className="scene-text-button"
          onClick={() => shoot(kind, seconds)}
        >
          {kind.ending === "webm" ? "WebM" : "GIF"}
        </button>
      ))}
    </>
  );
};
