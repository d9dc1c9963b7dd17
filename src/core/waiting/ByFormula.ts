import type { Calendar } from "../calendar/Calendar.ts";
import type { CapApplied, RealClient } from "../clients/RealClient.ts";
import { GrowingInts } from "../memory/GrowingInts.ts";
import { nextOutput, type RandomState } from "../random/xor128.ts";
import { ticksOf } from "../units.ts";
import type { Waiting } from "./Waiting.ts";
import type { WaitingPlan } from "./WaitingPlan.ts";

/** By this retry the limit of every client has long reached its cap. */
const LATE_RETRY = 64;

/** Waiting by a real client's own formula: one call of its random function a pause. */
export function waitingByFormula(client: RealClient, applied: CapApplied): WaitingPlan {
  return {
    longestPauseTicks: ticksOf(client.longestMs(LATE_RETRY, applied)),
    begin: () => new ByFormula(client, applied),
  };
}

/** An entry is the client alone; what it remembers lies aside, by client. */
class ByFormula implements Waiting {
  readonly clientShift = 0;
  readonly maxClients = 2 ** 31;
  private readonly formula: RealClient;
  private readonly applied: CapApplied;
  private readonly failures = new GrowingInts();
  /** Microseconds: formulas give fractions of a millisecond. */
  private readonly previousUs = new GrowingInts();

  constructor(formula: RealClient, applied: CapApplied) {
    this.formula = formula;
    this.applied = applied;
  }

  entryOf(client: number): number {
    this.failures.push(0);
    this.previousUs.push(0);
    return client;
  }

  send(calendar: Calendar, at: number, tick: number, random: RandomState): number {
    const failures = this.failures.values;
    const previousUs = this.previousUs.values;
    const client = calendar.words[at] as number;
    const retry = (failures[client] as number) + 1;
    const chance = nextOutput(random) / 2 ** 32;
    const previousMs = (previousUs[client] as number) / 1000;
    const pauseMs = this.formula.pauseMs({ retry, chance, previousMs }, this.applied);
    failures[client] = retry;
    previousUs[client] = Math.round(pauseMs * 1000);
    const pauseTicks = ticksOf(pauseMs);
    calendar.put(tick + pauseTicks, client);
    return pauseTicks;
  }

  sendAll(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    for (let at = from; at < to; at++) this.send(calendar, at, tick, random);
  }
}
