import { parseArgs } from "node:util";
import { messageOf } from "../problem.ts";
import { type LoadReport, load } from "./load.ts";

const HELP = `npm run load -- [options]: play at many tables of a server of its own, and measure it.

  --seconds N     how long, at most 600 (10)
  --tables N      how many tables, at most 2000 (50)
  --game ID       which game (malaya)
  --spectators N  who only watch, at each table (1)
  --rate N        choices a second of all tables together (as many as the server takes)
  --folder PATH   the disk to measure (the system's folder for temporary files)
  --json          the figures as JSON`;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    tables: { type: "string", default: "50" },
    game: { type: "string", default: "malaya" },
    spectators: { type: "string", default: "1" },
    rate: { type: "string" },
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
  ].join("\n");

if (values.help) console.log(HELP);
else {
  try {
    const report = await load({
      seconds: number("seconds", values.seconds, 1, 600),
      tables: Math.round(number("tables", values.tables, 1, 2000)),
      spectators: Math.round(number("spectators", values.spectators, 0, 100)),
      rate: values.rate === undefined ? undefined : number("rate", values.rate, 1, 1_000_000),
      game: values.game,
      ...(values.folder !== undefined && { folder: values.folder }),
      main: new URL("../main.js", import.meta.url),
    });
    console.log(values.json ? JSON.stringify(report) : told(report));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
