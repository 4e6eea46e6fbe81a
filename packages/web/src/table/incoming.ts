import type {
  Look,
  PageFrame,
  Standing,
  TableFrame,
  TableInfo,
  Update,
  UpdateSent,
  View,
} from "@sandtable/protocol";
import { changed } from "@sandtable/protocol/change";
import {
  followed,
  isStepBack,
  mustLook,
  type Playback,
  type Refusal,
  type TableStore,
  withLook,
  withUpdate,
} from "./state.ts";

/** What hearing needs from the world. */
export interface Hearing {
  /** The last update that was shown here, on an earlier visit. */
  readonly memory: { read(): number | undefined; write(number: number): void };
  /** Call later; the answer cancels it. */
  after(milliseconds: number, act: () => void): () => void;
  /** How long a move of somebody else is shown. */
  pause(update: Update): number;
  /** Milliseconds on some clock. */
  now(): number;
}

/** What hearing leads to. */
export interface Answering {
  ask(frame: PageFrame): void;
  resend(standing: Standing): void;
  refuse(refusal: Refusal): void;
  /** What was to be known of the open question has come. */
  looked(): void;
}

/** What the server says: kept in order, and the moves of others played back one by one. */
export class Incoming {
  readonly #store: TableStore;
  readonly #parts: Hearing;
  readonly #answer: Answering;
  /** Updates that have come and are not shown yet. */
  #queue: Update[] = [];
  /** The newest update that has come, and its view, if it came here. */
  #last = 0;
  #view: View | undefined;
  /** The moves of others that were played in this run, each with the position before it; and which of them is shown. */
  #played: { readonly update: Update; readonly before: View | undefined }[] = [];
  #at = 0;
  #isPaused = false;
  #cancel: (() => void) | undefined;
  /** The standing belongs to the end of the queue, and is shown when that is reached. */
  #next: Standing | undefined;
  #nextToldAt = 0;

  constructor(store: TableStore, parts: Hearing, answer: Answering) {
    this.#store = store;
    this.#parts = parts;
    this.#answer = answer;
  }

  hear(frame: TableFrame): void {
    switch (frame.say) {
      case "welcome":
        this.#welcome(frame.table, frame.latest, frame.standing);
        break;
      case "updates":
        this.#updates(frame.updates, frame.standing);
        break;
      case "look":
        this.#looked(frame);
        break;
      case "table":
        this.#store.change({ table: frame.table });
        break;
      case "chat":
        this.#store.change({ said: frame.line });
        break;
      case "refused":
        this.#refused(frame);
        break;
      case "pong":
        break;
    }
  }

