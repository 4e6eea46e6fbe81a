import type { ChoiceShown, Closed, Hint, HistoryStep, Place, Seat, Talk, View } from "@sandtable/protocol";
import type { StoreApi } from "zustand/vanilla";
import { type Hearing, Incoming } from "./incoming.ts";
import { Outgoing } from "./outgoing.ts";
import { type Pointed, pointAt } from "./places.ts";
import {
  handsOverTo,
  isAsked,
  isFinal,
  mayAskHint,
  mustLook,
  type Refusal,
  type TableState,
  TableStore,
  withHistory,
} from "./state.ts";
import type { Transport } from "./transport.ts";

/** What the controller needs from the world. */
export interface Parts extends Hearing {
  readonly transport: Transport;
  /** What a bot would do at the question of this update. */
  advise(number: number): Promise<Hint>;
  /** Whether a choice after which somebody else decides is asked about once more. */
  asksToEnd(): boolean;
}

/** What is wanted beside the game; by which update is told by the controller. */
export type TalkWish = Without<Talk>;
type Without<T> = T extends unknown ? Omit<T, "number"> : never;

/** What is to be said before a choice is taken; nothing for most. */
export type Warns = (key: string, view: View) => string | undefined;

/**
 * One table, seen from one page: everything the viewer does. What the server says is {@link Incoming}'s, and choices
 * are sent by {@link Outgoing}, each with the number of the update it answers. It draws nothing and knows no rule.
 */
