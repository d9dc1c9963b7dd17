import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { models } from "../../src/cli/models.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const allowed = Object.keys(models).join(", ");

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const simulate = (...args: string[]): Promise<Outcome> =>
  new Promise((done) => {
    const command = ["--import", "tsx", "src/cli/simulate.ts", ...args];
    const child = execFile(process.execPath, command, { cwd: root }, (_, stdout, stderr) => {
      done({ status: child.exitCode ?? -1, stdout, stderr });
    });
  });

describe("on the command line", { timeout: 60_000 }, () => {
  test("the storm prints the figures that the article shows", async () => {
    const { status, stdout, stderr } = await simulate("storm", '{"rule":"full","rejectCost":"1/10"}');
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
      ticks: 297,
      answered: 2000,
      gaveUp: 0,
      waiting: 0,
      requests: 18_474,
      requestsPerClient: 9.237,
      medianTick: 149,
      lastTick: 296,
      peakAfterOutage: 42,
      end: "settled",
    });
  });

  test("the scatter prints what its last row shows, and every pause", async () => {
    const { status, stdout, stderr } = await simulate("scatter", '{"rule":"exponential"}');
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const { rows, ...figures } = JSON.parse(stdout);
    expect(figures).toEqual({
      distinctLast: 1,
      minLast: 128,
      maxLast: 128,
      meanLast: 128,
      limitLast: 128,
      spanLastTime: 0,
      busiestLastTime: 100,
    });
    expect(rows.map((row: readonly number[]) => row.length)).toEqual(Array(8).fill(100));
  });

  test("the cap prints the share that waits exactly it, pause by pause", async () => {
    const { status, stdout } = await simulate("cap", '{"client":"socketIo","clients":100}');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ capMs: 5000, firstAllAtCap: 5, answered: 100 });
    expect(JSON.parse(stdout).shares).toHaveLength(10);
  });

  test("the amplification prints whole numbers as text, to the last digit", async () => {
    const services = Object.fromEntries([
      ...Array.from({ length: 60 }, (_, i) => [`s${i}`, { calls: [{ to: `s${i + 1}`, attempts: 4 }] }]),
      ["s60", { fails: 1 }],
    ]);
    const { stdout } = await simulate("amplification", JSON.stringify({ entry: "s0", services }));
    expect(JSON.parse(stdout)).toMatchObject({ requests: { s3: "64", s60: String(4n ** 60n) }, success: 0 });
  });

  test("what is absent is null", async () => {
    const { stdout } = await simulate("storm", '{"clients":0}');
    expect(JSON.parse(stdout)).toMatchObject({ requestsPerClient: null, medianTick: null, lastTick: null });
  });

  test("ticks and clients are printed one by one only when asked for", async () => {
    const params = '{"clients":3,"outage":2,"capacity":1,"rule":"immediate","rejectCost":"0"}';
    expect(JSON.parse((await simulate("storm", params)).stdout)).not.toHaveProperty("loadPerTick");
    expect(JSON.parse((await simulate("storm", params, "--per-tick")).stdout)).toMatchObject({
      loadPerTick: [3, 3, 3, 2, 1],
      answeredPerTick: [0, 0, 1, 1, 1],
      gaveUpPerTick: [0, 0, 0, 0, 0],
      answeredTick: [2, 3, 4],
    });
  });

  test("an outage under a retry budget prints its figures", async () => {
    const params = '{"arrivals":1,"capacity":1,"before":1,"outage":2,"horizon":4,"processes":1,"burst":1}';
    const { status, stdout } = await simulate("budget", params, "--per-tick");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      freshPerTick: [1, 1, 1, 1],
      loadPerTick: [1, 1, 2, 1],
      gaveUpPerTick: [0, 0, 2, 0],
      outOfBudgetPerTick: [0, 0, 2, 0],
      loadFactor: 1.5,
      goodputAfter: 1,
      recoveryTicks: 0,
      end: "horizon",
    });
  });

  test("payments print what was charged, and every customer when asked", async () => {
    const { status, stdout } = await simulate("idempotency", '{"lose":"answer"}', "--per-tick");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      charges: 2,
      doubleCharges: 1,
      expected: null,
      payments: [{ charges: 2, state: "knows", tries: 2 }],
    });
  });

  test("help says how to ask", async () => {
    const { status, stdout } = await simulate("--help");
    expect(status).toBe(0);
    expect(stdout).toContain("npm run --silent simulate -- storm");
  });

  test.each([
    ["no model", [], `no model was named; allowed: ${allowed}`],
    ["an unknown model", ["strom"], `unknown model "strom"; allowed: ${allowed}`],
    ["a name that every object has", ["constructor"], `unknown model "constructor"; allowed: ${allowed}`],
    ["JSON that breaks off", ["storm", '{"rule"'], "the parameters are not JSON: "],
    [
      "a key given twice",
      ["storm", '{"clients":5,"clients":6}'],
      '"clients" is given twice in the same object',
    ],
    ["JSON that is no object", ["storm", "[1]"], "the parameters are [1]; allowed: a JSON object"],
    [
      "a value beyond its limits",
      ["storm", '{"seed":0}'],
      "seed is 0; allowed: a whole number from 1 to 2147483647",
    ],
    [
      "an object where a share belongs",
      ["storm", '{"rejectCost":{"toString":1}}'],
      'rejectCost is {"toString":1}; allowed: 0 or "p/q" below 1',
    ],
    [
      "lists in lists in lists",
      ["storm", `{"seed":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
      "the parameters are nested too deeply",
    ],
    [
      "a name that would colour the terminal",
      ["storm", '{"\\u001b[31mred":1}'],
      " [31mred is 1; allowed: no parameter of this name",
    ],
    [
      "an unknown parameter",
      ["storm", '{"__proto__":1}'],
      "__proto__ is 1; allowed: no parameter of this name",
    ],
    [
      "a graph with a circle",
      ["amplification", '{"entry":"a","services":{"a":{"calls":[{"to":"b"}]},"b":{"calls":[{"to":"a"}]}}}'],
      "calls go in a cycle, a -> b -> a; allowed: ",
    ],
    ["an unknown flag", ["storm", "--perTick"], "unknown flag --perTick; allowed: --per-tick, --help"],
    ["too many arguments", ["storm", "{}", "{}"], "more than a model and its parameters: {}"],
  ])("%s is refused in one line, with status 2", async (_, args, message) => {
    const { status, stdout, stderr } = await simulate(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr.startsWith(message)).toBe(true);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
