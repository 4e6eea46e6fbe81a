import type { Ending, NewTable, TableLine } from "@sandtable/protocol";
import type { LobbyView, OpenInvitation, Person, Score } from "@sandtable/protocol/people";
import { isBlockedBy } from "../chat/distance.ts";
import { Trouble } from "../problem.ts";
import { mustFit, Rivals, ratingShown } from "../standing/shown.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import type { House } from "../tables/house.ts";
import { hashOf } from "../tokens.ts";
import { foldedName } from "./names.ts";
import type { Who } from "./who.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Nobody waits longer for company. */
const GOOD_FOR = 14 * DAY;
/** Somebody who has looked within this time is here. */
const HERE = 60_000;
const MOST_INVITATIONS = 100;
const MOST_OF_ONE = 5;
const MOST_HERE = 200;
const MOST_GAMES = 50;
const MOST_OF_PERSON = 200;
const NOBODY: ReadonlySet<string> = new Set();

interface Parts {
  readonly store: Store;
  readonly house: House;
  readonly now: () => number;
}

/** Where people find each other: who asks for company, who is here, and what goes on. */
export class Meeting {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async view({ token, account }: Who): Promise<LobbyView> {
    const { store, house, now } = this.#parts;
    if (account) await store.lobby.here(account.id, now());
    const [open, here, taken] = await Promise.all([
      store.lobby.open(now() - GOOD_FOR, MOST_INVITATIONS),
      store.lobby.present(now() - HERE, MOST_HERE),
      store.lobby.tables(MOST_GAMES),
    ]);
    const [tables, names, games] = await Promise.all([
      store.tablesNamed(open.map(({ table }) => table)),
      store.people.namesOf(open.map(({ host }) => host)),
      house.lines(taken, token),
    ]);
    const holder = token === undefined ? undefined : hashOf(token);
    const apart = holder === undefined ? NOBODY : await this.#apart(holder);
    const range = await Rivals.of(
      store,
      account,
      open.map(({ host }) => host),
    );
    const invitations = tables.flatMap((table): OpenInvitation[] => {
      const invitation = open.find(({ table: id }) => id === table.id);
      if (!invitation || table.mark.outcome || apart.has(invitation.host)) return [];
      const { id, game, scenario, options, pace, rated } = table;
      const { seat, host, madeAt } = invitation;
      const name = names.get(host);
      return [
        {
          id,
          game,
          scenario,
          options,
          seat,
          ...(name !== undefined && { host: name }),
          ...(pace && { pace }),
          ...(rated && range.terms(game, invitation, now())),
          madeAt: new Date(madeAt).toISOString(),
          isYours: host === holder,
        },
      ];
    });
    return { invitations, here, games: games.filter(({ outcome }) => outcome === undefined) };
  }

