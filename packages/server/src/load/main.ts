import { parseArgs } from "node:util";
import { messageOf } from "../problem.ts";
import { type LoadReport, load } from "./load.ts";
import { type StoredReport, withManyStored } from "./stored.ts";

const HELP = `npm run load -- [options]: play at many tables of a server of its own, and measure it.

  --seconds N     how long, at most 600 (10)
  --tables N      how many tables, at most 2000 (50)
  --game ID       which game (malaya)
  --spectators N  who only watch, at each table (1)
  --sockets N     live connections in all, at most 20000: the others look on where nothing happens (those at the tables)
  --rate N        choices a second of all tables together (as many as the server takes)
  --generals N    tables besides at which somebody plays a general, at most 100 (0); they are not measured
  --nodes N       so many servers with one database, at most 8 (1)
  --scattered     each guest of a table comes to another of them (those of a table to one)
  --stored N      instead: start with so many tables in the store, at most 100000, and open some of them
  --database URL  an empty PostgreSQL (a file; for several servers one of its own, started for it)
  --folder PATH   the disk to measure (the system's folder for temporary files)
  --json          the figures as JSON`;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    tables: { type: "string", default: "50" },
    game: { type: "string", default: "malaya" },
    spectators: { type: "string", default: "1" },
    sockets: { type: "string" },
    rate: { type: "string" },
    generals: { type: "string", default: "0" },
    nodes: { type: "string", default: "1" },
    scattered: { type: "boolean", default: false },
    stored: { type: "string" },
    database: { type: "string" },
    folder: { type: "string" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === "" || !(value >= least && value <= most))
    throw new Error(`--${name} is a number from ${least} to ${most}, not "${text}".`);
  return value;
}

const told = (report: LoadReport): string =>
  [
    `${report.choicesPerSecond} choices a second, each on the disk before it is told`,
    `${report.p50} ms for half of them, ${report.p99} ms for all but one in a hundred`,
    `${report.rawPerSecond} rows a second by a bare loop in the same place: ratio ${report.ratio}`,
    `${report.cpuPerChoice} ms of the processor a choice, ${report.kBPerTable} kB of memory a table`,
    `${report.mBPerMinute} MB more in memory a minute, ${report.sockets} live connections`,
  ].join("\n");

const toldStored = (report: StoredReport): string =>
  [
    `started in ${report.startMs} ms with ${report.tables} tables in the store`,
    `a table is opened in ${report.openP50} ms, all but one in a hundred in ${report.openP99} ms (processor ${report.openCpu} ms)`,
    `a list of 200 is told in ${report.listP50} ms, all but one in a hundred in ${report.listP99} ms (processor ${report.listCpu} ms)`,
  ].join("\n");

const main = new URL("../main.js", import.meta.url);
const folder = values.folder !== undefined && { folder: values.folder };

const loaded = async (): Promise<[LoadReport, string]> => {
  const nodes = Math.round(number("nodes", values.nodes, 1, 8));
  const own = nodes > 1 && values.database === undefined ? await ownPostgres() : undefined;
  try {
    return await loadedAt(nodes, own ? await own.database() : values.database);
  } finally {
    await own?.remove();
  }
};

/** Only who asks for it needs the programs of a PostgreSQL. */
async function ownPostgres() {
  const { TestPostgres } = await import("../testing/postgres.ts");
  return TestPostgres.start({ durable: true });
}

const loadedAt = async (nodes: number, database: string | undefined): Promise<[LoadReport, string]> => {
  const report = await load({
    nodes,
    database,
    isScattered: values.scattered,
    sockets: values.sockets === undefined ? undefined : number("sockets", values.sockets, 0, 20_000),
    generals: Math.round(number("generals", values.generals, 0, 100)),
    seconds: number("seconds", values.seconds, 1, 600),
    tables: Math.round(number("tables", values.tables, 1, 2000)),
    spectators: Math.round(number("spectators", values.spectators, 0, 100)),
    rate: values.rate === undefined ? undefined : number("rate", values.rate, 1, 1_000_000),
    game: values.game,
    ...folder,
    main,
  });
  return [report, told(report)];
};

const stored = async (text: string): Promise<[StoredReport, string]> => {
  const { database } = values;
  const count = Math.round(number("stored", text, 1, 100_000));
  const wish = { stored: count, game: values.game, database, ...folder, main };
  const report = await withManyStored(wish);
  return [report, toldStored(report)];
};

if (values.help) console.log(HELP);
else {
  try {
    const [report, text] = await (values.stored === undefined ? loaded() : stored(values.stored));
    console.log(values.json ? JSON.stringify(report) : text);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
