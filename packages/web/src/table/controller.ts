import type {
  ChoiceShown,
  Closed,
  Hint,
  HistoryStep,
  PageFrame,
  Place,
  Seat,
  Standing,
  TableFrame,
  TableInfo,
  Update,
  View,
} from "@sandtable/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Pointed, pointAt } from "./places.ts";
import {
  advisedChoice,
  followed,
  isAsked,
  mayAskHint,
  type Pending,
  type Refusal,
  type TableState,
  withHistory,
  withUpdate,
} from "./state.ts";
import type { Connection, Transport } from "./transport.ts";

/** What the controller needs from the world. */
export interface Parts {
  readonly transport: Transport;
  /** The last update that was shown here, on an earlier visit. */
  readonly memory: { read(): number | undefined; write(number: number): void };
  /** Call later; the answer cancels it. */
  after(milliseconds: number, act: () => void): () => void;
  /** How long a move of somebody else is shown. */
  pause(update: Update): number;
  /** What a bot would do at the question of this update. */
  advise(number: number): Promise<Hint>;
  /** Milliseconds on some clock. */
  now(): number;
}

/** What is to be said before a choice is taken; nothing for most. */
export type Warns = (key: string, view: View) => string | undefined;

/**
 * One table, seen from one page. Keeps what the server says in order, plays the moves of others back one by one,
 * and sends choices, each with the number of the update it answers. It draws nothing and knows no rule.
 */
