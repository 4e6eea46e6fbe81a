import type { Viewer as Eyes, Game, LogEvent, Match, Seat } from "@sandtable/engine";
import type { Update, UpdateSent, View } from "@sandtable/protocol";
import { changeOf } from "@sandtable/protocol/change";
import type { StoredAction } from "../store/store.ts";
import type { Moment } from "./moment.ts";
import { maySee, sideOf, type Viewer } from "./viewer.ts";

/** The position as it is now, for looking at: whoever looks only now and then does not have it copied each time. */
type Board = Pick<Match, "view">;

/** An update without the position. */
type Told = Omit<Update, "view">;

/** All of it that cannot be worked out from the position; plain data. */
export interface SightSaved {
  readonly number: number;
  readonly before: number;
  readonly steps: readonly number[];
  readonly kept: readonly (readonly [number, number])[];
  readonly latest: Told;
  readonly answers: readonly (readonly [number, StoredAction])[];
}

/** A choice is recognised when it is sent again so many updates later; nobody waits longer for an answer. */
const MOST_ANSWERS = 32;

/**
 * What viewers of one kind have been told. Who sees everything counts every action; who does not counts the moments in
 * which there was something to see, by numbers of its own: how many answers the other side gave in secret is told by no
 * number, no count of steps and no update. It grows with the turn, not with the game: what came before the floor is
 * counted and no more.
 */
export class Sight {
  readonly viewer: Viewer;
  readonly #game: Game;
  readonly #seesAll: boolean;
  /** How many updates were told. */
  number = 0;
  /** Whether there was something to see in the last action. */
  saw = true;
  /** Where its own steps lie that stand, by the entries of the match, from the last one before the floor on. */
  #steps: number[] = [];
  #before = 0;
  /** How many events were seen up to each position that undo may come back to. */
  #kept: [entries: number, events: number][] = [];
  #latest: Told | undefined;
  /** What was answered to its last updates. */
  readonly #answers = new Map<number, StoredAction>();
  /** The position as it is seen now, once somebody wants to know, and what changed in the last update. */
  #view: View | undefined;
  #news: Pick<UpdateSent, "view" | "change"> | undefined;
  #viewBefore: View | undefined;
  #next: Seat | undefined;

  constructor(game: Game, viewer: Viewer, seesAll: boolean) {
    this.#game = game;
    this.viewer = viewer;
    this.#seesAll = seesAll;
  }

  /** The steps that stand; its own, where it does not see everything. */
  get steps(): number {
    return this.#before + this.#steps.length - 1;
  }

  /** The last of its steps that had come to no more than so many entries. */
  stepAt(entries: number): number {
    return Math.max(0, this.#before + this.#steps.findLastIndex((step) => step <= entries));
  }

  /** How many entries there were at a step, if undo may come back to it. */
  entriesAt(step: number): number | undefined {
    return this.#steps[step - this.#before];
  }

  /** How many events it had seen at the positions before the table began that undo may come back to. */
  begin(kept: [entries: number, events: number][]): void {
    this.#kept.unshift(...kept);
  }

  /** The position as it is seen now. */
  view(board: Board): View {
    this.#view ??= board.view(this.#side);
    return this.#view;
  }

  /** Everything lies open in a game without secrets: one view for all. */
  get #side(): Eyes {
    return this.#game.secrets ? sideOf(this.viewer, this.#next) : "spectator";
  }

