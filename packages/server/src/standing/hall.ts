import { isFinished, meetingsOf, openGames, type Tournament, whyNot } from "@sandtable/club";
import type { NewTournament, TournamentLine, TournamentView } from "@sandtable/protocol/standing";
import type { z } from "zod";
import type { Warn } from "../operating/log.ts";
import { Moved, messageOf, Trouble } from "../problem.ts";
import type { StoredAccount } from "../store/people.ts";
import type { Store, StoredSeat, StoredTable } from "../store/store.ts";
import type { About, Board, StoredTournament } from "../store/tournaments.ts";
import type { House } from "../tables/house.ts";
import { newId } from "../tokens.ts";
import { drawn, levelOf, nextBot, ratedAs } from "./entrants.ts";
import { isOver, upshotOf } from "./scores.ts";
import { viewOf } from "./tournament-view.ts";

const DAY = 24 * 60 * 60 * 1000;
const MOST_LISTED = 100;
/** Tournaments of one person that are not over, and bots in one of them: whoever plays is not to wait for those. */
const MOST_HELD = 5;
const MOST_BOTS = 16;

interface Parts {
  readonly store: Store;
  readonly house: House;
  readonly now: () => number;
  readonly warn: Warn;
}

type Wish = z.output<typeof NewTournament>;
type Found = NonNullable<Awaited<ReturnType<Store["tournaments"]["find"]>>>;

/**
 * Tournaments: announced, entered, started, and then led on by the results alone. What is due follows from what is stored, so
 * any node may do it at any time, and does nothing twice: a game has one table, whose name is kept before the table is made.
 */
