// The package brings no types: this is as much of it as is used here.
declare module "gifenc" {
  type Colour = readonly number[];
  interface FrameOptions {
    readonly palette?: readonly Colour[];
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** In ms. */
    readonly delay?: number;
    readonly dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): readonly Colour[];
  export function applyPalette(rgba: Uint8ClampedArray, palette: readonly Colour[]): Uint8Array;
}