  /** What is answered to its last update. */
  answer(action: StoredAction): void {
    if (this.#answers.has(this.number)) return;
    this.#answers.set(this.number, action);
    for (const number of this.#answers.keys()) {
      if (this.#answers.size <= MOST_ANSWERS) break;
      this.#answers.delete(number);
    }
  }

  /** What was answered to an update, if that is not long ago. */
  answerTo(number: number): StoredAction | undefined {
    return this.#answers.get(number);
  }

  /** It went further back than it remembers: so many events had been seen there. */
  back(entries: number, kept: number): void {
    this.#steps = [entries];
    this.#kept = [[entries, kept]];
  }

  /** Look at what has happened. Where nothing is hidden any more, entries are counted as they are. */
  note(moment: Moment, board: Board, isTold: boolean): void {
    const { act, seat, label, entries, floor, next } = moment;
    const events = this.#seesAll
      ? moment.events
      : moment.events.filter((event) => maySee(this.viewer, event));
    const kept = this.#keep(entries, floor, events);
    this.#viewBefore = this.#view;
    this.#view = undefined;
    this.#news = undefined;
    const isOwn = seat !== undefined && this.viewer.seats.includes(seat);
    const isOtherTurn = next !== this.#next;
    this.#next = next;
    // One who sees everything sees every action, and the position when somebody asks for it.
    this.saw = this.#seesAll || this.#hasChanged(board) || isOwn || isOtherTurn || events.length > 0;
    while (this.#steps.length > 0 && this.#steps[this.#steps.length - 1] > entries) this.#steps.pop();
    if (!this.saw) return;
    if (this.#steps.at(-1) !== entries) this.#steps.push(entries);
    this.number++;
    this.#latest = {
      number: this.number,
      act,
      ...(seat !== undefined && { seat }),
      ...(label && { label }),
      entries: this.#seesAll || isTold ? entries : this.stepAt(entries),
      events,
      kept,
    };
    const reached = this.#steps.findLastIndex((step) => step <= floor);
    if (reached > 0) {
      this.#steps.splice(0, reached);
      this.#before += reached;
    }
  }

  #keep(entries: number, floor: number, events: readonly LogEvent[]): number {
    while (this.#kept.length > 1 && this.#kept[this.#kept.length - 1][0] > entries) this.#kept.pop();
    const count = (this.#kept.at(-1)?.[1] ?? 0) + events.length;
    if (this.#kept.at(-1)?.[0] === entries) this.#kept.pop();
    this.#kept.push([entries, count]);
    const reached = this.#kept.findLastIndex(([at]) => at <= floor);
    if (reached > 0) this.#kept.splice(0, reached);
    return count;
  }

  #hasChanged(board: Board): boolean {
    const { view, change } = this.#difference(board);
    return view !== undefined || change !== undefined;
  }

  #difference(board: Board): Pick<UpdateSent, "view" | "change"> {
    if (!this.#news) {
      const view = this.view(board);
      const change = this.#viewBefore === undefined ? undefined : changeOf(this.#viewBefore, view);
      this.#news = this.#viewBefore === undefined ? { view } : change ? { change } : {};
      this.#viewBefore = undefined;
    }
    return this.#news;
  }

  /** The last update, whole. */
  latest(board: Board, isTold: boolean): Update {
    return { ...this.#told(isTold), view: this.view(board) };
  }

  /** The last update, for those who were told the one before. */
  news(board: Board, isTold: boolean): UpdateSent {
    return { ...this.#told(isTold), ...this.#difference(board) };
  }

  /** The last update, as it is told without the position and to whoever may know all of it. */
  get last(): Told {
    return this.#latest!;
  }

  #told(isTold: boolean): Told {
    const { label, ...told } = this.last;
    const mayTell =
      this.#seesAll || isTold || (told.seat !== undefined && this.viewer.seats.includes(told.seat));
    return { ...told, ...(label && mayTell && { label }) };
  }

  save(): SightSaved {
    const { number } = this;
    const [before, steps, kept] = [
      this.#before,
      [...this.#steps],
      this.#kept.map(([at, count]) => [at, count] as const),
    ];
    return { number, before, steps, kept, latest: this.last, answers: [...this.#answers] };
  }

  /** Go on from what was saved; `next` is who is asked in this position. */
  load(
    { number, before, steps, kept, latest, answers }: SightSaved,
    board: Board,
    next: Seat | undefined,
  ): void {
    this.number = number;
    this.#before = before;
    this.#steps = [...steps];
    this.#kept = kept.map(([at, count]) => [at, count]);
    this.#latest = latest;
    for (const [at, action] of answers) this.#answers.set(at, action);
    this.#next = next;
    // One who does not see everything must know what it last saw.
    if (!this.#seesAll) this.view(board);
  }
}