export class Hall {
  readonly #parts: Parts;
  /** One step of a tournament after the other. */
  readonly #steps = new Map<string, Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(): Promise<TournamentLine[]> {
    const { tournaments, people } = this.#parts.store;
    const latest = await tournaments.latest(MOST_LISTED);
    const names = await people.named(latest.map(({ about }) => about.organiser));
    return Promise.all(
      latest.map(async ({ id, startedAt, state = "running", about }) => {
        const { title, game, kind, organiser, entrants } = about;
        const players = state === "open" ? await tournaments.entered(id) : entrants;
        const name = names.get(organiser);
        return {
          id,
          title,
          game,
          kind,
          state,
          startedAt,
          players: players.length,
          ...(name !== undefined && { organiser: name }),
        };
      }),
    );
  }

  async show(id: string, viewer: StoredAccount | undefined): Promise<TournamentView> {
    const { tournaments, people } = this.#parts.store;
    // How things stand first: a game that is over there has its result in what is read after it.
    const standing = await tournaments.standing(id);
    const found = await this.#find(id);
    const { about, state } = found;
    const entrants = state === "open" || state === "off" ? await tournaments.entered(id) : about.entrants;
    const names = await people.named([about.organiser, ...entrants]);
    const tables = await this.#tablesOf(found.boards);
    return viewOf({ found, standing: { ...standing!, entrants }, names, tables, viewer: viewer?.id });
  }

  async hold(by: StoredAccount, wish: Wish): Promise<{ readonly id: string }> {
    const { store, house, now } = this.#parts;
    const { title, game, kind, rounds, pace, days, rated } = wish;
    const own = await Promise.all(
      (await store.tournaments.concerning(by.id)).map((id) => store.tournaments.find(id)),
    );
    if (own.filter((one) => one?.about.organiser === by.id).length >= MOST_HELD)
      throw new Trouble(409, `You hold ${MOST_HELD} tournaments: end one first.`);
    const about: About = {
      title,
      game,
      kind,
      entrants: [],
      ...house.settings(game, wish.scenario, wish.options),
      first: house.shelf(game).game.roles[0].seat,
      organiser: by.id,
      isRated: rated,
      ...(kind === "swiss" && rounds !== undefined && { rounds }),
      ...(pace && { pace }),
      ...(days !== undefined && { days }),
    };
    const id = newId();
    const startedAt = new Date(now()).toISOString();
    await store.tournaments.found({ id, startedAt, about, state: "open" });
    return { id };
  }

  async enter(id: string, who: StoredAccount, bot: string | undefined): Promise<void> {
    const { store, now } = this.#parts;
    const { tournaments } = store;
    const found = await this.#find(id);
    if (bot !== undefined) mustHold(found, who);
    const entered = await tournaments.entered(id);
    if (bot !== undefined && entered.filter((one) => levelOf(one) !== undefined).length >= MOST_BOTS)
      throw new Trouble(409, `${MOST_BOTS} bots take part already: that is as many as may.`);
    const entrant = bot === undefined ? who.id : nextBot(bot, entered);
    if (entrant === undefined) throw new Trouble(400, `There is no bot "${bot}".`);
    if (!(await tournaments.enter(id, entrant, now())))
      throw new Trouble(409, "Nobody can enter this tournament any more.");
  }

  /** Somebody does not take part any more: on their own, or because whoever holds it says so. */
  async leave(id: string, by: StoredAccount, who: string | undefined): Promise<void> {
    const { store } = this.#parts;
    const found = await this.#find(id);
    if (who !== undefined) mustHold(found, by);
    const entrant = who === undefined ? by.id : await this.#entrantNamed(found, who);
    if (entrant === undefined) throw new Trouble(409, "Nobody of that name takes part.");
    if (await store.tournaments.strike(id, entrant)) return;
    const standing = await store.tournaments.standing(id);
    if (found.state !== "running" || !standing?.entrants.includes(entrant))
      throw new Trouble(409, "Nobody of that name takes part.");
    await this.#withdraw(id, standing, entrant);
    await this.advance(id);
  }

  async #entrantNamed({ id, state, about }: Found, who: string): Promise<string | undefined> {
    const { tournaments, people } = this.#parts.store;
    const entrants = state === "open" ? await tournaments.entered(id) : about.entrants;
    if (levelOf(who) !== undefined) return entrants.find((entrant) => entrant === who);
    const names = await people.named(entrants);
    return entrants.find((entrant) => names.get(entrant) === who);
  }

  /** Whoever leaves loses what he has not played, from the round on that is under way. */
  async #withdraw(id: string, standing: Tournament, entrant: string): Promise<void> {
    const [open] = openGames(standing);
    const { tournaments } = this.#parts.store;
    await tournaments.withdraw(id, entrant, open?.round ?? meetingsOf(standing).length);
  }

  async start(id: string, by: StoredAccount): Promise<void> {
    const { store } = this.#parts;
    mustHold(await this.#find(id), by);
    const people = (await store.tournaments.entered(id)).map(ratedAs);
    const ratings = await store.ratings.ofAll(people);
    let wrong: string | undefined;
    const isBegun = await store.tournaments.start(id, (about, entered) => {
      const begun = { ...about, entrants: drawn(entered, about.game, ratings) };
      const why = whyNot({ ...begun, games: [], withdrawn: [] });
      wrong = why && WHY_NOT[why];
      return why ? undefined : begun;
    });
    if (!isBegun) throw new Trouble(409, wrong ?? "This tournament has begun already, or was called off.");
    await this.advance(id);
  }

  async callOff(id: string, by: StoredAccount): Promise<void> {
    mustHold(await this.#find(id), by);
    await this.#parts.store.tournaments.close(id, "off");
  }

  /** A game that will not be played to its end is somebody's, if whoever holds the tournament says so. */
  async award(id: string, by: StoredAccount, table: string, points: number): Promise<void> {
    const found = await this.#find(id);
    mustHold(found, by);
    if (!found.boards.some((board) => board.table === table))
      throw new Trouble(409, "This table is not one of this tournament.");
    if (!(await this.#parts.store.tournaments.result(table, points)))
      throw new Trouble(409, "This game has its result already.");
    await this.advance(id);
  }

  /** A game was counted, perhaps one of a tournament. */
  async counted(table: string): Promise<void> {
    const id = await this.#parts.store.tournaments.of(table);
    if (id !== undefined) await this.advance(id);
  }

  /** Whoever deletes the account takes part in nothing any more, and what they held and has not begun is off. */
  async forget(person: string): Promise<void> {
    const { tournaments } = this.#parts.store;
    for (const id of await tournaments.concerning(person)) {
      const found = await this.#find(id);
      if (found.state === "open" && found.about.organiser === person) await tournaments.close(id, "off");
      if (await tournaments.strike(id, person)) continue;
      const standing = (await tournaments.standing(id))!;
      if (found.state === "running" && standing.entrants.includes(person)) {
        await this.#withdraw(id, standing, person);
        await this.advance(id);
      }
    }
  }

  /** What is due by the time, or was left by a crash; and bots go on where nobody looks. */
  async sweep(): Promise<void> {
    const { store, house, warn } = this.#parts;
    for (const id of await store.tournaments.running()) {
      await this.advance(id).catch((error: unknown) => warn(`tournament ${id}: ${messageOf(error)}`));
      const found = await store.tournaments.find(id);
      for (const { table, first, second, points } of found?.boards ?? [])
        if (points === undefined && [first, second].some((one) => levelOf(one) !== undefined))
          await house.goOn(table).catch((error: unknown) => {
            if (!(error instanceof Moved)) warn(`a bot of tournament ${id}: ${messageOf(error)}`, table);
          });
    }
  }

  /** Take in the results there are, and set up the tables that are to be played at. */
  advance(id: string): Promise<void> {
    const before = this.#steps.get(id) ?? Promise.resolve();
    const step = before.catch(() => undefined).then(() => this.#goOn(id));
    this.#steps.set(id, step);
    const clear = (): void => {
      if (this.#steps.get(id) === step) this.#steps.delete(id);
    };
    step.then(clear, clear);
    return step;
  }

  async #goOn(id: string): Promise<void> {
    const { tournaments } = this.#parts.store;
    while (true) {
      const found = await tournaments.find(id);
      if (found?.state !== "running") return;
      const isNew = await this.#takeIn(found, (await tournaments.standing(id))!);
      const standing = (await tournaments.standing(id))!;
      if (isFinished(standing)) return tournaments.close(id, "over");
      const isSet = await this.#setUp(found, standing);
      if (!isNew && !isSet) return;
    }
  }

  /** Results of tables that are over, or should be by now. Whether there was one. */
  async #takeIn({ about, boards }: Found, standing: Tournament): Promise<boolean> {
    const { store, now } = this.#parts;
    const isOpen = openAmong(standing);
    const open = boards.filter((board) => board.points === undefined && isOpen(board));
    let isNew = false;
    for (const table of await store.tablesNamed(open.map((board) => board.table))) {
      const points = isOver(table) ? upshotOf(table, about.first)?.points : late(table, about, now());
      if (points !== undefined) isNew = (await store.tournaments.result(table.id, points)) || isNew;
    }
    return isNew;
  }

  /** A table for each game of the round. Whether one was made. */
  async #setUp({ id, about, boards }: Found, standing: Tournament): Promise<boolean> {
    const { store } = this.#parts;
    const open = openGames(standing);
    const round = open.filter((game) => game.round === open[0].round);
    const isThere = new Set(boards.map(gameOf));
    for (const game of round)
      if (!isThere.has(gameOf(game))) await store.tournaments.seat(id, { ...game, table: newId() });
    const isOpen = openAmong(standing);
    const wanted = ((await store.tournaments.find(id))?.boards ?? []).filter(
      (board) => board.points === undefined && isOpen(board),
    );
    const made = await this.#tablesOf(wanted);
    let isNew = false;
    for (const board of wanted)
      if (!made.has(board.table)) isNew = (await this.#seat(id, about, standing, board)) || isNew;
    return isNew;
  }

  async #seat(id: string, about: About, standing: Tournament, board: Board): Promise<boolean> {
    const { store, house, now, warn } = this.#parts;
    const { scenario, options, game, pace, first, isRated } = about;
    const others = house.shelf(game).game.roles.filter(({ seat }) => seat !== first);
    const sides = [
      [first, board.first],
      [others[0].seat, board.second],
    ] as const;
    const seats: StoredSeat[] = [];
    for (const [seat, entrant] of sides) {
      const bot = levelOf(entrant);
      const account = bot === undefined ? await store.people.account(entrant) : undefined;
      if (bot === undefined && !account) {
        await this.#withdraw(id, standing, entrant);
        return true;
      }
      seats.push({ seat, ...(bot !== undefined && { bot }), holders: account ? [account.holder] : [] });
    }
    const bots = seats.filter(({ bot }) => bot !== undefined).length;
    const order = house.shelf(game).game.roles.map(({ seat }) => seat);
    seats.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
    try {
      await house.meet(board.table, game, {
        scenario,
        options,
        seats,
        ...(pace && bots === 0 && { pace }),
        isRated: isRated === true && bots < 2,
        // By the clock that ends the round.
        startedAt: new Date(now()).toISOString(),
      });
      return true;
    } catch (error) {
      // Another node may have made it meanwhile; where it was not made, the next look makes it.
      if (!(await store.table(board.table))) warn(`a table of tournament ${id}: ${messageOf(error)}`);
      return false;
    }
  }

  async #tablesOf(boards: readonly Board[]): Promise<ReadonlyMap<string, StoredTable>> {
    const tables = await this.#parts.store.tablesNamed(boards.map(({ table }) => table));
    return new Map(tables.map((table) => [table.id, table]));
  }

  async #find(id: string): Promise<Found> {
    const found = await this.#parts.store.tournaments.find(id);
    if (!found) throw new Trouble(404, "There is no such tournament.");
    return found;
  }
}

const WHY_NOT = {
  "too-few": "At least four take part in a tournament.",
  "too-many": "At most 64 take part in a tournament.",
  twice: "Somebody takes part twice.",
  rounds: "That are more rounds than so few can play.",
};

function mustHold({ about }: StoredTournament, { id }: StoredAccount): void {
  if (about.organiser !== id) throw new Trouble(403, "That is for whoever holds this tournament.");
}

type Game = Pick<Board, "round" | "first" | "second">;
const gameOf = ({ round, first, second }: Game): string => `${round} ${first} ${second}`;

function openAmong(standing: Tournament): (game: Game) => boolean {
  const open = new Set(openGames(standing).map(gameOf));
  return (game) => open.has(gameOf(game));
}

/** Where the time of a round is over, whoever has the turn has lost. */
function late({ startedAt, mark }: StoredTable, { days, first }: About, now: number): number | undefined {
  if (days === undefined || now < Date.parse(startedAt) + days * DAY) return undefined;
  return mark.toMove === first ? 0 : 1;
}
