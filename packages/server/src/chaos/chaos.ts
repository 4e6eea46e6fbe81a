import { titles } from "@sandtable/library";
import { audit } from "./audit.ts";
import { FAULTS, type Fault, type FaultName } from "./faults.ts";
import { Site, type SiteWish, type StoreKind } from "./site.ts";
import { ChaosTable, type Company } from "./table.ts";

export interface ChaosWish extends Omit<SiteWish, "store"> {
  readonly rounds: number;
  /** Where the tables are kept, one site after the other. */
  readonly stores: readonly StoreKind[];
  /** What may happen. */
  readonly faults: readonly FaultName[];
  /** Tables at which two people sit. */
  readonly tables: number;
  /** Tables at which one sits against a bot that answers at once, and as many against one that looks ahead. */
  readonly bots: number;
  readonly pace: number;
  /** Breaks off after the round that is under way: then what came of the others is told. */
  readonly signal?: AbortSignal;
  /** Told what happens. */
  readonly tell: (what: string) => void;
}

/** What came of one kind of fault. */
export interface KindReport {
  readonly rounds: number;
  /** What was refused meanwhile, such as when there was no room for it. */
  readonly refused: number;
  /** The longest until two people at every table went on, in milliseconds; and until those with bots did. */
  readonly people: number;
  readonly bots: number;
}

export interface ChaosReport {
  readonly rounds: number;
  /** Choices and steps back that people were told to be taken. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly refused: number;
  /** The longest from a choice to its acknowledgement, whatever happened meanwhile: milliseconds. */
  readonly slowest: number;
  readonly games: number;
  /** Games that do not hold when they are played again, or whose record does not verify. */
  readonly broken: number;
  /** Rounds after which a table did not go on. */
  readonly stuck: number;
  /** How often a server ended by itself. */
  readonly crashes: number;
  readonly kinds: Readonly<Record<string, KindReport>>;
  /** What this machine does not let us try. */
  readonly leftOut: readonly string[];
}

/** Whoever has not gone on by then never will. */
const STUCK_AFTER = 90_000;
/** Something happens at some time within that. */
const SPREAD = 500;
const GAMES = titles.map(({ game }) => game.id);

interface Tally {
  rounds: number;
  refused: number;
  people: number;
  bots: number;
}

/** Let things go wrong while people play, and see whether anything that they were told is lost. */
export async function chaos(wish: ChaosWish): Promise<ChaosReport> {
  const kinds: Record<string, Tally> = {};
  const sum = {
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    refused: 0,
    slowest: 0,
    games: 0,
    broken: 0,
    stuck: 0,
    crashes: 0,
  };
  const leftOut: string[] = [];
  const deck = wish.stores.flatMap((store) =>
    wish.faults.filter((name) => faultOf(name).stores.includes(store)).map((name) => ({ store, name })),
  );
  const dealt = Array.from({ length: wish.rounds }, (_, round) => deck[round % deck.length]);
  for (const store of wish.stores) {
    const names = dealt.filter((one) => one.store === store).map(({ name }) => name);
    if (names.length === 0 || wish.signal?.aborted) continue;
    const site = await Site.open({ ...wish, store });
    const tables = companies(wish).map((company) => new ChaosTable(site, company, wish.tell));
    try {
      await Promise.all(tables.map((table) => table.open()));
      for (const name of shuffled(names)) {
        if (wish.signal?.aborted) break;
        const kind = `${name} (${store})`;
        if (faultOf(name).disk && !site.disk.canBeFull) {
          if (!leftOut.includes(kind)) leftOut.push(kind);
          continue;
        }
        const before = refusedAt(tables);
        const took = await round(site, tables, faultOf(name));
        const tally = (kinds[kind] ??= { rounds: 0, refused: 0, people: 0, bots: 0 });
        tally.rounds++;
        tally.refused += refusedAt(tables) - before;
        tally.people = Math.max(tally.people, took.people);
        tally.bots = Math.max(tally.bots, took.bots);
        sum.stuck += took.stuck;
        wish.tell(`${kind}: people went on after ${took.people} ms, bots after ${took.bots} ms`);
        for (const id of took.waiting) wish.tell(`table ${id} did not go on`);
      }
      await Promise.race([Promise.all(tables.map((table) => table.rest())), pause(STUCK_AFTER)]);
      sum.crashes += site.crashes;
      await site.close();
      const memories = tables.flatMap((table) => table.memories);
      const found = await audit(site.place, memories);
      for (const what of [...found.lost, ...found.doubled, ...found.broken]) wish.tell(what);
      sum.lost += found.lost.length;
      sum.doubled += found.doubled.length;
      sum.broken += found.broken.length;
      sum.games += memories.length;
      for (const { acknowledged, refused, slowest } of memories) {
        sum.acknowledged += acknowledged;
        sum.refused += refused;
        sum.slowest = Math.max(sum.slowest, Math.round(slowest));
      }
    } finally {
      for (const table of tables) table.leave();
      await site.remove();
    }
  }
  const rounds = Object.values(kinds).reduce((all, tally) => all + tally.rounds, 0);
  return { rounds, ...sum, kinds, leftOut };
}

/** One thing goes wrong, and is put right when every table goes on. */
async function round(site: Site, tables: readonly ChaosTable[], fault: Fault) {
  await pause(Math.random() * SPREAD);
  const { since, heal } = await fault.happen(site, Math.random);
  const people = tables.filter(({ company }) => company.bot === undefined);
  const rest = tables.filter((table) => !people.includes(table));
  const [first, second] = await Promise.all([allGoOn(people, since), allGoOn(rest, since)]);
  await heal();
  // Before the next thing everybody is at home again.
  const again = await allGoOn(tables, performance.now());
  const waiting = [...first.waiting, ...second.waiting, ...again.waiting];
  return {
    people: first.took,
    bots: second.took,
    stuck: waiting.length > 0 ? 1 : 0,
    waiting: [...new Set(waiting)],
  };
}

/** When each table has gone on after that moment; those that have not in the end. */
async function allGoOn(tables: readonly ChaosTable[], since: number) {
  const waiting = (): readonly ChaosTable[] => tables.filter((table) => !table.goesOnAfter(since));
  while (waiting().length > 0 && performance.now() - since < STUCK_AFTER) await pause(10);
  return {
    took: tables.length === 0 ? 0 : Math.round(performance.now() - since),
    waiting: waiting().map(({ memories }) => memories.at(-1)?.id ?? "that was never opened"),
  };
}

const refusedAt = (tables: readonly ChaosTable[]): number =>
  tables.flatMap(({ memories }) => memories).reduce((sum, { refused }) => sum + refused, 0);

const faultOf = (name: FaultName): Fault => FAULTS[name];

function companies({ tables, bots, pace }: ChaosWish): readonly Company[] {
  const games = (nth: number): string => GAMES[nth % GAMES.length];
  return [
    ...Array.from({ length: tables }, (_, nth) => ({ game: games(nth), pace })),
    ...Array.from({ length: bots }, (_, nth) => [
      { game: games(nth), bot: "recruit", pace },
      { game: games(nth), bot: "general", seconds: 1, pace },
    ]).flat(),
  ];
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
