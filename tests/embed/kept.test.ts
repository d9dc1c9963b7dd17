import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readKept, writeKept } from "../../src/embed/kept.ts";

/** Addresses and queries hold no space: the browser and the codec escape it. */
const part = fc.webUrl({ withQueryParameters: true });

describe("the moment kept in a frame's name", () => {
  it("is the one that was written, under the address that it was written for", () => {
    fc.assert(
      fc.property(part, part, part, (address, other, moment) => {
        const name = writeKept("", address, moment)!;
        expect(readKept(name, address)).toBe(moment);
        if (other !== address) expect(readKept(name, other)).toBeUndefined();
      }),
    );
  });

  it("takes the place of an older one and never that of a name which the host gave", () => {
    fc.assert(
      fc.property(part, part, part, fc.string({ minLength: 1 }), (address, moment, later, hostName) => {
        fc.pre(!hostName.startsWith("retry-storm-1 "));
        const name = writeKept("", address, moment)!;
        expect(readKept(writeKept(name, address, later)!, address)).toBe(later);
        expect(writeKept(hostName, address, moment)).toBeUndefined();
        expect(readKept(hostName, address)).toBeUndefined();
      }),
    );
  });
});
