import { createHash } from "node:crypto";
import type { Avoided, Distance } from "@sandtable/protocol/chat";
import { foldedName } from "../people/names.ts";
import { Trouble } from "../problem.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store, StoredSeat } from "../store/store.ts";

/** Whom somebody would rather not hear or meet. Nobody is ever told that they are avoided. */
export class Distances {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async list({ holder }: StoredAccount): Promise<readonly Avoided[]> {
    const avoided = await this.#store.chat.avoidedBy(holder);
    const names = await this.#store.people.namesOf([...avoided.keys()]);
    return Array.from(avoided, ([other, how]) => {
      const name = names.get(other);
      return { id: nameOf(holder, other), ...(name !== undefined && { name }), how };
    });
  }

  async set(
    { holder }: StoredAccount,
    whom: { name: string } | { id: string },
    how: Distance,
  ): Promise<void> {
    const other = "name" in whom ? await this.#named(whom.name) : await this.#listed(holder, whom.id);
    if (other === holder) throw new Trouble(400, "That is you.");
    await this.#store.chat.avoid(holder, other, how === "none" ? undefined : how);
  }

  async #named(name: string): Promise<string> {
    const person = await this.#store.people.byName(foldedName(name));
    if (!person) throw new Trouble(404, "Nobody goes by this name.");
    return person.holder;
  }

  async #listed(holder: string, id: string): Promise<string> {
    const avoided = await this.#store.chat.avoidedBy(holder);
    const other = [...avoided.keys()].find((one) => nameOf(holder, one) === id);
    if (other === undefined) throw new Trouble(404, "Nobody goes by this name.");
    return other;
  }
}

/** Somebody without a name can be taken off a list, too; what their seats are held by is nobody's business. */
const nameOf = (holder: string, other: string): string =>
  createHash("sha256").update(`avoid ${holder} ${other}`).digest("hex");

/** Those who have blocked somebody. */
export async function blockersOf(store: Store, holder: string): Promise<ReadonlySet<string>> {
  const avoiders = await store.chat.avoidersOf(holder);
  return new Set([...avoiders].filter(([, how]) => how === "block").map(([one]) => one));
}

/** Whether somebody sits there who has blocked whoever wants to sit down. */
export async function isBlockedBy(
  store: Store,
  holder: string,
  seats: readonly StoredSeat[],
): Promise<boolean> {
  const blockers = await blockersOf(store, holder);
  return seats.some(({ holders }) => holders.some((one) => blockers.has(one)));
}
