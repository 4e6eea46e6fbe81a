import { NewTable, Seating } from "@sandtable/protocol";
import { Chosen, Ready } from "@sandtable/protocol/door";
import { DumpWish, Named, RatingsOf } from "@sandtable/protocol/people";
import { z } from "zod";
import { SCOPES } from "../people/keys.ts";
import { Part, WhichGames } from "./body.ts";

interface Asked {
  readonly summary: string;
  /** The same schemas by which the routes check what is sent. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
}

/** What there is to ask with a key, in words; every line that a key opens has one. */
const ASKED: Readonly<Record<keyof typeof SCOPES, Asked>> = {
  "GET /api/games": { summary: "The games, their scenarios, options, sides and bots.", query: WhichGames },
  "GET /api/tables": { summary: "The tables at which the owner of the key sits." },
  "GET /api/tables/:id": { summary: "Where a table stands." },
  "GET /api/tables/:id/position": { summary: "The position, as the owner of the key may see it." },
  "GET /api/tables/:id/history": {
    summary: "What happened at a table, step by step, as far as the owner may know it.",
    query: Part,
  },
  "GET /api/tables/:id/transcript": { summary: "The record of a game that is over." },
  "GET /api/lobby": { summary: "Open invitations, who is here, and games to watch." },
  "GET /api/people": { summary: "Somebody's page: games, results, ratings.", query: Named },
  "GET /api/ratings": { summary: "The strongest at a game, people and bots.", query: RatingsOf },
  "GET /api/tournaments": { summary: "All tournaments, the last first." },
  "GET /api/tournaments/:tournament": { summary: "A tournament with its table and its rounds." },
  "POST /api/tables": { summary: "Make a table, in the lobby too.", body: NewTable },
  "POST /api/tables/:id/lobby": { summary: "Take the seat that somebody offers in the lobby." },
  "DELETE /api/tables/:id/lobby": { summary: "Withdraw an invitation." },
  "POST /api/tables/:id/join": { summary: "Take a seat by the secret of a link.", body: Seating },
  "POST /api/tables/:id/resign": { summary: "Give a game up." },
  "POST /api/tables/:id/rematch": { summary: "The same game again with the sides swapped." },
  "POST /api/tables/:id/door": {
    summary: "Sit down at the door for bots, where the owner has a seat.",
    body: Ready,
  },
  "GET /api/tables/:id/door": { summary: "The same as a live connection (WebSocket)." },
  "GET /api/tables/:id/door/next": { summary: "Wait for the next question of the door." },
  "POST /api/tables/:id/door/choose": { summary: "Answer it.", body: Chosen },
  "GET /api/dump": {
    summary:
      "Finished rated games: a JSON object with a transcript in each line. Ask again after the last table for more.",
    query: DumpWish,
  },
};

/** What programs can ask this server, as OpenAPI describes it. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [line, { summary, body, query }] of Object.entries(ASKED)) {
    const [method, route] = line.split(" ");
    const path = route.replaceAll(/:(\w+)/g, "{$1}");
    const named = [...route.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    }));
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      summary,
      security: [{ key: [SCOPES[line as keyof typeof SCOPES]] }],
      parameters: [...named, ...(query ? parametersOf(query) : [])],
      ...(body && { requestBody: { content: { "application/json": { schema: schemaOf(body) } } } }),
      responses: {
        200: { description: "What was asked for." },
        default: {
          description: "A sentence that says what is wrong.",
          content: {
            "application/json": {
              schema: { type: "object", properties: { error: { type: "string" } }, required: ["error"] },
            },
          },
        },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Sandtable", version: "1" },
    components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

const schemaOf = (schema: z.ZodType): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
};

function parametersOf(query: z.ZodObject): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input" });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}
