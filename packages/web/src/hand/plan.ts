import type { ChoiceShown, Place } from "@sandtable/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import { placeKey, samePlace } from "../faces/face.ts";
import { type BearingsOf, type Carried, Carrier } from "../table/carrier.ts";
import type { TableController } from "../table/controller.ts";

/** What somebody means to do, laid down before it is done: one unit after the other, each with where it goes. */
export interface Order {
  readonly piece: Place;
  readonly to: Place;
  /** In words, as the list said it. */
  readonly from?: Place | undefined;
}

export interface PlanState {
  /** Ways are laid down, and not gone. */
  readonly isOn: boolean;
  readonly orders: readonly Order[];
  /** It is being carried out. */
  readonly isUnderWay: boolean;
  /** Why it stopped, and at which order: something else is asked, or the way is closed. */
  readonly stopped?: { readonly order: Order; readonly why: Exclude<Carried, "arrived"> } | undefined;
}

/**
 * A plan for several units. Where a unit may go is what the table says of it now: it is picked up and put back. Carried out, the plan is
 * answered order by order, as long as each is on offer and can be taken back; at anything else it stops.
 */
export class Plan {
  readonly store: StoreApi<PlanState> = createStore<PlanState>(() => ({
    isOn: false,
    orders: [],
    isUnderWay: false,
  }));
  readonly #controller: TableController;
  readonly #carrier: Carrier;
  /** What has been picked up to see where it may go, and how many entries there were before. */
  #picked: { readonly piece: Place; readonly entries: number } | undefined;

  constructor(controller: TableController, bearingsOf: BearingsOf | undefined) {
    this.#controller = controller;
    this.#carrier = new Carrier(controller, bearingsOf);
  }

  turn(isOn: boolean): void {
    this.store.setState({ isOn, stopped: undefined });
    this.#controller.divert(isOn ? (choice) => this.#heard(choice) : undefined);
  }

  /** What is chosen while a plan is made: who goes is picked up, and where to is written down. */
  #heard(choice: ChoiceShown): boolean {
    const { bearings, state } = this.#carrier;
    if (!bearings || this.store.getState().isUnderWay) return false;
    if (choice.place.on === "piece") {
      this.#picked = { piece: choice.place, entries: state.standing?.entries ?? 0 };
      return false;
    }
    const picked = this.#picked;
    if (!picked || choice.place.on === "button") return false;
    this.#picked = undefined;
    this.keep(picked.piece, choice.place);
    void this.#carrier.back(picked.entries);
    return true;
  }

  /** Write an order down; the last one for a piece is the one that counts. */
  keep(piece: Place, to: Place): void {
    const { orders } = this.store.getState();
    this.#picked = undefined;
    const others = orders.filter((order) => !samePlace(order.piece, piece));
    this.store.setState({ orders: [...others, { piece, to }], stopped: undefined });
  }

  drop(order: Order): void {
    const { orders } = this.store.getState();
    this.store.setState({ orders: orders.filter((other) => other !== order), stopped: undefined });
  }

  clear(): void {
    this.store.setState({ orders: [], stopped: undefined });
  }

  /** Answer the orders in turn. */
  async carryOut(): Promise<void> {
    if (this.store.getState().isUnderWay) return;
    this.store.setState({ isUnderWay: true, stopped: undefined });
    for (const order of this.store.getState().orders) {
      const entries = this.#carrier.state.standing?.entries ?? 0;
      const carried = await this.#carrier.carry(order);
      if (carried === "astray") await this.#carrier.back(entries);
      const isOpen = carried === "arrived" && this.#isAtEnd(order);
      if (carried !== "arrived" || !isOpen) {
        this.store.setState({ stopped: { order, why: carried === "astray" ? "astray" : "stopped" } });
        if (carried === "arrived") this.drop(order);
        break;
      }
      this.drop(order);
    }
    this.store.setState({ isUnderWay: false, isOn: false });
    this.#controller.divert(undefined);
  }

  /** Whether the next unit could be picked: nothing else is asked about the one that has gone. */
  #isAtEnd(order: Order): boolean {
    const { orders } = this.store.getState();
    const isLast = orders.at(-1) === order;
    const choices = this.#carrier.question?.choices ?? [];
    return isLast || choices.some(({ place }) => place.on === "piece");
  }
}

export const orderKey = ({ piece, to }: Order): string => `${placeKey(piece)} ${placeKey(to)}`;
