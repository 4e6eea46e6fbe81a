import { HintWish, NewBranch, NewLesson, NewTable, Seating } from "@sandtable/protocol";
import type { FastifyInstance } from "fastify";
import { addDoor } from "../door/routes.ts";
import type { Fairness } from "../fair/index.ts";
import { payerOf } from "../fair/payer.ts";
import { type Library, listing } from "../games.ts";
import type { Meeting } from "../people/lobby.ts";
import { Trouble } from "../problem.ts";
import type { RecordReader } from "../records/reader.ts";
import { mayLookBack } from "../tables/history.ts";
import { type House, mustKnowAll } from "../tables/house.ts";
import { lessonLines } from "../tables/learning.ts";
import { whole } from "../tables/retell.ts";
import { Refusal } from "../tables/story.ts";
import { transcriptOf } from "../tables/transcript.ts";
import { viewerOf } from "../tables/viewer.ts";
import { AtSeat, checked, Part, WhichGames } from "./body.ts";
import { ownToken, tokenOf } from "./cookie.ts";
import { making, thinking } from "./prices.ts";

const IMPORT_BYTES = 8_000_000;
/** When it is worth trying again, in seconds. */
const SOON = 10;

interface ById {
  Params: { id: string };
}

/** Everything that is asked and done without a live connection. */
export function addRoutes(
  app: FastifyInstance,
  {
    house,
    library,
    fair,
    reader,
    meeting,
  }: {
    readonly house: House;
    readonly library: Library;
    readonly fair: Fairness;
    readonly reader: RecordReader;
    readonly meeting: Meeting;
  },
): void {
  app.addHook("onRequest", async (_, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get("/api/games", (request) => {
    const { id } = checked(WhichGames, request.query);
    const wanted = [...library.values()].filter(({ game }) => id === undefined || game.id === id);
    return wanted.map(listing);
  });

  app.get("/api/tables", (request) => house.tablesOf(tokenOf(request)));

  app.post("/api/tables", making, async (request, reply) => {
    const wish = checked(NewTable, request.body);
    const token = ownToken(request, reply);
    await meeting.mayInvite(wish, token);
    const id = await house.create(wish, token);
    await meeting.invite(id, wish, token);
    return { id };
  });

  app.post("/api/lessons", making, async (request, reply) => {
    const { game, lesson } = checked(NewLesson, request.body);
    const token = ownToken(request, reply);
    return made(lesson === undefined ? house.lesson(game, token) : house.lessonOfCourse(game, lesson, token));
  });

  app.get<{ Params: { game: string } }>("/api/courses/:game", (request) =>
    lessonLines(house.shelf(request.params.game)),
  );

  void app.register(async (scope) => {
    // What is sent here is large, and is read where that holds up nobody.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) =>
      done(null, body),
    );
    scope.post("/api/imports", { ...making, bodyLimit: IMPORT_BYTES }, async (request, reply) => {
      const payer = payerOf(request);
      const giveBack = fair.imports.take(payer);
      if (!giveBack)
        throw new Trouble(429, "Another record is being read for you: wait until that is done.", SOON);
      try {
        const record = await reader.read(String(request.body ?? ""));
        return await made(house.import(record, ownToken(request, reply)));
      } finally {
        giveBack();
      }
    });
  });

  app.get<ById>("/api/tables/:id", async (request) => {
    const table = await house.table(request.params.id);
    return table.line(tokenOf(request));
  });

  app.get<ById>("/api/tables/:id/position", async (request) => {
    const table = await house.table(request.params.id);
    return table.position(tokenOf(request));
  });

  app.post<ById>("/api/tables/:id/branch", making, async (request, reply) => {
    const wish = checked(NewBranch, request.body);
    const account = fair.purses.of(payerOf(request));
    return made(house.branch(request.params.id, wish, ownToken(request, reply), account));
  });

  app.post<ById>("/api/tables/:id/resign", async (request) => {
    const table = await house.table(request.params.id);
    try {
      await table.resign(tokenOf(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Trouble(error.reason === "not-yours" ? 403 : 409, error.message);
    }
    return table.line(tokenOf(request));
  });

  app.post<ById>("/api/tables/:id/rematch", making, async (request) => {
    const token = tokenOf(request);
    if (token === undefined)
      throw new Trouble(403, "Only those who sat at this table can ask for a rematch.");
    return made(house.rematch(request.params.id, token));
  });

  app.post<ById>("/api/tables/:id/hint", thinking, async (request) => {
    const wish = checked(HintWish, request.body);
    const token = tokenOf(request);
    if (token === undefined)
      throw new Trouble(403, "You are watching: only those who sit at the table may ask for a hint.");
    return house.hint(request.params.id, wish, token);
  });

  app.get<ById>("/api/tables/:id/why", async (request) => {
    const { seat } = checked(AtSeat, request.query);
    const table = await house.table(request.params.id);
    return table.why(tokenOf(request), seat);
  });

  app.post<ById>("/api/tables/:id/analysis", thinking, (request) => {
    const payer = payerOf(request);
    return house.analyse(request.params.id, fair.purses.of(payer), () => fair.analyses.take(payer));
  });

  app.get<ById>("/api/tables/:id/analysis", (request) => house.analysis(request.params.id));

  app.get<ById>("/api/tables/:id/history", async (request, reply) => {
    const part = checked(Part, request.query);
    const table = await house.table(request.params.id);
    const payer = payerOf(request);
    const account = fair.purses.of(payer);
    account.demand();
    const giveBack = fair.lookBacks.take(payer);
    if (!giveBack)
      throw new Trouble(429, "Other games are being gone through for you: wait for those.", SOON);
    try {
      const lookBack = await table.recall((story, seats, actions) => {
        const viewer = viewerOf(seats, tokenOf(request));
        mayLookBack(story, part);
        return { table: story.table, actions, viewer, part };
      });
      const { text, took } = await reader.history(lookBack);
      account.spend(took);
      return reply.type("application/json; charset=utf-8").send(Buffer.from(text.buffer));
    } finally {
      giveBack();
    }
  });

  app.get<ById>("/api/tables/:id/transcript", async (request, reply) => {
    const table = await house.table(request.params.id);
    const account = fair.purses.of(payerOf(request));
    const text = await table.recall((story, seats, actions) => {
      const { seats: own } = viewerOf(seats, tokenOf(request));
      const sitsEverywhere = own.length === seats.length;
      if (!story.ending && story.table.kind !== "import" && !sitsEverywhere)
        throw new Trouble(409, "The record of a game is told when it is over.");
      mustKnowAll(story, seats, tokenOf(request), "The record of a game is told when it is over.");
      return account.pay(() => transcriptOf(whole(story, actions)));
    });
    const name = `${(await table.line(undefined)).table.game}-${request.params.id}.transcript`;
    return reply
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("text/plain; charset=utf-8")
      .send(text);
  });

  app.post<ById>("/api/tables/:id/invitation", (request) => {
    const { secret } = checked(Seating, request.body);
    return house.invitation(request.params.id, secret, tokenOf(request));
  });

  app.post<ById>("/api/tables/:id/join", making, async (request, reply) => {
    const { secret } = checked(Seating, request.body);
    const { id } = request.params;
    await house.join(id, secret, ownToken(request, reply));
    return { id };
  });

  addDoor(app, house, fair);
}

const made = async (id: Promise<string>): Promise<{ id: string }> => ({ id: await id });
