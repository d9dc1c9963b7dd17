import { useEffect, useId, useRef } from "react";
import type { Clock } from "../scenes/contract.ts";
import type { Unit } from "../scenes/quantity.ts";
import { Icon } from "./icons.tsx";
import { LiveText } from "./LiveText.tsx";
import { type Speed, speeds } from "./player.ts";
import { useSession, useStage } from "./StageContext.ts";

/** Play, step, scrub, speed. */
export const Transport = ({ clock }: { readonly clock: Clock }) => {
  const { session, say, words } = useStage();
  const { player } = session;
  const { unit } = clock;
  const state = useSession();
  const speedId = useId();
  const button = (name: Parameters<typeof Icon>[0]["name"], label: string, onClick: () => void) => (
    <button
      type="button"
      className="scene-button"
      aria-label={label}
      title={label}
      onClick={onClick}
      data-do={name}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className="scene-transport">
      <div className="scene-buttons">
        <button
          type="button"
          className="scene-play"
          data-do="play"
          aria-label={state.playing ? words.pause : words.play}
          onClick={() => player.toggle()}
        >
          <Icon name={state.playing ? "pause" : "play"} />
        </button>
        {button("toStart", words.toStart, () => player.seek(0))}
        {button("stepBack", words.stepBack, () => player.step(-1))}
        {button("stepOn", words.stepOn, () => player.step(1))}
        {!clock.neverQuiet && button("nextEvent", words.nextEvent, () => player.toNextEvent())}
      </div>
      <span className="scene-time">
        <LiveText read={() => say.q({ value: player.tick, unit })} />
      </span>
      <Scrubber lastTick={state.lastTick} unit={unit} />
      <label className="scene-speed" htmlFor={speedId}>
        <span>{words.speed}</span>
        <select
          id={speedId}
          value={state.speed}
          onChange={(event) => player.setSpeed(Number(event.target.value) as Speed)}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {new Intl.NumberFormat(say.locale).format(speed)}×
            </option>
          ))}
        </select>
      </label>
      {!clock.neverQuiet && (
        <label className="scene-skip">
          <input
            type="checkbox"
            checked={state.skipQuiet}
            onChange={(event) => player.setSkipQuiet(event.target.checked)}
          />
          <span>{words.skipQuiet}</span>
        </label>
      )}
    </div>
  );
};

/** The slider along the run. It follows the moment without React. */
const Scrubber = ({ lastTick, unit }: { readonly lastTick: number; readonly unit: Unit }) => {
  const { session, say, words } = useStage();
  const { player } = session;
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slider cuts its value at the old end, and is set again when there is a new one
  useEffect(() => {
    const follow = () => {
      if (input.current === null) return;
      input.current.value = String(player.tick);
      input.current.style.setProperty(
        "--done",
        `${player.lastTick === 0 ? 0 : (player.tick / player.lastTick) * 100}%`,
      );
      // set as text: a screen reader says seconds, not ticks
      if (!player.playing) input.current.setAttribute("aria-valuetext", say.q({ value: player.tick, unit }));
    };
    follow();
    const stops = [session.onTick(follow), session.onState(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, player, say, lastTick, unit]);
  return (
    <input
      ref={input}
      className="scene-scrub"
      type="range"
      aria-label={words.moment}
      min={0}
      max={lastTick}
      step={1}
      defaultValue={player.tick}
      onChange={(event) => player.seek(Number(event.target.value))}
    />
  );
};
