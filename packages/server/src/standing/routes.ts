import type { RatingList } from "@sandtable/protocol/people";
import { RatingsOf } from "@sandtable/protocol/people";
import { Award, Gone, NewEntry, NewTournament } from "@sandtable/protocol/standing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Library } from "../games.ts";
import { checked } from "../http/body.ts";
import { making } from "../http/prices.ts";
import { whoOf } from "../people/who.ts";
import { Trouble } from "../problem.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import type { Hall } from "./hall.ts";
import { ratingShown } from "./shown.ts";

const MOST_LISTED = 200;
const BOT = "bot:";

interface Parts {
  readonly store: Store;
  readonly library: Library;
  readonly now: () => number;
}

/** Who is how strong. Who may ask for what stands in the table of rights. */
export function addStanding(app: FastifyInstance, { store, library, now }: Parts): void {
  app.get("/api/ratings", async (request): Promise<RatingList> => {
    const { game } = checked(RatingsOf, request.query);
    if (!library.has(game)) throw new Trouble(404, `There is no game "${game}".`);
    const best = await store.ratings.best(game, MOST_LISTED);
    const names = await store.people.named(best.map(({ person }) => person));
    const players = best.map((rated, index) => {
      const { person } = rated;
      const name = names.get(person);
      return {
        rank: index + 1,
        ...(person.startsWith(BOT) && { bot: person.slice(BOT.length) }),
        ...(name !== undefined && { name }),
        ...ratingShown(rated, now()),
      };
    });
    return { game, players };
  });
}

interface ById {
  Params: { tournament: string };
}

/** Tournaments over HTTP. */
export function addTournaments(app: FastifyInstance, hall: Hall): void {
  app.get("/api/tournaments", () => hall.list());

  app.get<ById>("/api/tournaments/:tournament", (request) =>
    hall.show(request.params.tournament, whoOf(request).account),
  );

  app.post("/api/tournaments", making, (request) =>
    hall.hold(memberOf(request), checked(NewTournament, request.body)),
  );

  app.delete<ById>("/api/tournaments/:tournament", async (request) => {
    await hall.callOff(request.params.tournament, memberOf(request));
    return {};
  });

  app.post<ById>("/api/tournaments/:tournament/entries", making, async (request) => {
    const { bot } = checked(NewEntry, request.body ?? {});
    await hall.enter(request.params.tournament, memberOf(request), bot);
    return {};
  });

  app.delete<ById>("/api/tournaments/:tournament/entries", making, async (request) => {
    const { who } = checked(Gone, request.body ?? {});
    await hall.leave(request.params.tournament, memberOf(request), who);
    return {};
  });

  app.post<ById>("/api/tournaments/:tournament/start", making, async (request) => {
    await hall.start(request.params.tournament, memberOf(request));
    return {};
  });

  app.post<ById>("/api/tournaments/:tournament/awards", making, async (request) => {
    const { table, points } = checked(Award, request.body);
    await hall.award(request.params.tournament, memberOf(request), table, points);
    return {};
  });
}

/** Whoever is signed in; the table of rights has let nobody else come this far. */
function memberOf(request: FastifyRequest): StoredAccount {
  const { account } = whoOf(request);
  if (!account) throw new Trouble(401, "Sign in for this.");
  return account;
}
