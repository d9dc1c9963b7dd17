import { languagePath } from "../../locales/locale.ts";
import { teachWords } from "../../locales/teach.ts";
import { sceneNamed, sceneNames } from "../../scenes/registry.ts";
import { sayIn } from "../../scenes/say.ts";
import { Island } from "../islands/Island.tsx";
import { blame, type Placed } from "../mdx/place.ts";
import { usePage } from "../page-context.ts";

interface Props extends Placed {
  /** The scene that it begins with. */
  readonly scene: string;
}

/** The builder; without script, each scene's embed as a link. */
export const BuilderPlace = (props: Props) => {
  const { locale, href } = usePage();
  const first = blame("Builder", props, () => sceneNamed(props.scene).name);
  const scenes = sceneNames.map((name) => ({
    name,
    title: sayIn(locale, sceneNamed(name).words).words.title,
  }));
  return (
    <div className="scene-place">
      <Island kind="builder" name="builder" props={{ locale, base: href(""), first, scenes }} />
      <noscript>
        <p>{teachWords[locale].builder.withoutScript}</p>
        <ul>
          {scenes.map(({ name, title }) => (
            <li key={name}>
              <a href={href(`${languagePath(locale)}embed/${name}/`)}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
};