export class TableController {
  readonly #parts: Parts;
  readonly #store = new TableStore();
  readonly #outgoing: Outgoing;
  readonly #incoming: Incoming;
  #warns: Warns | undefined;
  /** Somebody writes choices down in the place of taking them: whether he keeps this one. */
  #divert: ((choice: ChoiceShown) => boolean) | undefined;
  /** A choice taken before it is known whether it can be taken back. */
  #held: { readonly number: number; readonly choice: ChoiceShown } | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#outgoing = new Outgoing(this.#store, parts.transport);
    this.#incoming = new Incoming(this.#store, parts, {
      ask: (frame) => this.#outgoing.ask(frame),
      resend: (standing) => this.#outgoing.resend(standing),
      refuse: (refusal) => this.refuse(refusal),
      looked: () => this.#takeHeld(),
    });
  }

  /** What the components draw from. */
  get store(): StoreApi<TableState> {
    return this.#store.api;
  }

  open(): void {
    this.#parts.transport.open({
      frame: (frame) => this.#incoming.hear(frame),
      connection: (connection, away) => this.#store.change({ connection, away }),
    });
  }

  close(): void {
    this.#incoming.stop();
    this.#parts.transport.close();
  }

  /** Whom to ask whether there is something to be said before a choice is taken. */
  heed(warns: Warns): void {
    this.#warns = warns;
  }

  /** Who is told of a choice before it is taken, and may keep it for later; nobody any more. */
  divert(keeps: ((choice: ChoiceShown) => boolean) | undefined): void {
    this.#divert = keeps;
  }

  /** Take a choice; one that leads to a die or a draw, ends the turn or is warned of waits for {@link confirm}. */
  choose(choice: ChoiceShown): void {
    const { standing, view } = this.#store.state;
    if (!isAsked(this.#store.state) || !standing) return;
    this.#store.change({ refusal: undefined });
    if (this.#divert?.(choice)) return;
    if (mustLook(this.#store.state)) {
      this.#held = { number: standing.number, choice };
      return;
    }
    const warning = view === undefined ? undefined : this.#warns?.(choice.key, view);
    const isEnd = this.#parts.asksToEnd() && handsOverTo(this.#store.state, choice.key) !== undefined;
    if (warning !== undefined || isEnd || isFinal(this.#store.state, choice.key))
      this.#store.change({ asking: choice, warning });
    else this.#outgoing.send({ number: standing.number, act: "choose", key: choice.key });
  }

  #takeHeld(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held && held.number === this.#store.state.standing?.number) this.choose(held.choice);
  }

  confirm(): void {
    const { asking, standing } = this.#store.state;
    if (!asking || !standing) return;
    this.#store.change({ asking: undefined, warning: undefined });
    this.#outgoing.send({ number: standing.number, act: "choose", key: asking.key });
  }

  cancel(): void {
    this.#store.change({ asking: undefined, warning: undefined });
  }

  /** Point at a place: its only choice is taken; several are for the caller to list; none is explained. */
  point(place: Place): Pointed {
    const { standing, table } = this.#store.state;
    if (this.#store.state.playback || this.#store.state.pending) return { is: "nothing" };
    if (!isAsked(this.#store.state)) {
      if (standing?.question && table?.yours.length) this.refuse({ reason: "not-your-turn" });
      return { is: "nothing" };
    }
    const pointed = pointAt(place, standing?.question);
    if (pointed.is === "choice") this.choose(pointed.choice);
    if (pointed.is === "closed") this.explain(pointed.closed);
    if (pointed.is === "several") this.#store.change({ refusal: undefined });
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
    this.#store.change({ refusal });
  }

  /** Back to the position after so many entries: the last choice if not told, no further than the floor. */
  undo(to?: number): void {
    const { standing, playback, pending } = this.#store.state;
    if (!standing || playback || pending) return;
    const target = to ?? standing.entries - 1;
    if (target < standing.floor || !isAsked(this.#store.state)) this.refuse({ reason: "nothing-to-undo" });
    else {
      this.#store.change({ refusal: undefined, asking: undefined, warning: undefined });
      this.#outgoing.send({ number: standing.number, act: "undo", to: target });
    }
  }

  /** The whole turn back, as far as it goes. */
  restart(): void {
    const { standing } = this.#store.state;
    if (!standing) return;
    if (standing.floor === standing.entries) this.refuse({ reason: "nothing-to-undo" });
    else this.undo(standing.floor);
  }

  /** Ask what a bot would do here; once for each question. */
  askHint(): void {
    const { standing, advice } = this.#store.state;
    if (!isAsked(this.#store.state) || !standing || !mayAskHint(this.#store.state)) return;
    const { number } = standing;
    if (advice?.number === number && advice.trouble === undefined) return;
    this.#store.change({ advice: { number, step: 0 } });
    const told = (more: { readonly hint: Hint } | { readonly trouble: string }): void => {
      const { advice: waiting } = this.#store.state;
      if (waiting?.number === number && !waiting.hint)
        this.#store.change({ advice: { ...waiting, ...more } });
    };
    this.#parts.advise(number).then(
      (hint) => told({ hint }),
      (error: Error) => told({ trouble: error.message }),
    );
  }

  dropHint(): void {
    this.#store.change({ advice: undefined });
  }

  /** Something about the table rather than the game. */
  talk(wish: TalkWish): void {
    const { standing } = this.#store.state;
    if (standing && !standing.outcome) this.#outgoing.ask({ ...wish, number: standing.number } as Talk);
  }

  resign(): void {
    const { standing } = this.#store.state;
    if (standing && !standing.outcome) this.#outgoing.send({ number: standing.number, act: "resign" });
  }

  /** Show everything that has come at once. */
  skip(): void {
    this.#incoming.skip();
  }

  /** Stay on the move of somebody else that is shown, or go on from it. */
  pause(isPaused: boolean): void {
    this.#incoming.pause(isPaused);
  }

  /** The move after the one that is shown, or the one before it. */
  step(by: 1 | -1): void {
    this.#incoming.step(by);
  }

  /** The move that led to so many entries, if it is being played back: whether it is. */
  stepTo(entries: number): boolean {
    return this.#incoming.stepTo(entries);
  }

  /** The next seat has come to the screen. */
  sit(seat: Seat): void {
    this.#store.change({ sitting: seat });
  }

  /** The steps before the page was opened, for the log and for undo. */
  addHistory(history: readonly HistoryStep[]): void {
    this.#store.change({ steps: withHistory(this.#store.state.steps, history, this.#store.state.entries) });
  }
}
