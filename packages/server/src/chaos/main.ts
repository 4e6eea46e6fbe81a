import { parseArgs } from "node:util";
import { messageOf } from "../problem.ts";
import { type ChaosReport, chaos } from "./chaos.ts";
import { FAULT_NAMES } from "./faults.ts";
import { STORES } from "./site.ts";

const HELP = `npm run chaos -- [options]: people play at servers of its own, to which things happen; is anything lost that they were told?

  --rounds N    how often something happens, at most 10000 (20)
  --only NAMES  what may happen, with commas between: ${FAULT_NAMES.join(", ")} (all)
  --store KIND  ${STORES.join(" or ")} (both, one after the other)
  --tables N    tables at which two people sit, at most 50 (4)
  --bots N      tables against a recruit, and as many against a general, at most 20 (1)
  --nodes N     servers that share a PostgreSQL, at most 9 (3)
  --workers N   processes that think for them, at most 9 (2)
  --pace N      milliseconds from a question to its answer, at most 10000 (100)
  --log FILE    where the servers write their log (nowhere)
  --json        the figures as JSON

A disk can only be full where this process may mount one (root). Exit code 1: something was lost, doubled, does not verify, or
a table did not go on, or a server ended by itself.`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    only: { type: "string" },
    store: { type: "string" },
    tables: { type: "string", default: "4" },
    bots: { type: "string", default: "1" },
    nodes: { type: "string", default: "3" },
    workers: { type: "string", default: "2" },
    pace: { type: "string", default: "100" },
    log: { type: "string" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

function count(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

function chosen<T extends string>(name: string, text: string | undefined, all: readonly T[]): readonly T[] {
  if (text === undefined) return all;
  const asked = text.split(",").map((one) => one.trim());
  const unknown = asked.find((one) => !all.some((known) => known === one));
  if (unknown !== undefined)
    throw new Error(`--${name}: there is no "${unknown}": choose of ${all.join(", ")}.`);
  return all.filter((one) => asked.includes(one));
}

const told = (report: ChaosReport): string =>
  [
    `${report.rounds} rounds, ${report.games} games: ${report.acknowledged} choices acknowledged, ${report.refused} refused`,
    `${report.lost} lost, ${report.doubled} doubled, ${report.broken} games do not hold, ${report.stuck} rounds after which a table did not go on, ${report.crashes} servers ended by themselves`,
    `the slowest was acknowledged after ${report.slowest} ms`,
    ...Object.entries(report.kinds).map(
      ([kind, { rounds, people, bots }]) =>
        `${kind}: ${rounds} times, people went on after ${people} ms at the latest, with bots ${bots}`,
    ),
    ...report.leftOut.map((kind) => `${kind}: cannot be tried here`),
  ].join("\n");

const asked = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => asked.abort());

if (values.help) console.log(HELP);
else {
  try {
    const report = await chaos({
      rounds: count("rounds", values.rounds, 1, 10_000),
      faults: chosen("only", values.only, FAULT_NAMES),
      stores: chosen("store", values.store, STORES),
      tables: count("tables", values.tables, 1, 50),
      bots: count("bots", values.bots, 0, 20),
      nodes: count("nodes", values.nodes, 2, 9),
      workers: count("workers", values.workers, 1, 9),
      pace: count("pace", values.pace, 0, 10_000),
      log: values.log,
      signal: asked.signal,
      main: new URL("../main.js", import.meta.url),
      tell: (what) => console.error(what),
    });
    console.log(values.json ? JSON.stringify(report) : told(report));
    if (report.lost + report.doubled + report.broken + report.stuck + report.crashes > 0)
      process.exitCode = 1;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
