import fc from "fast-check";
import type { AnyParams, AnyScene, Param } from "../../src/scenes/contract.ts";

/** Small enough for hundreds of runs in a test, whatever the parameter. */
const MOST = 400;

/** Texts that no menu offers, by the parameter's name. */
const texts: Readonly<Record<string, readonly string[]>> = {
  lost: ["request1", "answer1,request2", "request1,answer2,request3,answer3", "answer9,request10"],
};

const valuesOf = (name: string, param: Param): fc.Arbitrary<string | number> => {
  switch (param.kind) {
    case "choice":
      return fc.constantFrom(...param.of);
    case "text":
      return fc.constantFrom(param.default, ...Object.values(param.examples ?? {}), ...(texts[name] ?? []));
    case "fraction":
      return fc.constantFrom("0", "1/10", "1/3", "99/100", "1/1000");
    case "whole":
    case "seed":
      return fc.integer({ min: param.min, max: Math.min(param.max, Math.max(param.min, MOST)) });
  }
};

/** Parameters of a scene, each within its limits and all of them going together. */
export const paramsOf = (scene: AnyScene): fc.Arbitrary<AnyParams> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries<Param>(scene.params).map(([name, param]) => [name, valuesOf(name, param)]),
      ),
    )
    .filter((params) => scene.conflicts(params).length === 0);