  /** Those who have blocked somebody, and those whom they have blocked. */
  async #apart(holder: string): Promise<ReadonlySet<string>> {
    const { chat } = this.#parts.store;
    const both = await Promise.all([chat.avoidersOf(holder), chat.avoidedBy(holder)]);
    return new Set(both.flatMap((one) => [...one]).flatMap(([other, how]) => (how === "block" ? other : [])));
  }

  /** Before a table is made for the lobby: nobody asks for more company than they can keep. */
  async mayInvite({ lobby }: NewTable, token: string): Promise<void> {
    const { store, now } = this.#parts;
    if (lobby !== undefined && (await store.lobby.count(hashOf(token), now() - GOOD_FOR)) >= MOST_OF_ONE)
      throw new Trouble(409, `You have ${MOST_OF_ONE} open invitations: withdraw one first.`);
  }

  /** The free seat of a new table is anybody's. */
  async invite(table: string, { lobby, rated, range }: NewTable, token: string): Promise<void> {
    const { store, now } = this.#parts;
    const free = (await store.seats(table)).find(
      ({ bot, holders }) => bot === undefined && holders.length === 0,
    );
    if (lobby === undefined || free === undefined) return;
    const { least, most } = (rated && range) || {};
    await store.lobby.invite({
      table,
      seat: free.seat,
      host: hashOf(token),
      madeAt: now(),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    });
  }

  /** Take the seat that somebody offers to all. */
  async join(table: string, { token, account }: { token: string; account?: StoredAccount }): Promise<void> {
    const { store, house } = this.#parts;
    const invitation = await store.lobby.invitation(table);
    if (!invitation) throw new Trouble(409, "This table is not in the lobby any more.");
    const seats = await store.seats(table);
    if (seats.some(({ holders }) => holders.includes(hashOf(token)))) return;
    if (await isBlockedBy(store, hashOf(token), seats))
      throw new Trouble(409, "This table is not in the lobby any more.");
    await mustFit(store, table, invitation, account);
    await house.sit(table, invitation.seat, token);
  }

  async withdraw(table: string, token: string | undefined): Promise<void> {
    const { lobby } = this.#parts.store;
    const invitation = await lobby.invitation(table);
    const seats = await this.#parts.store.seats(table);
    const isSeated = token !== undefined && seats.some(({ holders }) => holders.includes(hashOf(token)));
    if (!isSeated) throw new Trouble(403, "Only those who sit at this table can take it out of the lobby.");
    if (!invitation || !(await lobby.withdraw(table)))
      throw new Trouble(409, "This table is not in the lobby any more.");
  }

  /** What there is to know of somebody. */
  async person(name: string, { token, account }: Who): Promise<Person> {
    const { store, house, now } = this.#parts;
    const person = await this.#named(name);
    const isYou = account?.id === person.id;
    const lines = await house.lines(await store.lobby.tables(MOST_OF_PERSON, person.holder), token);
    const games = await this.#withSeat(lines, person.holder);
    const scores = new Map<string, Score & { readonly game: string; readonly seat: string }>();
    for (const { table, seat, outcome } of games) {
      const key = `${table.game} ${seat}`;
      const { game } = table;
      scores.set(key, { game, seat, ...scored(scores.get(key) ?? NONE, outcome, seat) });
    }
    return {
      name: person.name,
      since: new Date(person.madeAt).toISOString(),
      isYou,
      games,
      scores: [...scores.values()],
      ratings: (await store.ratings.of(person.id)).map((rated) => ({
        game: rated.game,
        ...(rated.side !== undefined && { seat: rated.side }),
        ...ratingShown(rated, now()),
      })),
      ...(account && !isYou && { ...(await this.#between(account, person)) }),
    };
  }

  async writeNote(account: StoredAccount, name: string, text: string): Promise<void> {
    const { holder } = await this.#named(name);
    await this.#parts.store.lobby.write(account.id, holder, text.trim());
  }

  async #named(name: string): Promise<StoredAccount> {
    const person = await this.#parts.store.people.byName(foldedName(name));
    if (!person) throw new Trouble(404, "Nobody goes by this name.");
    return person;
  }

  /** How two have fared against each other, and what the first has written down about the second. */
  async #between(
    you: StoredAccount,
    { id, holder }: StoredAccount,
  ): Promise<Pick<Person, "against" | "rated" | "note">> {
    const { store, house } = this.#parts;
    const ids = await store.lobby.between(you.holder, holder, MOST_OF_PERSON);
    const games = await this.#withSeat(await house.lines(ids, undefined), you.holder);
    let against = NONE;
    for (const { seat, outcome } of games) against = scored(against, outcome, seat);
    const [rated, note] = await Promise.all([
      store.ratings.between(you.id, id),
      store.lobby.note(you.id, holder),
    ]);
    return { against, rated, note };
  }

  /** Tables with the seat of somebody; without those at which they hold several, and play with themselves. */
  async #withSeat(lines: readonly TableLine[], holder: string): Promise<Person["games"]> {
    const seats = await this.#parts.store.seatsOf(lines.map(({ table }) => table.id));
    return lines.flatMap((line) => {
      const own = (seats.get(line.table.id) ?? []).filter(({ holders }) => holders.includes(holder));
      return own.length === 1 ? [{ ...line, seat: own[0].seat }] : [];
    });
  }
}

const NONE: Score = { won: 0, lost: 0, drawn: 0 };

/** One game more; one that is not over counts for nothing. */
function scored({ won, lost, drawn }: Score, outcome: Ending | undefined, seat: string): Score {
  if (!outcome) return { won, lost, drawn };
  const [winner, ...others] = outcome.winners;
  if (winner === undefined || others.length > 0) return { won, lost, drawn: drawn + 1 };
  return winner === seat ? { won: won + 1, lost, drawn } : { won, lost: lost + 1, drawn };
}
