import type { Game } from "@sandtable/engine";
import type { Moment } from "./moment.ts";
import { maySee, sideOf, type Viewer } from "./viewer.ts";

/**
 * What a viewer has seen of a game with secrets: the moments in which there was something to see for it, by numbers of its
 * own. How many answers the other side gave in secret is told by no number, no count of steps and no update.
 */
export class Sight {
  readonly #game: Game;
  readonly #viewer: Viewer;
  /** The moments it saw, in order: the n-th is its update n. */
  readonly moments: Moment[] = [];
  /** Those of them that still stand, undone ones left out: its own steps through the game. */
  readonly steps: Moment[] = [];
  #looked = 0;
  #view = "";

  constructor(game: Game, viewer: Viewer) {
    this.#game = game;
    this.#viewer = viewer;
  }

  /** Look at what has happened since. */
  follow(all: readonly Moment[]): void {
    for (; this.#looked < all.length; this.#looked++) this.#look(all[this.#looked]);
  }

  #look(moment: Moment): void {
    const { seat, next, events, state, entries } = moment;
    const view = JSON.stringify(this.#game.view(state, sideOf(this.#viewer, next)));
    const isSeen =
      (seat !== undefined && this.#viewer.seats.includes(seat)) ||
      next !== this.moments.at(-1)?.next ||
      events.some((event) => maySee(this.#viewer, event)) ||
      view !== this.#view;
    while ((this.steps.at(-1)?.entries ?? -1) > entries) this.steps.pop();
    if (!isSeen) return;
    this.#view = view;
    this.moments.push(moment);
    if (this.steps.at(-1)?.entries !== entries) this.steps.push(moment);
  }
}
