import { randomInt } from "node:crypto";
import { completeOptions, completeScenario, type Options, type Seat, startLesson } from "@sandtable/engine";
import type {
  AnalysisState,
  Hint,
  HintWish,
  Invitation,
  NewBranch,
  NewTable,
  Opponent,
  TableLine,
} from "@sandtable/protocol";
import { newSeed, seal } from "@sandtable/seal";
import type { Analyst } from "../bots/analyst.ts";
import { blockersOf, isBlockedBy } from "../chat/distance.ts";
import type { Account } from "../fair/purses.ts";
import { botNames, type Library, type Shelf, secondsOf } from "../games.ts";
import { Elsewhere } from "../nodes/elsewhere.ts";
import type { Tenant } from "../nodes/tenant.ts";
import { Moved, messageOf, Trouble } from "../problem.ts";
import type { CheckedRecord } from "../records/check.ts";
import type { StoredSeat, StoredTable } from "../store/store.ts";
import { hashOf, isAccountToken, linkToken, newId } from "../tokens.ts";
import { Analyses } from "./analyses.ts";
import { lineOf, seatOfLink } from "./info.ts";
import { lessonNamed } from "./learning.ts";
import { type Beginning, beginningOf } from "./opening.ts";
import { leftToMove } from "./pact.ts";
import { answersOf, whole } from "./retell.ts";
import { Story } from "./story.ts";
import { type Surroundings, Table } from "./table.ts";
import { viewerOf } from "./viewer.ts";

const MOST_LINES = 200;
/** Who sits opposite in a lesson, where its script has no answer. */
const RECRUIT = "recruit";
/** Tables kept in memory although nobody looks at them, and how long a table counts as looked at. */
const MOST_IDLE = 100;
const IDLE_AFTER = 60_000;
/** Orphans that are opened in one go: opening them may not hold up those who play. */
const ORPHANS_AT_ONCE = 25;

/** How a new table begins; the house adds the rest. */
interface Plan {
  readonly shelf: Shelf;
  readonly kind: StoredTable["kind"];
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly StoredSeat[];
  readonly opening?: StoredTable["opening"];
  readonly seed?: string;
  readonly commitment?: string | undefined;
  readonly rematchOf?: string;
  readonly lesson?: string;
  readonly pace?: StoredTable["pace"];
  readonly isRated?: boolean;
  readonly startedAt?: string;
  /** Where it stands, if that has been found already. */
  readonly beginning?: Beginning;
}

/** All the tables: makes them, finds them, and keeps those in memory that are in use. */
export class House {
  readonly #library: Library;
  readonly #surroundings: Surroundings;
  /** The open tables; the one used last stands last. */
  readonly #open = new Map<string, { readonly table: Promise<Table>; readonly usedAt: number }>();

  readonly #analyses: Analyses;
  /** Whoever waits for a hint, by the SHA-256 of their token. */
  readonly #advised = new Set<string>();

  readonly #tenant: Tenant;
  #looking: NodeJS.Timeout | undefined;

  constructor(library: Library, surroundings: Surroundings, analyst: Analyst, tenant: Tenant) {
    this.#tenant = tenant;
    this.#library = library;
    this.#surroundings = surroundings;
    this.#analyses = new Analyses(analyst, surroundings.limits.analyses, surroundings.warn);
  }

  shelf(game: string): Shelf {
    const shelf = this.#library.get(game);
    if (!shelf)
      throw new Trouble(
        404,
        `There is no game "${game}": choose one of ${[...this.#library.keys()].join(", ")}.`,
      );
    return shelf;
  }

  async table(id: string): Promise<Table> {
    const table = this.#open.get(id)?.table ?? this.#load(id);
    this.#open.delete(id);
    this.#open.set(id, { table, usedAt: Date.now() });
    table.catch(() => this.#open.delete(id));
    await this.#tidy();
    return table;
  }

  async #load(id: string): Promise<Table> {
    const stored = await this.#stored(id);
    const shelf = this.shelf(stored.game);
    const lease = await this.#tenant.claim(id);
    if (!("epoch" in lease)) throw new Elsewhere(lease);
    const lost = (): void => this.#drop(id);
    return Table.open(this.#surroundings, shelf, stored, { lease, lost });
  }

  /** It is open elsewhere: here it is open no longer. */
  #drop(id: string): void {
    const table = this.#open.get(id)?.table;
    this.#open.delete(id);
    table?.then((open) => open.close()).catch(() => undefined);
  }

