import type { Reader } from "../reader/reader.ts";
import type { SceneOnPage } from "./scene-on-page.ts";

interface Saved {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Keeps the files that the page hands to the reader, since not every driver tells of a download. */
export const keepSavedFiles = (reader: Reader): Promise<void> =>
  reader.read(() => {
    const blobs = new Map<string, Blob>();
    const saved: Promise<Saved>[] = [];
    Object.assign(window, { __saved: saved, __blobs: blobs });
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = make(blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function () {
      const blob = blobs.get(this.href);
      if (blob) saved.push(blob.text().then((text) => ({ name: this.download, type: blob.type, text })));
    };
  });

/** The last file that the page has handed over. */
export const lastSaved = async (reader: Reader): Promise<Saved> => {
  await reader.until(() => (window as unknown as { __saved: unknown[] }).__saved.length > 0);
  return reader.read(() => (window as unknown as { __saved: Promise<Saved>[] }).__saved.pop()!);
};

/** Takes a file along from a scene's panel of files, by the name of its button. */
export const takeAlong = async (reader: Reader, scene: SceneOnPage, kind: string): Promise<Saved> => {
  await keepSavedFiles(reader);
  await scene.press(scene.words.files);
  await scene.press(kind);
  return lastSaved(reader);
};