  #welcome(table: TableInfo, latest: Update, standing: Standing): void {
    this.#store.change({ table });
    const isFirst = this.#last === 0;
    const seen = isFirst ? this.#parts.memory.read() : this.#last;
    if (isFirst && seen !== undefined && seen < latest.number) {
      // The last one that was seen comes too: it is the position from which the others are played back.
      this.#last = Math.max(0, seen - 1);
      this.#view = undefined;
      this.#expect(standing);
      this.#answer.ask({ do: "catch-up", after: this.#last });
      return;
    }
    if (!isFirst && latest.number > this.#last + 1) this.#answer.ask({ do: "catch-up", after: this.#last });
    else if (latest.number > this.#last) this.#updates([latest], standing, isFirst);
    else this.#updates([], standing);
    this.#answer.resend(standing);
  }

  #updates(updates: readonly UpdateSent[], standing: Standing, atOnce = false): void {
    const news = updates.filter(({ number }) => number > this.#last);
    const first = news[0];
    const isGap = first !== undefined && this.#last > 0 && first.number > this.#last + 1;
    // A change is of no use without the view before it; what is asked for comes whole.
    if (isGap || (first && !("view" in first) && this.#view === undefined)) {
      this.#answer.ask({ do: "catch-up", after: this.#last });
      return;
    }
    const fresh = news.map((update) => this.#whole(update));
    if (standing.number < this.#last) return;
    this.#expect(standing);
    if (this.#store.state.pending && standing.number > this.#store.state.pending.number)
      this.#store.change({ pending: undefined });
    const isOpening = this.#store.state.view === undefined;
    this.#queue.push(...fresh);
    if (atOnce || isOpening) {
      // What was seen before, or the start: shown without a pause.
      const head = this.#queue.shift();
      if (head) {
        this.#show(head);
        this.#store.change({ acted: head.entries });
      }
    }
    if (this.#isPaused) this.#tell();
    else if (!this.#cancel) this.#play();
  }

  #whole({ change, ...update }: UpdateSent): Update {
    const view = update.view ?? changed(this.#view ?? null, change);
    this.#last = update.number;
    this.#view = view;
    return { ...update, view };
  }

  #expect(standing: Standing): void {
    this.#next = standing;
    this.#nextToldAt = this.#parts.now();
  }

  #looked({ number, closed, final, ends, odds, leads }: Look): void {
    const { standing } = this.#store.state;
    if (number !== standing?.number || !standing.question) return;
    const question = { ...standing.question, closed, final, ends, odds, leads };
    this.#store.change({ standing: { ...standing, question } });
    this.#answer.looked();
  }

  #refused(frame: Extract<TableFrame, { say: "refused" }>): void {
    const { pending } = this.#store.state;
    const arrivedBefore = pending?.resent && frame.reason === "stale";
    this.#store.change({ pending: undefined });
    if (!arrivedBefore) {
      const { reason, message, rule } = frame;
      this.#answer.refuse({ reason, why: message, ...(rule !== undefined && { rule }) });
    }
    if (frame.standing.number > this.#last) this.#answer.ask({ do: "catch-up", after: this.#last });
    else this.#updates([], frame.standing);
  }

  // Playback

  /** Show everything that has come at once. */
  skip(): void {
    this.stop();
    const last = this.#played.at(-1);
    if (last && this.#at < this.#played.length - 1) this.#store.change({ view: last.update.view });
    for (const update of this.#queue.splice(0)) this.#show(update);
    this.#settle();
  }

  /** Play nothing back any more. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Stay on the move that is shown, or go on from it. */
  pause(isPaused: boolean): void {
    if (!this.#store.state.playback) return;
    this.stop();
    this.#isPaused = isPaused;
    if (isPaused) this.#tell();
    else this.#play();
  }

  /** The move after the one that is shown, or the one before it; and stay there. */
  step(by: 1 | -1): void {
    if (!this.#store.state.playback) return;
    this.stop();
    this.#isPaused = true;
    if (by > 0) this.#play();
    else if (this.#at > 0) this.#look(this.#at - 1);
    else this.#tell();
  }

  /** The move that led to so many entries, if it is among those that were played; and stay there. */
  stepTo(entries: number): boolean {
    const at = this.#played.findIndex(({ update }) => update.entries === entries);
    if (at < 0 || !this.#store.state.playback) return false;
    this.stop();
    this.#isPaused = true;
    this.#look(at);
    return true;
  }

  /** Show what waits: own moves at once, those of others one by one. */
  #play(): void {
    this.#cancel = undefined;
    if (this.#at < this.#played.length - 1) {
      this.#look(this.#at + 1);
      return;
    }
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
    const { before, view } = this.#store.state;
    if (before === undefined && view !== undefined) this.#store.change({ before: view });
    this.#played.push({ update, before: view });
    this.#show(update);
    this.#look(this.#played.length - 1);
  }

  /** Show one of the moves that were played, and go on after a while. */
  #look(at: number): void {
    this.#at = at;
    const { update } = this.#played[at];
    this.#store.change({ view: update.view });
    this.#tell();
    if (!this.#isPaused) this.#cancel = this.#parts.after(this.#parts.pause(update), () => this.#play());
  }

  /** Which of them is shown, of how many by now. */
  #tell(): void {
    const { update, before } = this.#played[this.#at];
    const playback: Playback = {
      update,
      ...(before !== undefined && { before }),
      nth: this.#at + 1,
      of: this.#played.length + this.#queue.length,
      isPaused: this.#isPaused,
    };
    this.#store.change({ playback });
  }

  #show(update: Update): void {
    const { view, number, entries } = update;
    this.#store.change({ view, shown: number, entries, steps: withUpdate(this.#store.state.steps, update) });
    if (isStepBack(update)) this.#store.change({ undone: number });
    this.#parts.memory.write(number);
  }

  /** Everything is shown: now the standing holds. */
  #settle(): void {
    this.#played = [];
    this.#at = 0;
    this.#isPaused = false;
    // A long story comes in several frames, each with the standing at its end.
    const isWhole = this.#next !== undefined && this.#next.number <= this.#last;
    const { standing: shown } = this.#store.state;
    const standing = isWhole && this.#next ? withLook(this.#next, shown) : shown;
    this.#store.change({
      playback: undefined,
      ...(standing && { standing, advice: followed(this.#store.state.advice, standing) }),
      ...(isWhole && { toldAt: this.#nextToldAt }),
    });
    const { sitting, table } = this.#store.state;
    const seat = standing?.question?.seat;
    if (sitting === undefined && seat !== undefined && table?.yours.includes(seat))
      this.#store.change({ sitting: seat });
    if (standing && mustLook(this.#store.state)) this.#answer.ask({ do: "look", number: standing.number });
  }

  #isOwn({ seat, act }: Update): boolean {
    const yours = this.#store.state.table?.yours ?? [];
    if (act === "start") return true;
    return seat !== undefined && yours.includes(seat);
  }
}