  /** The lease of this node has run out: whatever is open here may be open elsewhere. */
  dropAll(): void {
    for (const id of [...this.#open.keys()]) this.#drop(id);
  }

  /** Give every table up, for others to open at once: before this process ends. */
  async handOver(): Promise<void> {
    clearTimeout(this.#looking);
    this.#looking = undefined;
    await this.#tenant.leave();
    this.dropAll();
  }

  /** Look for tables whose node is gone, again and again: a bot that has the turn there goes on here. */
  lookForOrphans(every: number): void {
    const look = async (): Promise<void> => {
      const found = await this.#adopt().catch((error: unknown) => {
        this.#surroundings.warn(`orphans: ${messageOf(error)}`);
        return 1;
      });
      // Where no other node can be, those of the process before are all there are.
      const goesOn = this.#looking !== undefined && (found > 0 || !this.#tenant.isAlone);
      if (goesOn) this.#looking = setTimeout(() => void look(), every).unref();
    };
    this.#looking = setTimeout(() => void look(), 0).unref();
  }

  async #adopt(): Promise<number> {
    const ids = await this.#surroundings.store.leases.orphans(ORPHANS_AT_ONCE);
    for (const id of ids) {
      try {
        const table = await this.table(id);
        if (!table.isBusy) await this.#giveBack(id, table);
      } catch (error) {
        if (!(error instanceof Elsewhere)) await this.#giveUp(id, error);
      }
    }
    return ids.length;
  }

  /** Look after the clocks that are due at tables which nobody has open. */
  async tickClocks(): Promise<void> {
    const { store, time, warn } = this.#surroundings;
    for (const id of await store.hours.due(time.now, ORPHANS_AT_ONCE))
      try {
        const table = await this.table(id);
        await table.tick();
        if (!table.isBusy) await this.#giveBack(id, table);
      } catch (error) {
        // Whoever has it open looks after its clocks.
        if (error instanceof Moved) continue;
        warn(`the clocks of table ${id}: ${messageOf(error)}`);
        await store.hours.expect(id, undefined);
      }
  }

