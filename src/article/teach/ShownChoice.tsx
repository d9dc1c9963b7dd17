import type { Locale } from "../../locales/locale.ts";
import { teachWords } from "../../locales/teach.ts";
import { sayIn } from "../../scenes/say.ts";
import type { Session } from "../../stage/session.ts";
import { partsOf, type Wish } from "./wish.ts";

interface Props {
  readonly session: Session | undefined;
  readonly locale: Locale;
  readonly wish: Wish;
  onChange(some: Partial<Wish>): void;
}

/** What stays round the picture: parts of the frame, and the scene's own parameters. */
export const ShownChoice = ({ session, locale, wish, onChange }: Props) => {
  const { stays, parts } = teachWords[locale].builder;
  const scene = session?.scene;
  const params = scene ? sayIn(locale, scene.words).words.params : {};
  const entries = scene
    ? [
        ...partsOf(scene).map((part) => [part, parts[part]] as const),
        ...Object.keys(scene.params).map((name) => [name, params[name]?.label ?? name] as const),
      ]
    : [];
  return (
    <fieldset className="builder-checks">
      <legend>{stays}</legend>
      {entries.map(([name, text]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={wish.shown.includes(name)}
            onChange={({ target }) =>
              onChange({
                shown: target.checked ? [...wish.shown, name] : wish.shown.filter((other) => other !== name),
              })
            }
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};
