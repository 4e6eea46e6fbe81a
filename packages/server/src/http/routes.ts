import { HintWish, NewBranch, NewImport, NewLesson, NewTable } from "@sandtable/protocol";
import type { FastifyInstance } from "fastify";
import { addDoor } from "../door/routes.ts";
import { type Library, listing } from "../games.ts";
import { Trouble } from "../problem.ts";
import { historyOf } from "../tables/history.ts";
import { type House, mustKnowAll } from "../tables/house.ts";
import { whole } from "../tables/retell.ts";
import { Refusal } from "../tables/story.ts";
import { transcriptOf } from "../tables/transcript.ts";
import { viewerOf } from "../tables/viewer.ts";
import { AtSeat, checked, Part } from "./body.ts";
import { ownToken, tokenOf } from "./cookie.ts";
import { sendSentence, wantsPage } from "./person.ts";

const IMPORT_BYTES = 8_000_000;

interface ById {
  Params: { id: string };
}

/** Making a table costs more than looking at one. */
const making = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };

/** Thinking costs most. */
const thinking = { config: { rateLimit: { max: 40, timeWindow: "1 minute" } } };

/** Everything that is asked and done without a live connection. */
export function addRoutes(app: FastifyInstance, house: House, library: Library): void {
  app.addHook("onRequest", async (_, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get("/api/games", () => [...library.values()].map(listing));

  app.get("/api/tables", (request) => house.tablesOf(tokenOf(request)));

  app.post("/api/tables", making, async (request, reply) => {
    const wish = checked(NewTable, request.body);
    return made(house.create(wish, ownToken(request, reply)));
  });

  app.post("/api/lessons", making, async (request, reply) => {
    const { game } = checked(NewLesson, request.body);
    return made(house.lesson(game, ownToken(request, reply)));
  });

  app.post("/api/imports", { ...making, bodyLimit: IMPORT_BYTES }, async (request, reply) => {
    const { transcript } = checked(NewImport, request.body);
    return made(house.import(transcript, ownToken(request, reply)));
  });

  app.get<ById>("/api/tables/:id", async (request) => {
    const table = await house.table(request.params.id);
    return table.line(tokenOf(request));
  });

  app.post<ById>("/api/tables/:id/branch", making, async (request, reply) => {
    const wish = checked(NewBranch, request.body);
    return made(house.branch(request.params.id, wish, ownToken(request, reply)));
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

  app.post<ById>("/api/tables/:id/analysis", thinking, (request) => house.analyse(request.params.id));

  app.get<ById>("/api/tables/:id/analysis", (request) => house.analysis(request.params.id));

  app.get<ById>("/api/tables/:id/history", async (request) => {
    const part = checked(Part, request.query);
    const table = await house.table(request.params.id);
    return table.recall((story, seats, actions) =>
      historyOf(story, actions, viewerOf(seats, tokenOf(request)), part),
    );
  });

  app.get<ById>("/api/tables/:id/transcript", async (request, reply) => {
    const table = await house.table(request.params.id);
    const text = await table.recall((story, seats, actions) => {
      const { seats: own } = viewerOf(seats, tokenOf(request));
      const sitsEverywhere = own.length === seats.length;
      if (!story.ending && story.table.kind === "game" && !sitsEverywhere)
        throw new Trouble(409, "The record of a game is told when it is over.");
      mustKnowAll(story, seats, tokenOf(request), "The record of a game is told when it is over.");
      return transcriptOf(whole(story, actions));
    });
    const name = `${(await table.line(undefined)).table.game}-${request.params.id}.transcript`;
    return reply
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("text/plain; charset=utf-8")
      .send(text);
  });

  // Looking whether the address is there (HEAD) seats nobody.
  app.get<{ Params: { id: string; secret: string } }>(
    "/join/:id/:secret",
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id, secret } = request.params;
      try {
        await house.join(id, secret, ownToken(request, reply));
      } catch (error) {
        if (!(error instanceof Trouble) || error.statusCode !== 409 || !wantsPage(request)) throw error;
        return sendSentence(reply, error, { to: `/table/${id}`, words: "Watch this game" });
      }
      return reply.redirect(`/table/${id}`);
    },
  );

  addDoor(app, house);
}

const made = async (id: Promise<string>): Promise<{ id: string }> => ({ id: await id });
