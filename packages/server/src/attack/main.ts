import { parseArgs } from "node:util";
import { messageOf } from "../problem.ts";
import { attack, type Finding } from "./attack.ts";
import { ATTACKS } from "./attacks.ts";
import { type Hostility, hostile } from "./hostile.ts";

const NAMES = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[];

const HELP = `npm run attack -- [options]: strangers attack servers of its own; how long somebody else waits meanwhile.

  --only NAMES  which, with commas between them: ${NAMES.join(", ")}, hostile (all)
  --seconds N   how long each lasts, at most 600 (10)
  --tries N     how often something is tried that nobody may do, at most 10000000 (1000000)
  --json        the figures as JSON, a line for each`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "10" },
    tries: { type: "string", default: "1000000" },
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

/** The attacks that are named, and whether a hostile run is. */
function chosen(only: string | undefined): { readonly names: typeof NAMES; readonly isHostile: boolean } {
  if (only === undefined) return { names: NAMES, isHostile: true };
  const asked = only.split(",").map((name) => name.trim());
  const unknown = asked.find((name) => name !== "hostile" && !NAMES.some((known) => known === name));
  if (unknown !== undefined)
    throw new Error(`There is no attack "${unknown}": choose of ${NAMES.join(", ")}, hostile.`);
  return { names: NAMES.filter((name) => asked.includes(name)), isHostile: asked.includes("hostile") };
}

const told = ({ attack: name, bystanderP99, longest, refused }: Finding): string =>
  `${name}: somebody else waits ${bystanderP99} ms (all but one in a hundred), ${longest} at the longest; refused ${refused} times`;

const toldHostile = ({ tries, accepted, crashes, loopP999 }: Hostility): string =>
  `${tries} hostile tries: ${accepted} accepted, ${crashes} crashes, held up for ${loopP999} ms (all but one in a thousand)`;

if (values.help) console.log(HELP);
else {
  try {
    const main = new URL("../main.js", import.meta.url);
    const thread = new URL("./thread.js", import.meta.url);
    const seconds = number("seconds", values.seconds, 1, 600);
    const tries = Math.round(number("tries", values.tries, 1, 10_000_000));
    const { names, isHostile } = chosen(values.only);
    const tell = <T>(finding: T, say: (finding: T) => string): void =>
      console.log(values.json ? JSON.stringify(finding) : say(finding));
    for (const name of names) tell(await attack(name, { seconds, main, thread }), told);
    if (isHostile) tell(await hostile({ tries, main }), toldHostile);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
