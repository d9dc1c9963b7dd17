import { Calendar } from "../calendar/Calendar.ts";
import { GrowingInts } from "../memory/GrowingInts.ts";
import { type RandomState, seedXor128 } from "../random/xor128.ts";
import type { Waiting } from "../waiting/Waiting.ts";
import type { WaitingPlan } from "../waiting/WaitingPlan.ts";
import { answersAt } from "./answers.ts";
import { bornBy, nextBirth } from "./births.ts";
import { FlowTrace } from "./flows.ts";
import type { StormParams } from "./params.ts";
import type { StormResult } from "./StormResult.ts";

/**
 * Fresh clients are served by so many at once: they lie in the calendar's memory like a piece of a bucket.
 */
const FRESH = 256;

/** A storm on its way: `step` by `step` through the ticks. */
export class StormRun {
  readonly params: StormParams;
  tick = 0;
  requests = 0;
  private born = 0;
  private answered = 0;
  private gaveUp = 0;
  /** How many of those who knock at this tick are still to be answered. */
  private answersLeft = 0;
  private readonly random: RandomState;
  private readonly calendar: Calendar;
  private readonly waiting: Waiting;
  private readonly freshAt: number;
  private readonly loadPerTick = new GrowingInts();
  private readonly answeredPerTick = new GrowingInts();
  private readonly gaveUpPerTick = new GrowingInts();
  private readonly answeredTick: GrowingInts;
  /** Failures by client, where somebody counts them. */
  private readonly failures: GrowingInts | undefined;
  private readonly trace: FlowTrace | undefined;

  /** A run that will go through the ticks before `end`, with its flows traced if asked for. */
  constructor(params: StormParams, plan: WaitingPlan, end: number, traced: boolean) {
    this.params = params;
    const { clients, arrivals, maxAttempts } = params;
    const { longestPauseTicks, words } = plan;
    this.random = seedXor128(params.seed);
    this.calendar = new Calendar({
      longestPauseTicks,
      clients: clients + Math.ceil(arrivals.p / arrivals.q),
      extraWords: words + FRESH,
    });
    this.freshAt = this.calendar.extraAt + words;
    this.waiting = plan.begin(this.calendar, bornBy(params, end - 1));
    this.answeredTick = new GrowingInts(clients);
    this.failures = maxAttempts === undefined ? undefined : new GrowingInts(clients);
    this.trace = traced ? new FlowTrace(longestPauseTicks) : undefined;
  }

  /** Whether nobody waits, and nobody will come. */
  get settled(): boolean {
    return this.answered + this.gaveUp === this.born && this.tick > 0 && this.params.arrivals.p === 0;
  }

  /** Whether the next tick's fresh clients would be more than can be told apart. */
  get full(): boolean {
    return bornBy(this.params, this.tick) > this.waiting.maxClients;
  }

  /** Goes to the next tick at which somebody knocks, at most to `end`. */
  skipQuiet(end: number): void {
    this.tick = this.calendar.nextKnock(this.tick, Math.min(end, nextBirth(this.params, this.born)));
  }

  /** Goes through one tick. */
  step(): void {
    const { calendar, params, tick, born, answered, gaveUp } = this;
    const fresh = bornBy(params, tick) - born;
    const load = calendar.open(tick) + fresh;
    if (load > 0) {
      this.requests += load;
      this.answersLeft = answersAt(tick, load, params);
      while (calendar.nextPiece()) this.serve(calendar.pieceFrom, calendar.pieceTo);
      if (fresh > 0) this.welcome(fresh);
      set(this.loadPerTick, tick, load);
      set(this.answeredPerTick, tick, this.answered - answered);
      set(this.gaveUpPerTick, tick, this.gaveUp - gaveUp);
    }
    this.tick++;
  }

  /** The ticks gone through as a result. It is the last that a run is asked for. */
  result(end: StormResult["end"]): StormResult {
    const { params, tick, born, answered, gaveUp, requests, trace } = this;
    this.calendar.close();
    for (const perTick of [this.loadPerTick, this.answeredPerTick, this.gaveUpPerTick]) perTick.extend(tick);
    return {
      params,
      ticks: tick,
      end,
      clients: born,
      answered,
      gaveUp,
      waiting: born - answered - gaveUp,
      requests,
      loadPerTick: this.loadPerTick.trimmed(),
      answeredPerTick: this.answeredPerTick.trimmed(),
      gaveUpPerTick: this.gaveUpPerTick.trimmed(),
      answeredTick: this.answeredTick.trimmed(),
      ...(trace === undefined ? {} : { flows: trace.flows(tick) }),
    };
  }

  /** Lets fresh clients be born and knock at once. */
  private welcome(fresh: number): void {
    const { calendar, waiting, freshAt, born } = this;
    this.answeredTick.extend(born + fresh);
    this.answeredTick.values.fill(-1, born, born + fresh);
    this.failures?.extend(born + fresh);
    for (let left = fresh; left > 0; left -= FRESH) {
      const to = freshAt + Math.min(left, FRESH);
      for (let at = freshAt; at < to; at++) calendar.words[at] = waiting.entryOf(this.born++);
      this.serve(freshAt, to);
    }
  }

  /**
   * Serves a piece of those who knock at this tick, in order: answers while answers are left, then refuses.
   */
  private serve(from: number, to: number): void {
    const answered = Math.min(to - from, this.answersLeft);
    this.answersLeft -= answered;
    this.answer(from, from + answered);
    if (from + answered < to) this.refuse(from + answered, to);
  }

  private answer(from: number, to: number): void {
    const { tick } = this;
    const { words } = this.calendar;
    const { values } = this.answeredTick;
    const { clientShift } = this.waiting;
    for (let i = from; i < to; i++) values[(words[i] as number) >>> clientShift] = tick;
    this.answered += to - from;
  }

  private refuse(from: number, to: number): void {
    const { calendar, tick } = this;
    const stays = this.failures === undefined ? to : this.fail(this.failures.values, from, to);
    this.waiting.wait(calendar, from, stays, tick, this.random);
    this.trace?.add(tick, calendar.words, from, stays);
  }

  /**
   * Counts a failure each; who has used up his attempts leaves, the others close ranks. Says where they end
   * now.
   */
  private fail(failures: Int32Array, from: number, to: number): number {
    const { words } = this.calendar;
    const { clientShift } = this.waiting;
    const attempts = this.params.maxAttempts ?? Number.POSITIVE_INFINITY;
    let stays = from;
    for (let i = from; i < to; i++) {
      const entry = words[i] as number;
      const client = entry >>> clientShift;
      const failed = (failures[client] as number) + 1;
      failures[client] = failed;
      if (failed < attempts) words[stays++] = entry;
    }
    this.gaveUp += to - stays;
    return stays;
  }
}

function set(perTick: GrowingInts, tick: number, value: number): void {
  perTick.extend(tick + 1);
  perTick.values[tick] = value;
}
