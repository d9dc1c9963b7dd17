import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadScene } from "../../src/scenes/registry.ts";
import { History } from "../../src/stage/history.ts";
import { Session } from "../../src/stage/session.ts";

const scene = await loadScene("amplification");
const graphs: readonly string[] = ["a!", "a:b*2;b!", "a:b*3;b!", "a:b*4;b!"];

const remembering = (): Session => {
  const session = new Session(scene, "");
  session.remember(new History());
  return session;
};

describe("a session", () => {
  it("takes changes back one by one, and makes them again", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...graphs), { maxLength: 10 }), (made) => {
        const session = remembering();
        const seen = [session.state.params];
        for (const graph of made) {
          session.change({ graph });
          if (session.state.params !== seen.at(-1)) seen.push(session.state.params);
        }
        for (const before of seen.slice(0, -1).toReversed()) {
          expect(session.state.canUndo).toBe(true);
          session.undo();
          expect(session.state.params).toEqual(before);
        }
        expect(session.state.canUndo).toBe(false);
        for (const after of seen.slice(1)) {
          session.redo();
          expect(session.state.params).toEqual(after);
        }
        expect(session.state.canRedo).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it("takes the changes of one drag back together", () => {
    const session = remembering();
    const { params } = session.state;
    for (const graph of graphs) session.change({ graph }, "drag 1");
    session.undo();
    expect(session.state.params).toEqual(params);
  });

  it("forgets what was taken back once something else is done", () => {
    const session = remembering();
    session.change({ graph: graphs[0]! });
    session.undo();
    session.change({ graph: graphs[1]! });
    expect(session.state.canRedo).toBe(false);
  });

  it("gets the reader's work back after a step of the text has taken its place", () => {
    const session = remembering();
    session.change({ graph: graphs[2]! });
    session.show("step=diamond");
    session.show("step=shop");
    session.show("step=three-layers");
    session.undo();
    expect(session.state.params.graph).toBe(graphs[2]);
  });

  it("keeps no steps of the text, as long as the reader has changed nothing", () => {
    const session = remembering();
    session.show("step=diamond");
    session.show("step=shop");
    expect(session.state.canUndo).toBe(false);
  });

  it("stays at the end of a click whose graph is changed, and keeps the moment before it", () => {
    const session = remembering();
    expect(session.player.atEnd).toBe(true);
    session.change({ graph: graphs[3]! });
    expect(session.player.tick).toBe(session.state.result.ticks - 1);
    session.player.seek(2);
    session.change({ graph: graphs[2]! });
    expect(session.player.tick).toBe(2);
  });
});
