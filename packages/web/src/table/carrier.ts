import type { About, ChoiceShown, Question } from "@sandtable/protocol";
import { type Bearings, type Carry, impliedBy, nextStep, type Part } from "./carry.ts";
import type { TableController } from "./controller.ts";
import { handsOverTo, isAsked, isFinal, mustLook, openQuestion, type TableState } from "./state.ts";

/** How a carry ended: where it was meant to, nowhere, or at something that only the player can answer. */
export type Carried = "arrived" | "astray" | "stopped";

/** What a face says of the ways that a question is about. */
export type BearingsOf = (about: About) => Bearings | undefined;

/** Whether a choice could not be taken back: nobody takes it for the player. */
const isForGood = (state: TableState, { key }: ChoiceShown): boolean =>
  isFinal(state, key) || handsOverTo(state, key) !== undefined;

/**
 * Answers questions by what the hand has said: this piece, to this place. It takes nothing that could not be taken back, and stops at
 * whatever else is asked.
 */
export class Carrier {
  readonly #controller: TableController;
  readonly #bearingsOf: BearingsOf | undefined;

  constructor(controller: TableController, bearingsOf: BearingsOf | undefined) {
    this.#controller = controller;
    this.#bearingsOf = bearingsOf;
  }

  get state(): TableState {
    return this.#controller.store.getState();
  }

  get question(): Question | undefined {
    return openQuestion(this.state);
  }

  get bearings(): Bearings | undefined {
    const about = this.question?.about;
    return about && this.#bearingsOf?.(about);
  }

  /** Take a choice, and wait for what is asked then: whether the player is asked, and nothing stands in between. */
  async take(choice: ChoiceShown): Promise<boolean> {
    const { standing } = this.state;
    const isSure = !isForGood(this.state, choice);
    this.#controller.choose(choice);
    return isSure && standing !== undefined && (await this.#asked(standing.number));
  }

  /** Give the answers that follow from a carry, as long as there is one and it can be taken back. */
  async carry(carry: Carry, done: Set<Part> = new Set()): Promise<Carried> {
    for (;;) {
      for (const part of impliedBy(this.bearings, carry)) done.add(part);
      const step = nextStep(this.question, carry, done, this.bearings);
      if (step.is !== "answer") return step.is;
      done.add(step.part);
      if (!(await this.take(step.choice))) return "stopped";
    }
  }

  /** Back to where a carry began. */
  async back(entries: number): Promise<void> {
    const { standing } = this.state;
    if (!standing || standing.entries <= entries || standing.floor > entries) return;
    this.#controller.undo(entries);
    await this.#asked(standing.number);
  }

  /** Wait until the question that is open can be answered with all that is to be known of it. */
  async ready(): Promise<boolean> {
    return await this.#asked(-1);
  }

  /** The next question, with all that is to be known of it; false where the player is not asked, or asked something else first. */
  #asked(after: number): Promise<boolean> {
    const { store } = this.#controller;
    // What was refused before is still on the screen.
    const { refusal } = store.getState();
    return new Promise((tell) => {
      const look = (state: TableState): boolean => {
        const isNews = (state.standing?.number ?? 0) > after;
        const isOpen = isNews && isAsked(state) && !mustLook(state);
        const isElse = isNews && !isAsked(state) && !state.pending;
        const isRefused = state.refusal !== undefined && state.refusal !== refusal;
        const isHeld = state.asking !== undefined || isRefused;
        if (isOpen || isElse || isHeld) tell(isOpen && !isHeld);
        return isOpen || isElse || isHeld;
      };
      if (look(store.getState())) return;
      const stop = store.subscribe((state) => {
        if (look(state)) stop();
      });
    });
  }
}
