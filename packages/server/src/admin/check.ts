import { isDeepStrictEqual } from "node:util";
import { readTranscript, verify } from "@sandtable/engine";
import { seal } from "@sandtable/seal";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Library, Shelf } from "../games.ts";
import { messageOf } from "../problem.ts";
import { migrations } from "../store/migrations.ts";
import type { Place } from "../store/open.ts";
import { type Database, fromRow } from "../store/rows.ts";
import type { Act, Mark, StoredTable } from "../store/store.ts";
import { Story } from "../tables/story.ts";
import { transcriptOf } from "../tables/transcript.ts";
import { countOf, idsOf, inSnapshot, openToRead } from "./database.ts";

/** Something in the database that is not as it should be. */
export interface Fault {
  readonly table: string;
  readonly what: string;
}

export interface Finding {
  readonly tables: number;
  readonly faults: readonly Fault[];
}

/** All rows of one table. */
interface Rows {
  readonly table: Selectable<Database["tables"]>;
  readonly seats: readonly Selectable<Database["seats"]>[];
  readonly holders: readonly Selectable<Database["holders"]>[];
  readonly actions: readonly Selectable<Database["actions"]>[];
  readonly checkpoints: readonly Selectable<Database["checkpoints"]>[];
}

const TABLES_AT_ONCE = 200;

/** Does everything that is stored hold? Every table is played again from its first action; a server may be at it meanwhile. */
export async function check(
  place: Place,
  library: Library,
  hear: (done: number, of: number) => void = () => undefined,
): Promise<Finding> {
  const source = await openToRead(place);
  try {
    if (source.step === undefined) throw new Error("there is nothing in this database yet");
    if (source.step !== Object.keys(migrations).at(-1))
      throw new Error(
        "the database is of another version: start the server of this one once, which brings it up to date",
      );
    return await inSnapshot(source, async (db) => {
      const faults = await strays(db);
      const all = await countOf(db);
      let tables = 0;
      for await (const ids of idsOf(db, TABLES_AT_ONCE))
        for (const id of ids) {
          faults.push(...faultsOf(await rowsOf(db, id), library).map((what) => ({ table: id, what })));
          hear(++tables, all);
        }
      return { tables, faults };
    });
  } finally {
    await source.close();
  }
}

/** Rows that belong to no table. */
async function strays(db: Kysely<Database>): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const name of ["seats", "holders", "actions", "checkpoints"] as const) {
    const { rows } = await sql<{ table_id: string }>`
      select distinct table_id from ${sql.table(name)}
      where not exists (select 1 from tables where tables.id = ${sql.ref(`${name}.table_id`)})`.execute(db);
    for (const { table_id } of rows)
      faults.push({ table: table_id, what: `there are ${name} of it, but no such table` });
  }
  return faults;
}

async function rowsOf(db: Kysely<Database>, id: string): Promise<Rows> {
  return {
    table: await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    seats: await db.selectFrom("seats").selectAll().where("table_id", "=", id).orderBy("place").execute(),
    holders: await db.selectFrom("holders").selectAll().where("table_id", "=", id).execute(),
    actions: await db
      .selectFrom("actions")
      .selectAll()
      .where("table_id", "=", id)
      .orderBy("number")
      .execute(),
    checkpoints: await db.selectFrom("checkpoints").selectAll().where("table_id", "=", id).execute(),
  };
}

function faultsOf(rows: Rows, library: Library): string[] {
  const shelf = library.get(rows.table.game);
  if (!shelf) return [`its game "${rows.table.game}" is not known here`];
  try {
    const last = rows.actions.at(-1)?.mark ?? null;
    const table = fromRow({ ...rows.table, last_mark: last });
    return [...seating(shelf, rows), ...dice(table), ...replay(shelf, table, rows)];
  } catch (error) {
    return [`it cannot be opened: ${messageOf(error)}`];
  }
}

/** Every seat of the game is there once; people sit at seats, and nobody sits on a bot. */
function* seating({ game }: Shelf, { seats, holders }: Rows): Generator<string> {
  const known = game.roles.map(({ seat }) => seat);
  if (
    !isDeepStrictEqual(
      seats.map(({ seat }) => seat),
      known,
    )
  )
    yield `its seats are ${seats.map(({ seat }) => seat).join(", ") || "none"}, not ${known.join(", ")}`;
  for (const { seat } of holders) {
    const held = seats.find((stored) => stored.seat === seat);
    if (!held) yield `somebody sits at the seat "${seat}", which it has not`;
    else if (held.bot !== null) yield `somebody sits at the seat "${seat}", which a bot has`;
  }
}

function* dice({ seed, commitment }: StoredTable): Generator<string> {
  if (commitment !== undefined && seed !== "" && seal(seed).commitment !== commitment)
    yield "the seed of its dice is not the one that was committed to";
}

/** From the first action to the last: each must fit, and lead to where it was said to. */
function* replay(shelf: Shelf, table: StoredTable, { actions, checkpoints }: Rows): Generator<string> {
  const story = new Story(shelf, table);
  yield* kept(shelf, story, checkpoints);
  for (const { number, seat, act, mark } of actions) {
    if (number !== story.number + 1) {
      yield `action ${story.number + 1} is missing`;
      return;
    }
    try {
      story.take({ number, seat, act: JSON.parse(act) as Act });
    } catch (error) {
      yield `action ${number} does not fit: ${messageOf(error)}`;
      return;
    }
    if (mark !== null && !isDeepStrictEqual(ofGame(JSON.parse(mark) as Mark), story.mark))
      yield `action ${number} led elsewhere`;
    yield* kept(shelf, story, checkpoints);
  }
  if (!isDeepStrictEqual(ofGame(table.mark), story.mark)) yield "it does not stand where it is said to stand";
  for (const { number } of checkpoints)
    if (number > story.number) yield `checkpoint ${number} lies behind its last action`;
  yield* record(shelf, story);
}

/** What a mark says of the game; what was agreed upon at the table beside it is told by no position. */
const ofGame = ({ pact: _, ...mark }: Mark): Mark => mark;

/** A checkpoint must hold the position to which the actions lead. */
function* kept(shelf: Shelf, story: Story, checkpoints: Rows["checkpoints"]): Generator<string> {
  for (const { number, body } of checkpoints) {
    if (number !== story.number) continue;
    try {
      const from: unknown = JSON.parse(body);
      // Of another version: nobody opens a table from it.
      if (!Story.isCheckpoint(from)) continue;
      const again = new Story(shelf, story.table, { from });
      const [one, other] = [story, again].map(({ match, mark }) =>
        asKept([shelf.game.save(match.state), mark]),
      );
      if (!isDeepStrictEqual(one, other)) yield `checkpoint ${number} is another position`;
    } catch (error) {
      yield `checkpoint ${number} cannot be read: ${messageOf(error)}`;
    }
  }
}

/** As text keeps it: what is there but undefined is not. */
const asKept = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

function* record({ game }: Shelf, story: Story): Generator<string> {
  try {
    const transcript = readTranscript(transcriptOf(story));
    verify(game, transcript, transcript.close.seed === undefined ? undefined : seal);
  } catch (error) {
    yield `its record does not hold: ${messageOf(error)}`;
  }
}
