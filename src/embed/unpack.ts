/** A text that was packed: gzip, in base64. It is also written out as text, and sees nothing but its values. */
export const unpack = (packed: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
};

/** Runs the packed script that an element of this id holds. */
const run = (unpacking: typeof unpack, id: string): void => {
  unpacking(document.getElementById(id)!.textContent).then((code) => {
    const script = document.createElement("script");
    script.text = code;
    document.body.append(script);
  }, reportError);
};

/** The script of a page whose own is packed. */
export const unpackScript = (id: string): string => `(${run})(${unpack},${JSON.stringify(id)})`;
