import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadScenes } from "../../../src/scenes/registry.ts";
import { encodeAddress } from "../../../src/stage/address.ts";
import { csvOf } from "../../../src/stage/files/csv.ts";
import { fileName } from "../../../src/stage/files/fileName.ts";
import { Session } from "../../../src/stage/session.ts";
import { paramsOf } from "../../scenes/arbitrary.ts";

describe.each(await loadScenes())("the files of the scene $name", (scene) => {
  const anyParams = paramsOf(scene).filter((params) => !scene.heavy(params));

  it("are named by letters that every file system takes", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const session = new Session(scene, encodeAddress(scene, params));
        expect(fileName(session, "svg", "dark")).toMatch(/^[\w.%-]+_dark\.svg$/);
      }),
      { numRuns: 20 },
    );
  });

  it("have other names for other states", () => {
    fc.assert(
      fc.property(anyParams, anyParams, (one, other) => {
        const queries = [one, other].map((params) => encodeAddress(scene, params));
        const names = queries.map((query) => fileName(new Session(scene, query), "png"));
        expect(names[0] === names[1]).toBe(queries[0] === queries[1]);
      }),
      { numRuns: 20 },
    );
  });

  it("hold in CSV one row a row of the table, each with a cell a column", () => {
    const session = new Session(scene, "");
    const table = scene.table(session.state.result);
    const lines = csvOf(table).split("\r\n");
    expect(lines.pop()).toBe("");
    expect(lines).toHaveLength(table.rows + 1);
    for (const line of lines.slice(1)) {
      const cells = line.split(",");
      expect(cells).toHaveLength(table.columns.length);
      expect(cells.filter((cell) => /NaN|undefined|Infinity/u.test(cell))).toEqual([]);
    }
  });
});

describe("a table as CSV", () => {
  it("has its times in seconds, and says so", () => {
    const table = {
      columns: [
        { name: "tick", unit: "count" },
        { name: "time", unit: "tick" },
        { name: "who", unit: "count" },
      ],
      rows: 1,
      row: () => [295, 295, 'a "b", c'],
      rowAt: () => 0,
    } as const;
    expect(csvOf(table)).toBe('tick,time_s,who\r\n295,29.5,"a ""b"", c"\r\n');
  });
});