export class TableController {
  readonly store: StoreApi<TableState>;
  readonly #parts: Parts;
  /** Updates that have come and are not shown yet. */
  #queue: Update[] = [];
  /** The newest update that has come. */
  #last = 0;
  #played = 0;
  #cancel: (() => void) | undefined;
  /** The standing belongs to the end of the queue, and is shown when that is reached. */
  #next: Standing | undefined;
  #nextToldAt = 0;
  #warns: Warns | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.store = createStore<TableState>(() => ({
      connection: "connecting",
      toldAt: 0,
      shown: 0,
      entries: 0,
      undone: 0,
      steps: [],
    }));
  }

  open(): void {
    this.#parts.transport.open({
      frame: (frame) => this.#hear(frame),
      connection: (state) => this.#connection(state),
    });
  }

  close(): void {
    this.#cancel?.();
    this.#parts.transport.close();
  }

  // What the viewer does

  /** Whom to ask whether there is something to be said before a choice is taken. */
  heed(warns: Warns): void {
    this.#warns = warns;
  }

  /** Take a choice; one that leads to a die or a draw, or is warned of, waits for {@link confirm}. */
  choose(choice: ChoiceShown): void {
    const { standing, view } = this.#state;
    if (!isAsked(this.#state) || !standing) return;
    this.#set({ refusal: undefined });
    const warning = view === undefined ? undefined : this.#warns?.(choice.key, view);
    if (warning !== undefined || standing.question?.final?.includes(choice.key))
      this.#set({ asking: choice, warning });
    else this.#send({ number: standing.number, act: "choose", key: choice.key });
  }

  confirm(): void {
    const { asking, standing } = this.#state;
    if (!asking || !standing) return;
    this.#set({ asking: undefined, warning: undefined });
    this.#send({ number: standing.number, act: "choose", key: asking.key });
  }

  cancel(): void {
    this.#set({ asking: undefined, warning: undefined });
  }

  /** Point at a place: its only choice is taken; several are for the caller to list; none is explained. */
  point(place: Place): Pointed {
    const { standing, table } = this.#state;
    if (this.#state.playback || this.#state.pending) return { is: "nothing" };
    if (!isAsked(this.#state)) {
      if (standing?.question && table?.yours.length) this.refuse({ reason: "not-your-turn" });
      return { is: "nothing" };
    }
    const pointed = pointAt(place, standing?.question);
    if (pointed.is === "choice") this.choose(pointed.choice);
    if (pointed.is === "closed") this.explain(pointed.closed);
    if (pointed.is === "several") this.#set({ refusal: undefined });
    if (pointed.is === "nothing") {
      const rule = standing?.question?.rule;
      this.refuse({ reason: "nothing-here", ...(rule !== undefined && { rule }) });
    }
    return pointed;
  }

  /** Tell why something is closed. */
  explain({ label, why, rule }: Closed): void {
    this.refuse({ reason: "closed", what: label, why, rule });
  }

  refuse(refusal: Refusal | undefined): void {
    this.#set({ refusal });
  }

  /** Back to the position after so many entries: the last choice if not told, no further than the floor. */
  undo(to?: number): void {
    const { standing, playback, pending } = this.#state;
    if (!standing || playback || pending) return;
    const target = to ?? standing.entries - 1;
    if (target < standing.floor || !isAsked(this.#state)) this.refuse({ reason: "nothing-to-undo" });
    else {
      this.#set({ refusal: undefined, asking: undefined, warning: undefined });
      this.#send({ number: standing.number, act: "undo", to: target });
    }
  }

  /** The whole turn back, as far as it goes. */
  restart(): void {
    const { standing } = this.#state;
    if (!standing) return;
    if (standing.floor === standing.entries) this.refuse({ reason: "nothing-to-undo" });
    else this.undo(standing.floor);
  }

  /** Ask what a bot would do here; once for each question. */
  askHint(): void {
    const { standing, advice } = this.#state;
    if (!isAsked(this.#state) || !standing || !mayAskHint(this.#state)) return;
    const { number } = standing;
    if (advice?.number === number && advice.trouble === undefined) return;
    this.#set({ advice: { number, step: 0 } });
    const told = (more: { readonly hint: Hint } | { readonly trouble: string }): void => {
      const { advice: waiting } = this.#state;
      if (waiting?.number === number && !waiting.hint) this.#set({ advice: { ...waiting, ...more } });
    };
    this.#parts.advise(number).then(
      (hint) => told({ hint }),
      (error: Error) => told({ trouble: error.message }),
    );
  }

  dropHint(): void {
    this.#set({ advice: undefined });
  }

  resign(): void {
    const { standing } = this.#state;
    if (standing && !standing.outcome) this.#send({ number: standing.number, act: "resign" });
  }

  /** Show everything that has come at once. */
  skip(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const update of this.#queue.splice(0)) this.#show(update);
    this.#settle();
  }

  /** The next seat has come to the screen. */
  sit(seat: Seat): void {
    this.#set({ sitting: seat });
  }

  /** The steps before the page was opened, for the log and for undo. */
  addHistory(history: readonly HistoryStep[]): void {
    this.#set({ steps: withHistory(this.#state.steps, history, this.#state.entries) });
  }

  // What the server says

  #hear(frame: TableFrame): void {
    switch (frame.say) {
      case "welcome":
        this.#welcome(frame.table, frame.latest, frame.standing);
        break;
      case "updates":
        this.#updates(frame.updates, frame.standing);
        break;
      case "table":
        this.#set({ table: frame.table });
        break;
      case "refused":
        this.#refused(frame);
        break;
    }
  }

  #connection(connection: Connection): void {
    this.#set({ connection });
  }

  #welcome(table: TableInfo, latest: Update, standing: Standing): void {
    this.#set({ table });
    const isFirst = this.#last === 0;
    const seen = isFirst ? this.#parts.memory.read() : this.#last;
    if (isFirst && seen !== undefined && seen < latest.number) {
      // The last one that was seen comes too: it is the position from which the others are played back.
      this.#last = Math.max(0, seen - 1);
      this.#expect(standing);
      this.#ask({ do: "catch-up", after: this.#last });
      return;
    }
    if (!isFirst && latest.number > this.#last + 1) this.#ask({ do: "catch-up", after: this.#last });
    else if (latest.number > this.#last) this.#updates([latest], standing, isFirst);
    else this.#updates([], standing);
    this.#resend(standing);
  }

  #updates(updates: readonly Update[], standing: Standing, atOnce = false): void {
    const fresh = updates.filter(({ number }) => number > this.#last);
    const first = fresh[0];
    if (first && this.#last > 0 && first.number > this.#last + 1) {
      this.#ask({ do: "catch-up", after: this.#last });
      return;
    }
    if (fresh.length > 0) this.#last = fresh[fresh.length - 1].number;
    if (standing.number < this.#last) return;
    this.#expect(standing);
    if (this.#state.pending && standing.number > this.#state.pending.number)
      this.#set({ pending: undefined });
    const isOpening = this.#state.view === undefined;
    this.#queue.push(...fresh);
    if (atOnce || isOpening) {
      // What was seen before, or the start: shown without a pause.
      const head = this.#queue.shift();
      if (head) this.#show(head);
    }
    if (!this.#cancel) this.#play();
  }

  #expect(standing: Standing): void {
    this.#next = standing;
    this.#nextToldAt = this.#parts.now();
  }

  #refused(frame: Extract<TableFrame, { say: "refused" }>): void {
    const { pending } = this.#state;
    const arrivedBefore = pending?.resent && frame.reason === "stale";
    this.#set({ pending: undefined });
    if (!arrivedBefore) {
      const { reason, message, rule } = frame;
      this.refuse({ reason, why: message, ...(rule !== undefined && { rule }) });
    }
    if (frame.standing.number > this.#last) this.#ask({ do: "catch-up", after: this.#last });
    else this.#updates([], frame.standing);
  }

  // Playback

  /** Show what waits: own moves at once, those of others one by one. */
  #play(): void {
    this.#cancel = undefined;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      if (!this.#isOwn(update)) {
        this.#pauseOn(update);
        return;
      }
      this.#show(update);
    }
    this.#settle();
  }

  #pauseOn(update: Update): void {
    const { before, view } = this.#state;
    if (before === undefined && view !== undefined) this.#set({ before: view });
    this.#show(update);
    this.#played++;
    this.#set({ playback: { update, nth: this.#played, of: this.#played + this.#queue.length } });
    this.#cancel = this.#parts.after(this.#parts.pause(update), () => this.#play());
  }

  #show(update: Update): void {
    const { view, number, entries } = update;
    this.#set({ view, shown: number, entries, steps: withUpdate(this.#state.steps, update) });
    if (update.act === "undo") this.#set({ undone: number });
    this.#parts.memory.write(number);
  }

  /** Everything is shown: now the standing holds. */
  #settle(): void {
    this.#played = 0;
    // A long story comes in several frames, each with the standing at its end.
    const isWhole = this.#next !== undefined && this.#next.number <= this.#last;
    const standing = isWhole ? this.#next : this.#state.standing;
    this.#set({
      playback: undefined,
      ...(standing && { standing, advice: followed(this.#state.advice, standing) }),
      ...(isWhole && { toldAt: this.#nextToldAt }),
    });
    const { sitting, table } = this.#state;
    const seat = standing?.question?.seat;
    if (sitting === undefined && seat !== undefined && table?.yours.includes(seat)) this.sit(seat);
  }

  #isOwn({ seat, act }: Update): boolean {
    const yours = this.#state.table?.yours ?? [];
    if (act === "start") return true;
    return seat !== undefined && yours.includes(seat);
  }

  // Sending

  #send(pending: Pending): void {
    const { advice } = this.#state;
    const isAdvised = pending.act === "choose" && pending.key === advisedChoice(this.#state)?.key;
    this.#set({
      pending,
      ...(pending.act === "choose" && { before: undefined }),
      advice: advice && isAdvised ? { ...advice, isTaken: true } : undefined,
    });
    this.#ask(frameOf(pending));
  }

  /** What had been sent when the connection broke, if it is still an answer to what is asked. */
  #resend(standing: Standing): void {
    const { pending } = this.#state;
    if (!pending) return;
    if (pending.number !== standing.number) this.#set({ pending: undefined });
    else {
      this.#set({ pending: { ...pending, resent: true } });
      this.#ask(frameOf(pending));
    }
  }

  #ask(frame: PageFrame): void {
    this.#parts.transport.send(frame);
  }

  get #state(): TableState {
    return this.store.getState();
  }

  #set(change: { readonly [K in keyof TableState]?: TableState[K] | undefined }): void {
    this.store.setState(change as Partial<TableState>);
  }
}

function frameOf({ act, number, key, to }: Pending): PageFrame {
  if (act === "choose") return { do: "choose", number, key: key ?? "" };
  return act === "undo" ? { do: "undo", number, to: to ?? 0 } : { do: "resign", number };
}
