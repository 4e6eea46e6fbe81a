import type { ChanceSource } from "./chance.ts";
import { CHANCE, type Choice, type Decision, type LogEvent, type Rule, type Seat } from "./decision.ts";
import {
  completeOptions,
  completeScenario,
  type Game,
  type GameInfo,
  type Json,
  type Options,
  type Outcome,
  type Position,
  type View,
  type Viewer,
} from "./game.ts";
import { digest } from "./hash.ts";
import { Run, recorded } from "./run.ts";

/** What a match is played from; public from the start. */
export interface Head {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** SHA-256 of the sealed chance source's seed. */
  readonly commitment?: string;
}

/**
 * One answer of a player or of chance. The hash covers the answer, the position it led to and the hash before it,
 * so the last hash of a record stands for the whole of it.
 */
export interface Entry {
  readonly seat: Seat;
  readonly key: string;
  readonly hash: string;
}

/** A decision with one choice, taken by the engine. */
export interface ForcedEvent extends LogEvent {
  readonly kind: "forced";
  readonly seat: Seat;
  readonly choice: string;
}

/** What is told of it: in a game with secrets a key may name something hidden, so only its seat is told. */
export const forcedEvent = (
  { secrets }: GameInfo,
  { rule, seat, choices: [choice] }: Decision,
): ForcedEvent => ({ kind: "forced", rule, seat, choice: choice.key, ...(secrets && { audience: [seat] }) });

/** An event, and how many entries had been made when it happened. */
export interface LoggedEvent {
  readonly at: number;
  readonly event: LogEvent;
}

export type RefusalCode = "over" | "stale" | "out-of-turn" | "not-listed" | "nothing-to-undo";

/** A choice that was not accepted; nothing has changed. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalCode;
  readonly rule: Rule | undefined;

  constructor(code: RefusalCode, message: string, rule?: Rule) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** Where the play began that has come to the open question, and the answers on its way. */
export interface Stretch<S> {
  readonly checkpoint: S;
  readonly since: readonly Choice[];
}

interface Checkpoint<S> {
  readonly at: number;
  readonly asked: number;
  readonly state: S;
}

interface CheckpointSaved {
  readonly at: number;
  readonly asked: number;
  readonly state: Json;
}

/** A match as stored: the checkpoint, what was chosen since, and what came before it for the record. */
export interface Save {
  readonly sandtable: "save";
  readonly version: 1;
  readonly head: Head;
  readonly checkpoint: CheckpointSaved;
  /** A later checkpoint, if one was asked for: only what came after it is replayed. */
  readonly last?: CheckpointSaved;
  readonly floor: number;
  readonly number: number;
  /** What the match had forgotten: so many entries, the last of which has this hash. */
  readonly past?: { readonly entries: number; readonly hash: string };
  readonly entries: readonly (readonly [Seat, string, string])[];
  /** Digest of all the rest: a damaged file is noticed. */
  readonly digest: string;
}

export interface Start {
  readonly scenario?: string | undefined;
  readonly options?: Options;
  readonly commitment?: string | undefined;
  readonly chance: ChanceSource;
}

/**
 * One game being played: feeds the coroutine, keeps the record, and can go back and fork by replaying it.
 */
export class Match<S extends Position = Position> {
  readonly game: Game<S>;
  readonly head: Head;
  readonly #chance: ChanceSource;
  #state!: S;
  #run!: Run<S>;
  #decision: Decision | undefined;
  #outcome: Outcome | undefined;
  #entries: Entry[] = [];
  /** How many entries before those are forgotten, and the hash of the last of them. */
  #past = 0;
  #pastHash = "";
  #events: LoggedEvent[] = [];
  /** What is handed out: copies, so that nobody else can change the record. */
  #shownEntries: readonly Entry[] | undefined;
  #shownEvents: readonly LoggedEvent[] | undefined;
  /** Checkpoints from the last one at or before the floor. */
  #checkpoints: Checkpoint<S>[] = [];
  /** Undo goes back to this many entries and no further. */
  #floor = 0;
  #turn: Seat | undefined;
  #asked = 0;
  #number = 0;

  private constructor(game: Game<S>, head: Head, chance: ChanceSource, state: S) {
    this.game = game;
    this.head = Object.freeze(head);
    this.#chance = chance;
    this.#begin(state);
  }

  static start<S extends Position>(
    game: Game<S>,
    { scenario, options = {}, commitment, chance }: Start,
  ): Match<S> {
    const head: Head = {
      game: game.id,
      scenario: completeScenario(game, scenario),
      options: completeOptions(game, options),
      ...(commitment !== undefined && { commitment }),
    };
    const match = new Match(game, head, chance, game.setup(head.scenario, head.options));
    match.#checkpoint();
    match.#listen();
    match.#proceed(undefined, []);
    return match;
  }

