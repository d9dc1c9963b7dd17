// @types/seedrandom describes the package's main file only. This is its small generator file, without the
// entropy pool and the crypto code, as far as it is used here.
declare module "seedrandom/lib/xor128.js" {
  interface Xor128State {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly w: number;
  }
  interface Xor128 {
    (): number;
    int32(): number;
    state(): Xor128State;
  }
  export default function xor128(seed: number, options: { readonly state: true }): Xor128;
}
