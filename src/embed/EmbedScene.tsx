import type { Locale } from "../locales/locale.ts";
import { sceneNamed } from "../scenes/registry.ts";
import { sayIn } from "../scenes/say.ts";
import { SceneFrame, type SceneFrameProps } from "../stage/SceneFrame.tsx";
import { defaultControls } from "../stage/shown.ts";

interface Props extends Omit<SceneFrameProps, "anchor" | "beside"> {
  readonly title: boolean;
}

/** A scene that fills the page. */
export const EmbedScene = ({ title, ...frame }: Props) => (
  <>
    <h1 className={title ? "embed-title" : "unseen"}>
      {sayIn(frame.locale, sceneNamed(frame.scene).words).words.title}
    </h1>
    <SceneFrame anchor={frame.scene} {...frame} />
  </>
);

/** The embed of the bare address, as it is prerendered. */
export const bareEmbed = (scene: string, locale: Locale): Props => ({
  scene,
  locale,
  query: "",
  controls: defaultControls,
  title: true,
});
