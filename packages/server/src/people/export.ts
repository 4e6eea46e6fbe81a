import type { StoredAccount } from "../store/people.ts";
import type { Store } from "../store/store.ts";

/** Enough for anybody's life. */
const MOST_TABLES = 100_000;

/** All that is kept of somebody, to take along. Of tables: what they have done there themselves, and nothing of others. */
export async function everythingOf(store: Store, account: StoredAccount): Promise<object> {
  const { people } = store;
  const [passkeys, sessions, keys, ratings, tables, notes, said, avoided, notices] = await Promise.all([
    people.passkeys(account.id),
    people.sessions(account.id),
    store.keys.of(account.id),
    store.ratings.of(account.id),
    store.tablesOf(account.holder, MOST_TABLES),
    store.lobby.notes(account.id),
    store.chat.linesOf(account.holder),
    store.chat.avoidedBy(account.holder),
    store.outbox.wishes(account.id),
  ]);
  const seats = await store.seatsOf(tables.map(({ id }) => id));
  const told: object[] = [];
  for (const { id, kind, game, scenario, options, startedAt, mark } of tables) {
    const own = (seats.get(id) ?? [])
      .filter(({ holders }) => holders.includes(account.holder))
      .map(({ seat }) => seat);
    const actions = await store.actions(id, 0);
    // Without their numbers: those count what others did in secret.
    const acts = actions.filter(({ seat }) => own.includes(seat)).map(({ seat, act }) => ({ seat, ...act }));
    told.push({
      id,
      kind,
      game,
      scenario,
      options,
      startedAt,
      seats: own,
      outcome: mark.outcome ?? null,
      acts,
    });
  }
  const named = async (all: typeof notes) => {
    const names = await people.namesOf(all.map(({ about }) => about));
    return all.map(({ about, text }) => ({ about: names.get(about) ?? null, text }));
  };
  const namedAs = async (all: readonly (readonly [string, string])[]) => {
    const names = await people.namesOf(all.map(([other]) => other));
    return all.map(([other, how]) => ({ whom: names.get(other) ?? null, how }));
  };
  return {
    account: {
      name: account.name,
      role: account.role,
      madeAt: dateOf(account.madeAt),
      mail: account.mail ?? null,
      password: account.password === undefined ? "none" : "kept as a hash that nobody can read back",
    },
    passkeys: passkeys.map(({ label, credential, madeAt, usedAt }) => ({
      label,
      credential,
      madeAt: dateOf(madeAt),
      usedAt: dateOf(usedAt),
    })),
    sessions: sessions.map(({ label, madeAt, seenAt }) => ({
      label,
      madeAt: dateOf(madeAt),
      seenAt: dateOf(seenAt),
    })),
    keys: keys.map(({ label, scopes, madeAt, usedAt }) => ({
      label,
      scopes,
      madeAt: dateOf(madeAt),
      usedAt: dateOf(usedAt),
    })),
    ratings: ratings.map(({ person: _, at, ...rating }) => ({ ...rating, at: dateOf(at) })),
    tables: told,
    notes: await named(notes),
    said: said.map(({ table, room, at, says }) => ({ table, room, at: dateOf(at), ...says })),
    notices: notices === undefined ? null : { ...notices, secret: undefined },
    avoided: await namedAs([...avoided]),
  };
}

const dateOf = (time: number): string => new Date(time).toISOString();
