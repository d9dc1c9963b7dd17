// The package brings no types: this is as much of it as is used here.
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