  /** The open question; none when the game is over. */
  get decision(): Decision | undefined {
    return this.#decision;
  }

  /** The number of the open question: a choice made for an older one is refused. */
  get number(): number {
    return this.#number;
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** How many entries have been made. */
  get made(): number {
    return this.#past + this.#entries.length;
  }

  /** The entries that are remembered: all of them, unless the match was told to {@link forget}. */
  get entries(): readonly Entry[] {
    this.#shownEntries ??= Object.freeze(this.#entries.slice());
    return this.#shownEntries;
  }

  get events(): readonly LoggedEvent[] {
    this.#shownEvents ??= Object.freeze(this.#events.slice());
    return this.#shownEvents;
  }

  /** How many entries undo can bring back at most down to. */
  get floor(): number {
    return this.#floor;
  }

  /** A copy of the position, for looking at. */
  get state(): S {
    return this.game.clone(this.#state);
  }

  /** Names the position: the state and the open question. Equal in every run that came this way. */
  get hash(): string {
    const question = this.#decision;
    return positionHash(this.game, this.#state, question);
  }

  /** The checkpoint before the open question, as a copy, and every answer given since; forced ones left out. */
  get stretch(): Stretch<S> {
    const { at, state } = this.#checkpoints.at(-1)!;
    const since = this.#entries.slice(at - this.#past).map(({ key }) => this.game.choice(key)!);
    return { checkpoint: this.game.clone(state), since };
  }

  /** How many answers have been given since the checkpoint. */
  get sinceCheckpoint(): number {
    return this.#past + this.#entries.length - this.#checkpoints.at(-1)!.at;
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }

  /** The legal choices of a seat: none for a seat that does not decide. */
  choices(seat: Seat): readonly Choice[] {
    return this.#decision?.seat === seat ? this.#decision.choices : [];
  }

  /** Take a listed choice. Anything else is refused and changes nothing. */
  choose(seat: Seat, key: string, number = this.#number): void {
    const decision = this.#decision;
    if (!decision) throw new Refused("over", "the game is over");
    if (number !== this.#number) {
      throw new Refused(
        "stale",
        `this answers question ${number}, but question ${this.#number} is open`,
        decision.rule,
      );
    }
    if (decision.seat !== seat)
      throw new Refused("out-of-turn", `${decision.seat} decides now, not ${seat}`, decision.rule);
    const choice = decision.choices.find((candidate) => candidate.key === key);
    if (!choice)
      throw new Refused(
        "not-listed",
        `"${key}" is not among the choices of rule ${decision.rule}`,
        decision.rule,
      );

    const { made } = this;
    const before = { floor: this.#floor, turn: this.#turn, checkpoints: this.#checkpoints.slice() };
    try {
      this.#record(seat, key);
      this.#proceed(choice, []);
    } catch (error) {
      this.#checkpoints = before.checkpoints;
      this.#floor = before.floor;
      this.#turn = before.turn;
      this.#rebuild(made);
      throw error;
    }
    this.#number++;
  }

  /** Take back choices until `to` entries are left: the last one only, unless told otherwise. */
  undo(to = this.made - 1): void {
    if (!Number.isInteger(to) || to < this.#floor || to >= this.made) {
      throw new Refused(
        "nothing-to-undo",
        "nothing can be taken back behind a die, a draw, a reveal or a change of sides",
      );
    }
    this.#rebuild(to);
    this.#number++;
  }

  /** Take back everything since the last die, draw, reveal or change of seat. */
  restartTurn(): void {
    this.undo(this.#floor);
  }

  /** Another match that goes its own way from here, or from an earlier point, with its own chance. */
  fork(chance: ChanceSource, at = this.made): Match<S> {
    const past = this.#past;
    if (!Number.isInteger(at) || at < past || at > this.made) {
      throw new RangeError(`a fork starts after ${past} to ${this.made} entries, not ${String(at)}`);
    }
    const base = this.#checkpoints.findLast((checkpoint) => checkpoint.at <= at);
    const head: Head = { game: this.head.game, scenario: this.head.scenario, options: this.head.options };
    const state = base ? this.game.clone(base.state) : this.game.setup(head.scenario, head.options);
    const fork = new Match(this.game, head, chance, state);
    fork.#past = past;
    fork.#pastHash = this.#pastHash;
    fork.#entries = this.#entries.slice(0, (base?.at ?? 0) - past);
    fork.#asked = base?.asked ?? 0;
    fork.#checkpoint();
    fork.#proceed(undefined, this.#entries.slice((base?.at ?? 0) - past, at - past));
    fork.#listen();
    return fork;
  }

  /** Remember no more of the record than undo may need, for one who keeps it elsewhere. */
  forget(): void {
    const gone = this.#checkpoints[0].at - this.#past;
    if (gone === 0) return;
    this.#pastHash = this.#entries[gone - 1].hash;
    this.#entries.splice(0, gone);
    this.#past += gone;
    this.#events = this.#events.filter(({ at }) => at > this.#past);
    this.#shownEntries = undefined;
    this.#shownEvents = undefined;
  }

  /** With `isQuick` it holds a second position, and restoring it does not go through a long turn again. */
  save({ isQuick = false }: { readonly isQuick?: boolean } = {}): Save {
    const base = this.#checkpoints[0];
    const last = this.#checkpoints.at(-1)!;
    const saved = ({ at, asked, state }: Checkpoint<S>): CheckpointSaved => ({
      at,
      asked,
      state: this.game.save(state),
    });
    const text = JSON.stringify({
      sandtable: "save",
      version: 1,
      head: this.head,
      checkpoint: saved(base),
      // Nothing is played on from the end.
      ...(isQuick && last !== base && !this.#outcome && { last: saved(last) }),
      floor: this.#floor,
      number: this.#number,
      ...(this.#past > 0 && { past: { entries: this.#past, hash: this.#pastHash } }),
      entries: this.#entries.map((entry) => [entry.seat, entry.key, entry.hash]),
    });
    return { ...(JSON.parse(text) as Omit<Save, "digest">), digest: digest(text) };
  }

  /**
   * The match that was saved; throws an error that says what is wrong with a damaged one. Entries before the
   * checkpoint are taken as told, for only those after it are replayed: a record is proved by `verify`.
   */
  static restore<S extends Position>(game: Game<S>, save: Save, chance: ChanceSource): Match<S> {
    checkSave(game, save);
    const { at, asked } = save.checkpoint;
    const { scenario, options, commitment } = save.head;
    const head: Head = { game: game.id, scenario, options, ...(commitment !== undefined && { commitment }) };
    const state = game.load(save.checkpoint.state);
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`this is not a whole save: its position cannot be (${broken[0]})`);
    const match = new Match(game, head, chance, state);
    const entries = save.entries.map(([seat, key, hash]) => ({ seat, key, hash }));
    const { entries: past, hash: pastHash } = save.past ?? { entries: 0, hash: "" };
    match.#past = past;
    match.#pastHash = pastHash;
    match.#entries = entries.slice(0, at - past);
    match.#asked = asked;
    match.#checkpoint();
    const { last } = save;
    if (last) match.#skipTo(last, entries.slice(at - past, last.at - past));
    // Whatever can be taken back is the doing of one seat.
    if (last && save.floor < past + entries.length) match.#turn = entries.at(-1)?.seat;
    match.#listen();
    match.#proceed(undefined, entries.slice(match.made - past));
    match.#floor = save.floor;
    match.#number = save.number;
    const strayed = entries.findIndex((entry, index) => entry.hash !== match.entries[index]?.hash);
    if (strayed >= 0 || match.entries.length !== entries.length) {
      throw new Error(
        `this is not a whole save: entry ${past + strayed + 1} leads to another position than the one on record`,
      );
    }
    return match;
  }

  /** Take what lies between two checkpoints as told. */
  #skipTo({ asked, state }: CheckpointSaved, between: readonly Entry[]): void {
    this.#entries.push(...between);
    this.#asked = asked;
    this.#begin(this.game.load(state));
    this.#checkpoint();
  }

  #listen(): void {
    this.#state.log = (event) => {
      this.#events.push({ at: this.made, event });
      this.#shownEvents = undefined;
      if (event.reveals) this.#floor = this.made;
    };
  }

  #record(seat: Seat, key: string): void {
    if (seat !== CHANCE && seat !== this.#turn) {
      this.#floor = this.made;
      this.#turn = seat;
    }
    this.#entries.push({ seat, key, hash: "" });
    this.#shownEntries = undefined;
    if (seat === CHANCE) {
      this.#asked++;
      this.#floor = this.made;
    }
  }

  /** Note the position the last entry has led to. */
  #seal(question: Decision | undefined): void {
    const last = this.#entries.length - 1;
    const entry = this.#entries[last];
    if (entry && entry.hash === "") {
      const before = this.#entries[last - 1]?.hash ?? this.#pastHash;
      const hash = digest(
        `${before} ${entry.seat} ${entry.key} ${positionHash(this.game, this.#state, question)}`,
      );
      this.#entries[last] = Object.freeze({ ...entry, hash });
      this.#shownEntries = undefined;
    }
  }

  #checkpoint(): void {
    this.#checkpoints.push({
      at: this.made,
      asked: this.#asked,
      state: this.game.clone(this.#state),
    });
  }

  /** Forget the checkpoints that undo can no longer reach. */
  #prune(): void {
    const reachable = this.#checkpoints.findLastIndex((checkpoint) => checkpoint.at <= this.#floor);
    if (reachable > 0) this.#checkpoints.splice(0, reachable);
  }

  /** Play on from the state, listening for checkpoints and for what is taken unasked. */
  #begin(state: S): void {
    this.#state = state;
    this.#run = new Run(this.game, state);
    this.#run.reached = () => {
      this.#checkpoint();
      return false;
    };
    this.#run.unasked = (decision) => this.#state.log?.(forcedEvent(this.game, decision));
  }

  /** Go on until somebody must decide who has not: first the given answer, then the script, then chance. */
  #proceed(answer: Choice | undefined, script: readonly Entry[]): void {
    let next = answer;
    let played = 0;
    for (;;) {
      const decision = this.#run.next(next);
      if (decision?.choices.length === 0)
        throw new Error(`rule ${decision.rule} asks ${decision.seat} without any choice`);
      this.#seal(decision);
      if (played < script.length) {
        const entry = script[played++];
        next = recorded(decision, entry.seat, entry.key, this.made + 1);
        this.#record(entry.seat, entry.key);
      } else if (decision?.seat === CHANCE) {
        next = decision.choices[this.#chance.answer(decision, this.#asked)];
        if (!next)
          throw new Error(
            `the chance source answers rule ${decision.rule} with an outcome that is not listed`,
          );
        this.#record(CHANCE, next.key);
      } else {
        this.#decision = decision;
        if (!decision) {
          this.#outcome = this.game.outcome(this.#state);
          return;
        }
        Object.freeze(decision.choices);
        if (decision.seat !== this.#turn) {
          this.#floor = this.made;
          this.#turn = decision.seat;
        }
        this.#prune();
        return;
      }
    }
  }

  /** Back to the position after `to` entries, by replaying from the checkpoint before it. */
  #rebuild(to: number): void {
    const base = this.#checkpoints.findLastIndex((checkpoint) => checkpoint.at <= to);
    const { at, asked, state } = this.#checkpoints[base];
    const { floor, turn } = { floor: this.#floor, turn: this.#turn };
    const script = this.#entries.slice(at - this.#past, to - this.#past);
    this.#checkpoints.length = base + 1;
    this.#entries.length = at - this.#past;
    this.#shownEntries = undefined;
    this.#asked = asked;
    this.#outcome = undefined;
    this.#begin(this.game.clone(state));
    this.#proceed(undefined, script);
    this.#floor = floor;
    this.#turn = turn;
    this.#events = this.#events.filter((event) => event.at <= to);
    this.#shownEvents = undefined;
    this.#listen();
  }
}

