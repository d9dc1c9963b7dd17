import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AnyParams, Result } from "../../src/scenes/contract.ts";
import { storm } from "../../src/scenes/storm/scene.ts";
import { Session } from "../../src/stage/session.ts";
import { FIRST_PART } from "../../src/stage/until.ts";

/** The jobs begun so far. A worker's part is the run under its job's parameters, up to a number of requests. */
const jobs = vi.hoisted(
  () => [] as { part: (requests: number) => void; finish: () => void; ended: boolean }[],
);

vi.mock("../../src/stage/startJob.ts", () => ({
  startJob: (_name: string, ask: { params: AnyParams }, onPart: (result: Result) => void) => {
    let finish = () => {};
    const answer = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const part = (requests: number) => onPart(storm.run(ask.params as never, { tick: 1e9, requests }));
    const job = { part, finish, ended: false };
    jobs.push(job);
    return {
      answer,
      end: () => {
        job.ended = true;
      },
    };
  },
}));

const running = () => {
  const job = jobs.at(-1);
  if (job === undefined || job.ended) throw new Error("no worker runs");
  return job;
};

const LATE = 600;
/** Retrying at once never ends: everybody knocks in every tick. */
const ENOUGH = storm.params.clients.default * (LATE + 100);

beforeEach(() => {
  jobs.length = 0;
});

// each test has a seed of its own: a run that is kept would be met again
describe("a moment that the first part of a run does not reach", () => {
  test("is shown as soon as a worker has computed so far", () => {
    const session = new Session(storm, `rule=immediate&seed=1&t=${LATE}`);
    expect(session.player.tick).toBeLessThan(LATE);
    session.continueRun();
    running().part(ENOUGH / 4);
    expect(session.player.tick).toBeLessThan(LATE);
    running().part(ENOUGH);
    expect(session.player.tick).toBe(LATE);
  });

  test("is kept through changes, however quickly they follow one another", () => {
    const session = new Session(storm, "rule=full&seed=2&t=250");
    session.change({ rule: "immediate" });
    session.change({ rule: "constant" });
    session.change({ rule: "immediate" });
    expect(session.player.tick).toBeLessThan(250);
    running().part(ENOUGH);
    expect(session.player.tick).toBe(250);
  });

  test("is the end where the run turns out to be shorter", async () => {
    const session = new Session(storm, `rule=immediate&seed=3&t=${LATE}`);
    session.continueRun();
    running().part(ENOUGH / 2);
    running().finish();
    await vi.waitFor(() => expect(session.state.computing).toBeUndefined());
    expect(session.player.tick).toBe(session.player.lastTick);
  });

  test("is forgotten when the reader goes elsewhere, and when the computing is stopped", () => {
    const session = new Session(storm, `rule=immediate&seed=4&t=${LATE}`);
    session.continueRun();
    session.player.seek(20);
    running().part(ENOUGH);
    expect(session.player.tick).toBe(20);

    const stopped = new Session(storm, `rule=immediate&seed=5&t=${LATE}`);
    stopped.continueRun();
    stopped.cancel();
    const { tick } = stopped.player;
    stopped.continueRun();
    running().part(ENOUGH);
    expect(stopped.player.tick).toBe(tick);
  });
});

test("a run that is there already does not shrink while a worker begins it anew", () => {
  const session = new Session(storm, "rule=immediate&seed=6");
  session.continueRun();
  running().part(2 * FIRST_PART.requests);
  const { lastTick } = session.player;
  session.show(`rule=immediate&seed=6&t=${lastTick}`);
  running().part(FIRST_PART.requests);
  expect([session.player.tick, session.player.lastTick]).toEqual([lastTick, lastTick]);
  running().part(4 * FIRST_PART.requests);
  expect(session.player.tick).toBe(lastTick);
  expect(session.player.lastTick).toBeGreaterThan(lastTick);
});
