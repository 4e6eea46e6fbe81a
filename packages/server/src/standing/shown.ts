import { isProvisional, rested, UNRATED } from "@sandtable/club";
import type { OpenInvitation, RatingShown } from "@sandtable/protocol/people";
import { Trouble } from "../problem.ts";
import type { StoredInvitation } from "../store/lobby.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Rated } from "../store/ratings.ts";
import type { Store } from "../store/store.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A rating as people see it: whole figures, and less sure the longer somebody has not played. */
export function ratingShown(rated: Rated, now: number): RatingShown {
  const { rating, deviation, volatility } = rested(rated, (now - rated.at) / DAY);
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    isProvisional: isProvisional({ rating, deviation, volatility }),
    games: rated.games,
  };
}

type Range = Pick<StoredInvitation, "least" | "most">;

/** Who may take which invitation, as whoever looks at the lobby sees it. */
export class Rivals {
  readonly #hosts: ReadonlyMap<string, string>;
  readonly #ratings: ReadonlyMap<string, readonly Rated[]>;
  readonly #you: string | undefined;

  private constructor(
    hosts: ReadonlyMap<string, string>,
    ratings: ReadonlyMap<string, readonly Rated[]>,
    you: string | undefined,
  ) {
    this.#hosts = hosts;
    this.#ratings = ratings;
    this.#you = you;
  }

  /** Everybody who invites, and who looks. */
  static async of(
    store: Store,
    account: StoredAccount | undefined,
    holders: readonly string[],
  ): Promise<Rivals> {
    const hosts = await store.people.idsOf([...new Set(holders)]);
    const people = new Set([...hosts.values(), ...(account ? [account.id] : [])]);
    const ratings = await store.ratings.ofAll([...people]);
    return new Rivals(hosts, ratings, account?.id);
  }

  /** What an invitation to a rated game asks for, and why whoever looks cannot take it. */
  terms(
    game: string,
    { host, least, most }: StoredInvitation,
    now: number,
  ): Pick<OpenInvitation, "rated" | "bar"> {
    const id = this.#hosts.get(host);
    const rated = id === undefined ? undefined : this.#ratingOf(id, game);
    const bar = this.#barOf(game, {
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    });
    return {
      rated: {
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
        ...(rated && { host: ratingShown(rated, now) }),
      },
      ...(bar && id !== this.#you && { bar }),
    };
  }

  #ratingOf = (person: string, game: string): Rated | undefined =>
    this.#ratings.get(person)?.find((rated) => rated.game === game && rated.side === undefined);

  #barOf(game: string, range: Range): OpenInvitation["bar"] {
    if (this.#you === undefined) return "no-name";
    return outOf(range, this.#ratingOf(this.#you, game));
  }
}

/** Before somebody takes a seat in the lobby: nobody else's page can let him in. */
export async function mustFit(
  store: Store,
  table: string,
  range: Range,
  account: StoredAccount | undefined,
): Promise<void> {
  if ((range.least === undefined && range.most === undefined) || !account) return;
  const stored = await store.table(table);
  const ratings = await store.ratings.of(account.id);
  const own = ratings.find(({ game, side }) => game === stored?.game && side === undefined);
  const bar = outOf(range, own);
  if (typeof bar !== "object") return;
  const wanted =
    bar.is === "below" ? `a rating of ${range.least} or more` : `a rating of ${range.most} or less`;
  throw new Trouble(403, `This invitation is for ${wanted}; yours is ${bar.rating}.`);
}

/** Whoever is new counts as everybody does at first. */
function outOf(
  { least = 0, most = Number.POSITIVE_INFINITY }: Range,
  own: Rated | undefined,
): OpenInvitation["bar"] {
  const rating = Math.round((own ?? UNRATED).rating);
  if (rating < least) return { rating, is: "below" };
  return rating > most ? { rating, is: "above" } : undefined;
}