  /** A table that cannot be opened is no orphan that others should try to open. */
  async #giveUp(id: string, why: unknown): Promise<void> {
    this.#surroundings.warn(`table ${id} cannot be opened: ${messageOf(why)}`);
    const lease = await this.#tenant.claim(id);
    if ("epoch" in lease) await this.#surroundings.store.leases.giveBack(lease);
  }

  async #giveBack(id: string, table: Table): Promise<void> {
    this.#open.delete(id);
    await this.#surroundings.store.leases.giveBack(await table.close());
  }

  async #stored(id: string): Promise<StoredTable> {
    const stored = await this.#surroundings.store.table(id);
    if (!stored) throw new Trouble(404, "There is no such table: check the address.");
    return stored;
  }

  /** Forget the tables that were used longest ago, unless somebody is there. */
  async #tidy(): Promise<void> {
    for (const [id, { table, usedAt }] of this.#open) {
      if (this.#open.size <= MOST_IDLE || Date.now() - usedAt < IDLE_AFTER) return;
      const open = await table.catch(() => undefined);
      if (!open || open.isBusy || this.#open.get(id)?.usedAt !== usedAt) continue;
      this.#giveBack(id, open).catch((error: unknown) =>
        this.#surroundings.warn(`table ${id} could not be given back: ${messageOf(error)}`),
      );
    }
  }

  /** How many tables are in memory. */
  get open(): number {
    return this.#open.size;
  }

  /** When every open table has done what it is at. */
  async finish(): Promise<void> {
    const tables = await Promise.allSettled([...this.#open.values()].map(({ table }) => table));
    await Promise.allSettled(
      tables.flatMap((table) => (table.status === "fulfilled" ? [table.value.look(() => undefined)] : [])),
    );
  }

  /** The tables at which this browser sits. */
  async tablesOf(token: string | undefined): Promise<TableLine[]> {
    if (token === undefined) return [];
    const { store } = this.#surroundings;
    return this.#linesOf(await store.tablesOf(hashOf(token), MOST_LINES), token);
  }

  /** The seats of these tables have changed hands: whoever is at those that are open here is told. */
  async reseated(tables: readonly string[]): Promise<void> {
    for (const id of tables)
      await this.#open
        .get(id)
        ?.table.then((open) => open.refresh())
        .catch((error: unknown) => this.#surroundings.warn(`who sits is not told: ${messageOf(error)}`, id));
  }

  /** A new game. */
  async create(wish: NewTable, token: string): Promise<string> {
    const shelf = this.shelf(wish.game);
    const id = newId();
    if (wish.lobby !== undefined && wish.opponent.kind !== "friend")
      throw new Trouble(
        400,
        "There is no free seat at this table: in the lobby somebody else is to take one.",
      );
    const { pace } = wish;
    if (pace && wish.opponent.kind !== "friend")
      throw new Trouble(400, "Clocks are for two people: leave the pace out, or play with a friend.");
    if (wish.rated) mustBeRateable(wish.opponent, token);
    return this.#found(id, {
      shelf,
      kind: "game",
      isRated: wish.rated === true,
      ...(pace && { pace }),
      ...settings(shelf, wish.scenario, wish.options ?? {}),
      seats: seatsFor(shelf, id, wish.seat, wish.opponent, token),
    });
  }

  /** A game of a tournament, whose table has its name already. */
  async meet(
    id: string,
    game: string,
    plan: Pick<Plan, "scenario" | "options" | "seats" | "pace" | "isRated" | "startedAt">,
  ): Promise<void> {
    await this.#found(id, { shelf: this.shelf(game), kind: "game", ...plan });
  }

  /** A bot that has the turn and was hindered goes on, though nobody looks. */
  async goOn(id: string): Promise<void> {
    await (await this.table(id)).goOn();
  }

  /** Scenario and options as they are stored, or a sentence on what is wrong with them. */
  settings(game: string, scenario: string | undefined, options: Options): Pick<Plan, "scenario" | "options"> {
    return settings(this.shelf(game), scenario, options);
  }

  /** A lesson of the course: whoever asked has the seat that learns, and the script or a recruit sits opposite. */
  async lessonOfCourse(game: string, name: string, token: string): Promise<string> {
    const shelf = this.shelf(game);
    const lesson = lessonNamed(shelf, name);
    const id = newId();
    const seed = newSeed();
    const opening = startLesson(shelf.game, lesson, seal(seed).chance).entries;
    return this.#found(id, {
      shelf,
      kind: "lesson",
      lesson: lesson.id,
      ...settings(shelf, lesson.scenario, {}),
      seats: seatsFor(shelf, id, lesson.seat, { kind: "bot", level: RECRUIT }, token),
      opening: opening.map(({ seat, key }) => [seat, key]),
      seed,
      commitment: undefined,
    });
  }

  /** The example of play of the book: whoever asked makes the choices of every seat. */
  async lesson(game: string, token: string): Promise<string> {
    const shelf = this.shelf(game);
    if (!shelf.example) throw new Trouble(404, `${shelf.game.title} has no lesson yet.`);
    const id = newId();
    return this.#found(id, {
      shelf,
      kind: "lesson",
      ...settings(shelf, shelf.example.scenario, {}),
      seats: seatsFor(shelf, id, "random", { kind: "hotseat" }, token),
      commitment: undefined,
    });
  }

  /** A record to look through, every line of which was found to hold. */
  async import(
    { game, scenario, options, opening, seed, commitment, beginning }: CheckedRecord,
    token: string,
  ): Promise<string> {
    const shelf = this.shelf(game);
    const id = newId();
    const seats = seatsFor(shelf, id, "random", { kind: "hotseat" }, token);
    return this.#found(id, {
      shelf,
      kind: "import",
      scenario,
      options,
      seats,
      opening,
      seed,
      commitment,
      beginning,
    });
  }

  /** Play on from an earlier point of a table, with fresh dice. */
  async branch(
    from: string,
    { at, seat, opponent }: NewBranch,
    token: string,
    account: Account,
  ): Promise<string> {
    const table = await this.table(from);
    const { shelf, scenario, options, opening } = await table.recall((story, seats, actions) => {
      mustNotBeBetweenPeople(story, seats);
      mustKnowAll(story, seats, token, "A game with secrets can be played on from once it is over.");
      const entries = account.pay(() => answersOf(whole(story, actions)));
      if (at > entries.length)
        throw new Trouble(
          400,
          `This table has ${entries.length} entries: it cannot be played on from ${at}.`,
        );
      if (at === entries.length && story.match.outcome)
        throw new Trouble(400, "The game is over there: go back to an earlier point.");
      return {
        shelf: story.shelf,
        scenario: story.table.scenario,
        options: story.table.options,
        opening: entries.slice(0, at),
      };
    });
    const id = newId();
    return this.#found(id, {
      shelf,
      kind: "game",
      scenario,
      options,
      seats: seatsFor(shelf, id, seat, opponent, token),
      opening,
      commitment: undefined,
    });
  }

  /** The same again with the sides swapped; the second to ask gets the table of the first. */
  async rematch(from: string, token: string): Promise<string> {
    const table = await this.table(from);
    const id = newId();
    const blockers = await blockersOf(this.#surroundings.store, hashOf(token));
    const plan = await table.look((story, seats): Plan => {
      const { shelf, table: stored, ending } = story;
      if (viewerOf(seats, token).seats.length === 0)
        throw new Trouble(403, "Only those who sat at this table can ask for a rematch.");
      if (stored.kind !== "game") throw new Trouble(409, "Only a game can be played again.");
      if (!ending) throw new Trouble(409, "The game is not over yet: finish it or resign first.");
      return {
        shelf,
        kind: "game",
        scenario: stored.scenario,
        options: stored.options,
        seats: swapped(id, seats, token, blockers),
        ...(stored.pace && { pace: stored.pace }),
        isRated: stored.rated !== undefined,
        rematchOf: from,
      };
    });
    const { store } = this.#surroundings;
    const before = await store.rematchOf(from);
    const made = before ?? (await this.#found(id, plan));
    await table.refresh();
    if (before === undefined)
      (await this.table(made)).tellAway("invitation", 1, (_, holders) => !holders.includes(hashOf(token)));
    return made;
  }

  /** What a link offers. Looking at it changes nothing: programs that show where links lead do it, too. */
  async invitation(id: string, secret: string, token: string | undefined): Promise<Invitation> {
    const { table, seats, seat } = await this.#invited(id, secret);
    const { game, scenario, options, pace, rated } = table;
    const sits = viewerOf(seats, token).seats.length > 0;
    const isKept = token !== undefined && (await isBlockedBy(this.#surroundings.store, hashOf(token), seats));
    const isFree = !isKept && seats.find((stored) => stored.seat === seat)?.holders.length === 0;
    return {
      game,
      scenario,
      options,
      ...(pace && { pace }),
      ...(rated && { rated: true }),
      seat,
      is: sits ? "yours" : isFree ? "free" : "taken",
    };
  }

  async #invited(id: string, secret: string) {
    const table = await this.#stored(id);
    const seats = await this.#surroundings.store.seats(id);
    const seat = seatOfLink(seats, secret);
    if (seat === undefined) throw new Trouble(404, "This link leads to no seat: ask for it again.");
    return { table, seats, seat };
  }

  /** Sit down by a link: the first who does takes the seat. */
  async join(id: string, secret: string, token: string): Promise<void> {
    const { seats, seat } = await this.#invited(id, secret);
    if (viewerOf(seats, token).seats.length > 0) return;
    await this.sit(id, seat, token);
  }

  /** Take a seat that is free. */
  async sit(id: string, seat: Seat, token: string): Promise<void> {
    const { store } = this.#surroundings;
    if ((await this.#stored(id)).rated && !isAccountToken(token)) throw new Trouble(403, NEEDS_NAME);
    // Whoever was blocked by somebody who sits here is told what anybody is told who comes too late.
    const isKept = await isBlockedBy(store, hashOf(token), await store.seats(id));
    if (isKept || !(await store.sit(id, seat, hashOf(token))))
      throw new Trouble(409, "This seat is taken: ask the host for another table.");
    await store.lobby.take(id, Date.now());
    const table = await this.table(id);
    await table.refresh();
    table.tellAway("invitation", 0, (_, holders) => !holders.includes(hashOf(token)));
  }

  /** Tables as somebody may know them from a list. */
  async lines(ids: readonly string[], token: string | undefined): Promise<readonly TableLine[]> {
    const { store } = this.#surroundings;
    return this.#linesOf(await store.tablesNamed(ids), token);
  }

  async #linesOf(all: readonly StoredTable[], token: string | undefined): Promise<TableLine[]> {
    const tables = all.filter(({ game }) => this.#library.has(game));
    const seats = await this.#surroundings.store.seatsOf(tables.map(({ id }) => id));
    const { now, outages } = this.#surroundings.time;
    return tables.map((table) => ({
      ...lineOf(this.shelf(table.game), table, seats.get(table.id) ?? [], token),
      ...leftToMove(table.mark.pact, now, outages),
    }));
  }

  /** What a bot would do in somebody's place; one hint at a time for each person. */
  async hint(id: string, { number }: HintWish, token: string): Promise<Hint> {
    const person = hashOf(token);
    if (this.#advised.has(person))
      throw new Trouble(429, "One hint at a time: the last one is still being thought of.", 5);
    this.#advised.add(person);
    try {
      return await (await this.table(id)).hint(token, number);
    } finally {
      this.#advised.delete(person);
    }
  }

  /** Have a game that is over looked through. */
  async analyse(id: string, account: Account, take: () => (() => void) | undefined): Promise<AnalysisState> {
    const table = await this.table(id);
    return table.recall((story, _, actions) =>
      account.pay(() => this.#analyses.begin(whole(story, actions), take)),
    );
  }

  /** How far that is. */
  async analysis(id: string): Promise<AnalysisState> {
    await this.#stored(id);
    const state = this.#analyses.state(id);
    if (!state) throw new Trouble(404, "Nobody has asked for an analysis of this table.");
    return state;
  }

  async #found(id: string, plan: Plan): Promise<string> {
    const { shelf, kind, scenario, options, seats, opening = [], rematchOf, lesson, pace, isRated } = plan;
    const seed = plan.seed ?? newSeed();
    const commitment = "commitment" in plan ? plan.commitment : seal(seed).commitment;
    const stored: StoredTable = {
      id,
      kind,
      game: shelf.game.id,
      scenario,
      options,
      seed,
      ...(commitment !== undefined && { commitment }),
      opening,
      startedAt: plan.startedAt ?? new Date().toISOString(),
      ...(rematchOf !== undefined && { rematchOf }),
      ...(lesson !== undefined && { lesson }),
      ...(pace && { pace }),
      ...(isRated && { rated: "open" as const }),
      mark: { number: 1 },
    };
    const { mark, checkpoint } = plan.beginning ?? beginningOf(new Story(shelf, stored));
    const { store } = this.#surroundings;
    if (await store.create({ ...stored, mark }, seats)) {
      if (checkpoint) await store.keep(id, { number: mark.number, body: checkpoint });
      if (kind !== "import") await this.table(id); // a bot may have the first turn
      return id;
    }
    const other = rematchOf === undefined ? undefined : await store.rematchOf(rematchOf);
    if (other === undefined) throw new Error(`table ${id} could not be stored`);
    return other;
  }
}

/**
 * While people play each other nobody tries out how their game might go on, with the bots' help least of all: not
 * those who sit there, and not those who watch for them.
 */
function mustNotBeBetweenPeople({ table, ending }: Story, seats: readonly StoredSeat[]): void {
  const [first, ...others] = seats.filter(({ bot }) => bot === undefined);
  const isOnePerson = first?.holders.some((one) => others.every(({ holders }) => holders.includes(one)));
  if (table.kind === "game" && !ending && others.length > 0 && !isOnePerson)
    throw new Trouble(409, "People play each other here: it can be played on from once their game is over.");
  if (table.rated && !ending)
    throw new Trouble(409, "This game is rated: it can be played on from once it is over.");
}

const NEEDS_NAME = "This game is for the ratings: sign in, or get a name, to take part.";

/** For the ratings two are wanted who can be found on the list again. */
function mustBeRateable(opponent: Opponent, token: string): void {
  if (!isAccountToken(token)) throw new Trouble(403, NEEDS_NAME);
  if (opponent.kind === "hotseat")
    throw new Trouble(400, "A game at one screen is not rated: play a bot or somebody else.");
  if (opponent.kind === "bot" && opponent.seconds !== undefined)
    throw new Trouble(400, "A bot is rated by the time it usually takes: leave its seconds out.");
}

/** Whether everything that has happened may be told to this browser. */
export function mustKnowAll(
  { shelf, ending, table, match }: Story,
  seats: readonly StoredSeat[],
  token: string | undefined,
  otherwise: string,
): void {
  const sitsEverywhere = viewerOf(seats, token).seats.length === match.game.roles.length;
  if (shelf.game.secrets && !ending && table.kind !== "import" && !sitsEverywhere)
    throw new Trouble(409, otherwise);
}

function settings(
  { game }: Shelf,
  scenario: string | undefined,
  options: Options,
): Pick<Plan, "scenario" | "options"> {
  try {
    return { scenario: completeScenario(game, scenario), options: completeOptions(game, options) };
  } catch (error) {
    throw new Trouble(400, messageOf(error));
  }
}

/** Who sits where at a new table. */
function seatsFor(
  { game }: Shelf,
  table: string,
  wish: string,
  opponent: Opponent,
  token: string,
): StoredSeat[] {
  const seats = game.roles.map(({ seat }) => seat);
  const own = wish === "random" ? seats[randomInt(seats.length)] : wish;
  if (!seats.includes(own))
    throw new Trouble(
      400,
      `There is no seat "${own}" in ${game.title}: choose ${seats.join(", ")} or random.`,
    );
  if (opponent.kind === "bot" && !botNames.includes(opponent.level))
    throw new Trouble(400, `There is no bot "${opponent.level}": choose ${botNames.join(" or ")}.`);
  if (opponent.kind === "bot" && opponent.seconds !== undefined && secondsOf(opponent.level) === undefined)
    throw new Trouble(400, `A ${opponent.level} bot does not look ahead: leave its seconds out.`);
  const you = [hashOf(token)];
  return seats.map((seat) => {
    if (seat === own || opponent.kind === "hotseat") return { seat, holders: you };
    if (opponent.kind === "bot") return botSeat(seat, opponent.level, opponent.seconds);
    return freeSeat(table, seat, token);
  });
}

const botSeat = (seat: Seat, bot: string, seconds: number | undefined): StoredSeat => ({
  seat,
  bot,
  ...(seconds !== undefined && { seconds }),
  holders: [],
});

const freeSeat = (table: string, seat: Seat, host: string): StoredSeat => ({
  seat,
  link: hashOf(linkToken(host, table, seat)),
  holders: [],
});

/** Everybody moves on by one seat; a seat that stayed free is free again, and so is that of who has blocked whoever asks. */
const swapped = (
  table: string,
  seats: readonly StoredSeat[],
  host: string,
  blockers: ReadonlySet<string>,
): StoredSeat[] =>
  seats.map(({ seat }, index) => {
    const { bot, seconds, holders } = seats[(index + 1) % seats.length];
    if (bot !== undefined) return botSeat(seat, bot, seconds);
    const comes = holders.length > 0 && !holders.some((one) => blockers.has(one));
    return comes ? { seat, holders } : freeSeat(table, seat, host);
  });
