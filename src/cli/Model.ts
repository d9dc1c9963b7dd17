/** A model on the command line: parameters as parsed from JSON in, plain data for JSON out. */
export interface Model {
  /** Throws a ParamError when it does not take the parameters. */
  run(params: Readonly<Record<string, unknown>>, options: { readonly perTick: boolean }): unknown;
}
