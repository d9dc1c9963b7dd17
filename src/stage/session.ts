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

/** One scene on one page: its parameters, its run, its player. Knows nothing of the DOM but the clock in the player. */
export class Session {
  readonly scene: AnyScene;
  readonly player: Player;
  #state: SessionState;
  #job: StartedJob<undefined> | undefined;
  #history: History | undefined;
  /** An address whose run is too heavy to be there at once. */
  #heavyQuery: string | undefined;
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
    this.player = new Player(this.#trackOf(result, false), this.#tickOf({ ...address, params }, result), {
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
    this.#open(address.params, address);
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
    else if (this.#state.result.end === "cut" && this.#job === undefined)
      this.#grow(this.#state.params, undefined);
  }

  /** Ends the worker: what has been computed stays. */
  cancel(): void {
    this.#endJob();
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
    this.#open(params, atEnd ? { params, tick: Number.POSITIVE_INFINITY, misunderstood: [] } : undefined);
  }

  #paramsOfResult: AnyParams = {};

  #open(params: AnyParams, address: Address | undefined): void {
    if (this.#state.computing !== "run") this.#paramsOfResult = this.#state.params;
    this.#endJob();
    const result = runAtOnce(this.scene, params);
    if (result === undefined) {
      this.#set({ params, computing: "run" });
      this.#grow(params, address);
      return;
    }
    const asked = address !== undefined && this.#askedTick(address) >= result.ticks ? address : undefined;
    this.#take(params, result, address, result.end === "cut");
    if (result.end === "cut") this.#grow(params, asked);
  }

  #take(params: AnyParams, result: Result, address: Address | undefined, more: boolean): void {
    this.#paramsOfResult = params;
    // told by the player, which draws the picture first: what is written around it would have to be laid out for it
    this.#state = { ...this.#state, params, result, computing: more ? "more" : undefined };
    const track = this.#trackOf(result, more);
    this.player.setTrack(track, address === undefined ? undefined : this.#tickOf(address, result));
  }

  #grow(params: AnyParams, address: Address | undefined): void {
    this.#set({ computing: this.#state.computing ?? "more" });
    let asked = address;
    const onPart = (result: Result): void => {
      if (this.#job !== job) return;
      keepRun(this.scene, params, result);
      // a moment that was asked for is gone to once, as soon as the run has it
      const reached = asked !== undefined && this.#askedTick(asked) < result.ticks;
      this.#take(params, result, reached ? asked : undefined, true);
      if (reached) asked = undefined;
    };
    const done = (): void => {
      if (this.#job !== job) return;
      this.#endJob();
      this.#take(params, this.#state.result, asked, false);
    };
    const job = startJob("grow", { scene: this.scene.name, params }, onPart);
    this.#job = job;
    job.answer.then(done, (error: unknown) => {
      this.cancel();
      throw error;
    });
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

  #tickOf(address: Address, result: Result): number {
    return Math.max(0, Math.min(result.ticks - 1, this.#askedTick(address)));
  }

  #set(some: Partial<SessionState>): void {
    const { playing, atEnd, lastTick, speed, skipQuiet } = this.player;
    const { canUndo = false, canRedo = false } = this.#history ?? {};
    this.#state = { ...this.#state, ...some, playing, atEnd, lastTick, speed, skipQuiet, canUndo, canRedo };
    emit(this.#stateListeners);
  }
}

const emit = (listeners: ReadonlySet<Listener>): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
