import type { Site, StoreKind } from "./site.ts";

/** Something that goes wrong at a site, and is put right again. */
export interface Fault {
  readonly stores: readonly StoreKind[];
  /** Whether it wants a small disk of its own. */
  readonly disk?: true;
  /** Let it happen; from when on tables can be expected to go on, and what is to be done once they do. */
  happen(site: Site, random: () => number): Promise<Happened>;
}

export interface Happened {
  readonly since: number;
  heal(): Promise<unknown>;
}

const BOTH: readonly StoreKind[] = ["postgres", "sqlite"];
const SHARED: readonly StoreKind[] = ["postgres"];

/** Longer than a lease. */
const PAUSE = 8000;
const SHORT_PAUSE = 1000;
const STALL = 8000;
const FULL = 6000;
/** Clocks that jump: by days, hours, or to and fro. */
const JUMPS = [86_400_000, -86_400_000, 3_600_000, -3_600_000, 20_000, -20_000];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const one = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)];
const healed = async (): Promise<void> => undefined;
const now = (heal: () => Promise<unknown> = healed): Happened => ({ since: performance.now(), heal });

/** Where there is one server only, nobody can go on before it is there again. */
const isAlone = ({ nodes }: Site): boolean => nodes.length === 1;

async function endNode(site: Site, signal: "SIGTERM" | "SIGKILL"): Promise<Happened> {
  const node = await site.busiest();
  const since = performance.now();
  const ended = node.process.end(signal);
  if (!isAlone(site)) return { since, heal: () => ended.then(() => site.begin(node)) };
  await ended;
  await site.begin(node);
  return now();
}

export const FAULTS = {
  "node killed": {
    stores: BOTH,
    happen: (site) => endNode(site, "SIGKILL"),
  },
  "node drained": {
    stores: BOTH,
    happen: (site) => endNode(site, "SIGTERM"),
  },
  "node paused": {
    stores: BOTH,
    async happen(site) {
      const { process } = await site.busiest();
      process.pause();
      await pause(PAUSE);
      process.wake();
      return now();
    },
  },
  "clock jumped": {
    stores: BOTH,
    async happen(site, random) {
      const { process } = await site.busiest();
      process.shiftClock(one(JUMPS, random));
      return now(async () => process.shiftClock(0));
    },
  },
  "pages cut off": {
    stores: BOTH,
    async happen({ nodes }) {
      for (const { wires } of nodes) wires.pages.cut();
      return now();
    },
  },
  "disk full": {
    stores: BOTH,
    disk: true,
    async happen(site) {
      site.disk.fill();
      for (let passed = 0; passed < FULL; passed += SHORT_PAUSE) {
        await site.useUpRoom();
        await pause(SHORT_PAUSE);
      }
      site.disk.free();
      await site.beginPostgres();
      return now();
    },
  },
  "worker killed": {
    stores: SHARED,
    async happen({ workers }, random) {
      const worker = one(workers, random);
      const since = performance.now();
      await worker.end("SIGKILL");
      // Another one takes up what it thought of; where there is none, whoever looks after it has to start it again.
      if (workers.length > 1) return { since, heal: () => worker.begin() };
      await worker.begin();
      return { since, heal: async () => undefined };
    },
  },
  "database killed": {
    stores: SHARED,
    async happen(site) {
      await site.postgres?.end("SIGKILL");
      await pause(SHORT_PAUSE);
      await site.beginPostgres();
      return now();
    },
  },
  "database cut off": {
    stores: SHARED,
    async happen(site) {
      (await site.busiest()).wires.database?.cut();
      return now();
    },
  },
  "database silent": {
    stores: SHARED,
    async happen(site) {
      const wire = (await site.busiest()).wires.database;
      wire?.stall();
      await pause(STALL);
      wire?.flow();
      return now();
    },
  },
  "nodes cut off": {
    stores: SHARED,
    async happen({ nodes }) {
      for (const { wires } of nodes) wires.nodes?.cut();
      return now();
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
