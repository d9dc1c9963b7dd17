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
import { TickBooks } from "./TickBooks.ts";

/** A storm on its way: `step` by `step` through the ticks. */
export class StormRun {
  readonly params: StormParams;
  /** The run goes through the ticks before this one: it ends before more clients are born than can be told apart. */
  readonly end: number;
  tick = 0;
  requests = 0;
  private born = 0;
  /** The tick at which more clients are born; the end, when nobody is any more. */
  private nextBirthTick = 0;
  private answered = 0;
  private gaveUp = 0;
  /** How many of those who knock at this tick are still to be answered. */
  private answersLeft = 0;
  private readonly random: RandomState;
  private readonly calendar: Calendar;
  private readonly waiting: Waiting;
  private readonly perTick = new TickBooks();
  private readonly answeredTick: GrowingInts;
  /** Failures by client, where somebody counts them. */
  private readonly failures: GrowingInts | undefined;
  private readonly trace: FlowTrace | undefined;

  /** A run that will go through the ticks before `end` at most, with its flows traced if asked for. */
  constructor(params: StormParams, plan: WaitingPlan, end: number, traced: boolean) {
    this.params = params;
    const { clients, arrivals, maxAttempts } = params;
    this.random = seedXor128(params.seed);
    this.calendar = new Calendar({
      longestPauseTicks: plan.longestPauseTicks,
      clients: clients + Math.ceil(arrivals.p / arrivals.q),
    });
    this.waiting = plan.begin(this.calendar, bornBy(params, end - 1));
    this.end = Math.min(end, nextBirth(params, this.waiting.maxClients));
    this.answeredTick = new GrowingInts(clients);
    this.failures = maxAttempts === undefined ? undefined : new GrowingInts(clients);
    this.trace = traced ? new FlowTrace(plan.longestPauseTicks) : undefined;
  }

  /** Whether nobody waits, and nobody will come. */
  get settled(): boolean {
    return this.answered + this.gaveUp === this.born && this.tick > 0 && this.params.arrivals.p === 0;
  }

  /** Goes to the next tick at which somebody knocks, at most to the end. */
  skipQuiet(): void {
    this.tick = this.calendar.goToKnock(this.tick, this.nextBirthTick);
  }

  /** Goes through one tick. */
  step(): void {
    const { calendar, params, tick, answered, gaveUp } = this;
    if (tick === this.nextBirthTick) this.welcome(bornBy(params, tick));
    const load = calendar.open(tick);
    if (load > 0) {
      this.requests += load;
      this.answersLeft = answersAt(tick, load, params);
      while (calendar.nextPiece()) this.serve(calendar.pieceFrom, calendar.pieceTo);
      this.perTick.enter(tick, load, this.answered - answered, this.gaveUp - gaveUp);
    }
    this.tick++;
  }

  /** The ticks gone through as a result. It is the last that a run is asked for. */
  result(end: StormResult["end"]): StormResult {
    const { params, tick, born, answered, gaveUp, requests, trace } = this;
    this.calendar.close();
    return {
      params,
      ticks: tick,
      end,
      clients: born,
      answered,
      gaveUp,
      waiting: born - answered - gaveUp,
      requests,
      ...this.perTick.close(tick),
      answeredTick: this.answeredTick.trimmed(),
      ...(trace === undefined ? {} : { flows: trace.flows(tick) }),
    };
  }

  /** Lets fresh clients be born, up to the number `to`, who knock at once, behind those who wait for this tick. */
  private welcome(to: number): void {
    const { calendar, waiting, tick } = this;
    this.answeredTick.extend(to);
    this.answeredTick.values.fill(-1, this.born, to);
    this.failures?.extend(to);
    while (this.born < to) {
      const [from, end] = calendar.room(tick, to - this.born);
      const { words } = calendar;
      for (let at = from; at < end; at++) words[at] = waiting.entryOf(this.born++);
    }
    this.nextBirthTick = Math.min(this.end, nextBirth(this.params, to));
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
    if (this.trace === undefined) this.waiting.sendAll(calendar, from, stays, tick, this.random);
    else this.sendTraced(this.trace, from, stays);
  }

  private sendTraced(trace: FlowTrace, from: number, to: number): void {
    const { calendar, random, tick, waiting } = this;
    trace.open(tick);
    for (let at = from; at < to; at++) trace.add(waiting.send(calendar, at, tick, random));
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
