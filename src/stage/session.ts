import type { AnyParams, AnyScene, Result } from "../scenes/contract.ts";
import { type Address, decodeAddress, defaultsOf, encodeAddress, type Misunderstood } from "./address.ts";
import type { History } from "./history.ts";
import { Player } from "./player.ts";
import { keepRun, runAtOnce } from "./runs.ts";
import { type StartedJob, startJob } from "./startJob.ts";

/** What changes seldom enough for React to follow. A new object at every change. */
export interface SessionState {
  readonly params: AnyParams;
  readonly result: Result;
  /** A worker computes: the run under `params` (`result` is still the old one), or more of `result`. */
  readonly computing: "run" | "more" | undefined;
  readonly playing: boolean;
  readonly atEnd: boolean;
  readonly lastTick: number;
  readonly speed: Player["speed"];
  readonly skipQuiet: boolean;
  readonly misunderstood: readonly Misunderstood[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Listener = () => void;

/** A moment that the run does not have yet, and what is shown instead. */
interface Awaited {
  readonly tick: number;
  readonly insteadTick: number;
  readonly playing: boolean;
}

/** One scene on one page: its parameters, its run, its player. Knows nothing of the DOM but the clock in the player. */
export class Session {
  readonly scene: AnyScene;
  readonly player: Player;
  #state: SessionState;
  #job: StartedJob<undefined> | undefined;
  #history: History | undefined;
  /** An address whose run is too heavy to be there at once. */
  #heavyQuery: string | undefined;
  /** Where the reader wants to be as soon as the run gets there. */
  #awaited: Awaited | undefined;
  readonly #stateListeners = new Set<Listener>();
  readonly #tickListeners = new Set<Listener>();
  readonly #phaseListeners = new Set<Listener>();

  constructor(scene: AnyScene, query: string) {
    this.scene = scene;
    const address = decodeAddress(scene, query);
    // a page must be whole before any worker: an address that is too heavy shows the default until its run is there
    const heavy = scene.heavy(address.params);
    const params = heavy ? defaultsOf(scene) : address.params;
    this.#heavyQuery = heavy ? query : undefined;
    const result = runAtOnce(scene, params)!;
    const tick = this.#askedTick({ ...address, params });
    this.#paramsOfResult = params;
    this.player = new Player(this.#trackOf(result, false), within(result, tick), {
      tick: () => emit(this.#tickListeners),
      phase: () => emit(this.#phaseListeners),
      state: () => this.#set({}),
    });
    this.#state = {
      params,
      result,
      computing: undefined,
      playing: false,
      atEnd: this.player.atEnd,
      lastTick: this.player.lastTick,
      speed: this.player.speed,
      skipQuiet: this.player.skipQuiet,
      misunderstood: address.misunderstood,
      canUndo: false,
      canRedo: false,
    };
    this.#await(tick, result);
  }

  get state(): SessionState {
    return this.#state;
  }
  /** The query of this moment. */
  get query(): string {
    return encodeAddress(this.scene, this.#state.params, this.player.tick);
  }

  readonly onState = (listener: Listener): (() => void) => subscribe(this.#stateListeners, listener);
  readonly onTick = (listener: Listener): (() => void) => subscribe(this.#tickListeners, listener);
  readonly onPhase = (listener: Listener): (() => void) => subscribe(this.#phaseListeners, listener);

  /** From now on changes can be taken back: for a scene with an editor, which brings the history along. */
  remember(history: History): void {
    this.#history ??= history;
  }

  /** Shows the moment of an address, paused; the player's own state otherwise stays. What the reader had set can be got back. */
  show(query: string): void {
    const address = decodeAddress(this.scene, query);
    this.player.pause();
    // however many steps of a text go by, what the reader had made is one press of Undo away
    if (this.#history?.canUndo && !this.#isShown(address.params))
      this.#history.note(this.#state.params, "shown");
    this.#set({ misunderstood: address.misunderstood });
    this.#open(address.params, this.#askedTick(address));
  }

  /**
   * Changes parameters and keeps the moment as far as the new run has it. Values must be allowed ones. Changes of one
   * `part` are taken back together.
   */
  change(some: AnyParams, part?: string): void {
    const params = { ...this.#state.params, ...some };
    if (this.#isShown(params)) return;
    this.#history?.note(this.#state.params, part);
    this.#reopen(params);
  }

  /** Takes the reader's last change back; `redo` makes it again. */
  undo(): void {
    const before = this.#history?.undo(this.#state.params);
    if (before !== undefined) this.#reopen(before);
  }
  redo(): void {
    const after = this.#history?.redo(this.#state.params);
    if (after !== undefined) this.#reopen(after);
  }

  /** Computes on to where the run settles or is left. */
  continueRun(): void {
    const heavy = this.#heavyQuery;
    this.#heavyQuery = undefined;
    if (heavy !== undefined) this.show(heavy);
    else if (this.#state.result.end === "cut" && this.#job === undefined) this.#grow(this.#state.params);
  }

  /** Ends the worker: what has been computed stays. */
  cancel(): void {
    this.#endJob();
    this.#awaited = undefined;
    // params must again be those of the picture
    if (this.#state.computing === "run") this.#set({ params: this.#paramsOfResult });
    this.#set({ computing: undefined });
    this.player.setTrack(this.#trackOf(this.#state.result, false));
  }

  end(): void {
    this.player.pause();
    this.#endJob();
  }

  #isShown(params: AnyParams): boolean {
    return encodeAddress(this.scene, params) === encodeAddress(this.scene, this.#state.params);
  }

  /** Other parameters, the same moment: the tick, or the end. */
  #reopen(params: AnyParams): void {
    const atEnd = this.scene.clock?.keepsEnd && this.player.atEnd;
    this.#open(params, atEnd ? Number.POSITIVE_INFINITY : this.#wantedTick);
  }

  #paramsOfResult: AnyParams;

  #open(params: AnyParams, tick: number): void {
    if (this.#state.computing !== "run") this.#paramsOfResult = this.#state.params;
    this.#endJob();
    const result = runAtOnce(this.scene, params);
    if (result === undefined) {
      this.#set({ params, computing: "run" });
      this.#awaited = { tick, insteadTick: this.player.tick, playing: this.player.playing };
      this.#grow(params);
      return;
    }
    const cut = result.end === "cut";
    this.#take(params, result, tick, cut);
    if (cut) this.#grow(params);
  }

  #take(params: AnyParams, result: Result, tick: number, more: boolean): void {
    this.#paramsOfResult = params;
    // told by the player, which draws the picture first: what is written around it would have to be laid out for it
    this.#state = { ...this.#state, params, result, computing: more ? "more" : undefined };
    this.player.setTrack(this.#trackOf(result, more), within(result, tick));
    this.#await(tick, result);
  }

  #grow(params: AnyParams): void {
    this.#set({ computing: this.#state.computing ?? "more" });
    const onPart = (result: Result): void => {
      if (this.#job !== job) return;
      // a worker begins anew, and more may be there already
      if (params === this.#paramsOfResult && result.ticks <= this.#state.result.ticks) return;
      keepRun(this.scene, params, result);
      // a moment that was asked for is gone to once, as soon as the run has it
      const awaited = this.#awaited;
      const tick = this.#wantedTick;
      const reached = tick < result.ticks;
      this.#take(params, result, reached ? tick : this.player.tick, true);
      if (!reached) this.#awaited = awaited;
    };
    const done = (): void => {
      if (this.#job !== job) return;
      this.#endJob();
      this.#take(params, this.#state.result, this.#wantedTick, false);
    };
    const job = startJob("grow", { scene: this.scene.name, params }, onPart);
    this.#job = job;
    job.answer.then(done, (error: unknown) => {
      this.cancel();
      throw error;
    });
  }

  #await(tick: number, result: Result): void {
    const { tick: insteadTick, playing } = this.player;
    this.#awaited = result.end === "cut" && tick >= result.ticks ? { tick, insteadTick, playing } : undefined;
  }

  /** The moment that is awaited, unless the reader has gone elsewhere since. */
  get #wantedTick(): number {
    const { tick, playing } = this.player;
    const awaited = this.#awaited;
    if (awaited === undefined) return tick;
    const playedOn = awaited.playing && playing && tick > awaited.insteadTick;
    return tick === awaited.insteadTick || playedOn ? awaited.tick : tick;
  }

  #endJob(): void {
    this.#job?.end();
    this.#job = undefined;
  }

  #trackOf(result: Result, growing: boolean) {
    const { clock, nextEvent } = this.scene;
    return {
      ticks: result.ticks,
      tickMs: clock?.tickMs ?? Number.POSITIVE_INFINITY,
      growing,
      nextEvent: (tick: number) => nextEvent(result, tick),
    };
  }

  #askedTick({ tick, params }: Address): number {
    return tick ?? this.scene.opening(params);
  }

  #set(some: Partial<SessionState>): void {
    const { playing, atEnd, lastTick, speed, skipQuiet } = this.player;
    const { canUndo = false, canRedo = false } = this.#history ?? {};
    this.#state = { ...this.#state, ...some, playing, atEnd, lastTick, speed, skipQuiet, canUndo, canRedo };
    emit(this.#stateListeners);
  }
}

/** The tick of a run that comes next to one. */
const within = (run: Result, tick: number): number => Math.max(0, Math.min(run.ticks - 1, tick));

const emit = (listeners: ReadonlySet<Listener>): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