function positionHash<S extends Position>(game: Game<S>, state: S, question: Decision | undefined): string {
  const open = question
    ? `${question.seat} ${question.rule} ${question.choices.map((choice) => choice.key).join(" ")}`
    : "over";
  return digest(`${JSON.stringify(game.save(state))}\n${open}`);
}

function checkSave(game: GameInfo, save: Save): void {
  const wrong = (what: string): never => {
    throw new Error(`this is not a whole save: ${what}`);
  };
  if (save === null || typeof save !== "object" || save.sandtable !== "save")
    wrong('it does not say "sandtable": "save"');
  if (save.version !== 1) wrong(`version ${JSON.stringify(save.version)} is not known`);
  if (save.head === null || typeof save.head !== "object") wrong("its head is missing");
  if (save.head.game !== game.id) wrong(`it belongs to ${JSON.stringify(save.head.game)}, not ${game.id}`);
  completeScenario(game, save.head.scenario);
  completeOptions(game, save.head.options ?? wrong("its options are missing"));
  const count = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
  if (!Array.isArray(save.entries)) wrong("its entries are missing");
  for (const [index, entry] of save.entries.entries()) {
    if (!Array.isArray(entry) || entry.length !== 3 || entry.some((part) => typeof part !== "string"))
      wrong(`entry ${index + 1} is broken`);
  }
  if (!save.checkpoint || !count(save.checkpoint.at) || !count(save.checkpoint.asked))
    wrong("its checkpoint is missing");
  if (save.past && !(count(save.past.entries) && typeof save.past.hash === "string"))
    wrong("its past is broken");
  const past = save.past?.entries ?? 0;
  const made = past + save.entries.length;
  if (save.checkpoint.at > made) wrong("its checkpoint lies behind its entries");
  const { last } = save;
  if (last && !(count(last.at) && count(last.asked) && last.at >= save.checkpoint.at && last.at <= made))
    wrong("its last checkpoint is broken");
  if (save.checkpoint.at < past) wrong("its checkpoint is forgotten");
  const { digest: told, ...rest } = save;
  if (digest(JSON.stringify(rest)) !== told) wrong("its digest does not fit, so something in it was changed");
  if (!count(save.floor) || save.floor < save.checkpoint.at || save.floor > made || !count(save.number))
    wrong("its counters are broken");
}
