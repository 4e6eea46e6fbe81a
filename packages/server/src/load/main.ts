import { parseArgs } from "node:util";
import { messageOf } from "../problem.ts";
import { type LoadReport, load } from "./load.ts";
import { type StoredReport, withManyStored } from "./stored.ts";

const HELP = `npm run load -- [options]: play at many tables of a server of its own, and measure it.

  --seconds N     how long, at most 600 (10)
  --tables N      how many tables, at most 2000 (50)
  --game ID       which game (malaya)
  --spectators N  who only watch, at each table (1)
  --rate N        choices a second of all tables together (as many as the server takes)
  --stored N      instead: start with so many tables in the store, at most 100000, and open some of them
  --database URL  an empty PostgreSQL for those (a file)
  --folder PATH   the disk to measure (the system's folder for temporary files)
  --json          the figures as JSON`;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    tables: { type: "string", default: "50" },
    game: { type: "string", default: "malaya" },
    spectators: { type: "string", default: "1" },
    rate: { type: "string" },
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
    `${report.rawPerSecond} rows a second by a bare loop on the same disk: ratio ${report.ratio}`,
    `${report.cpuPerChoice} ms of the processor a choice, ${report.kBPerTable} kB of memory a table`,
    `${report.mBPerMinute} MB more in memory a minute`,
  ].join("\n");

const toldStored = (report: StoredReport): string =>
  [
    `started in ${report.startMs} ms with ${report.tables} tables in the store`,
    `a table is opened in ${report.openP50} ms, all but one in a hundred in ${report.openP99} ms`,
    `a list of 200 is told in ${report.listP50} ms, all but one in a hundred in ${report.listP99} ms`,
  ].join("\n");

const main = new URL("../main.js", import.meta.url);
const folder = values.folder !== undefined && { folder: values.folder };

const loaded = async (): Promise<[LoadReport, string]> => {
  const report = await load({
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
  const wish = { stored: Math.round(number("stored", text, 1, 100_000)), database, ...folder, main };
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
