import type { PageFrame, Standing } from "@sandtable/protocol";
import { advisedChoice, type Pending, type TableStore } from "./state.ts";
import type { Transport } from "./transport.ts";

/** What the page says to the server; what it has not heard back about is kept, and sent again if it must be. */
export class Outgoing {
  readonly #store: TableStore;
  readonly #transport: Transport;

  constructor(store: TableStore, transport: Transport) {
    this.#store = store;
    this.#transport = transport;
  }

  send(pending: Pending): void {
    const { advice } = this.#store.state;
    const isAdvised = pending.act === "choose" && pending.key === advisedChoice(this.#store.state)?.key;
    this.#store.change({
      pending,
      ...(pending.act === "choose" && { before: undefined, acted: this.#store.state.entries }),
      advice: advice && isAdvised ? { ...advice, isTaken: true } : undefined,
    });
    this.ask(frameOf(pending));
  }

  /** What had been sent when the connection broke, if it is still an answer to what is asked. */
  resend(standing: Standing): void {
    const { pending } = this.#store.state;
    if (!pending) return;
    if (pending.number !== standing.number) this.#store.change({ pending: undefined });
    else {
      this.#store.change({ pending: { ...pending, resent: true } });
      this.ask(frameOf(pending));
    }
  }

  ask(frame: PageFrame): void {
    this.#transport.send(frame);
  }
}

function frameOf({ act, number, key, to }: Pending): PageFrame {
  if (act === "choose") return { do: "choose", number, key: key ?? "" };
  return act === "undo" ? { do: "undo", number, to: to ?? 0 } : { do: "resign", number };
}
