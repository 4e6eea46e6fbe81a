/**
 * A bot for Sandtable that goes where the most stands, and does the most there. It reads the view of its seat and
 * knows no rule. `npx tsc -b` builds it with everything else (so does `npm start`); then
 *
 *     npx sandtable match malaya --seats "run:node examples/bots/dist/crowd_bot.js,officer"
 *
 * The protocol is in docs/bot-protocol.md. To make a bot of your own, write another `choose`.
 */
import { createInterface } from "node:readline";
import type { Ask, BotFrame, HostFrame } from "@sandtable/protocol/door";

type Choice = Ask["choices"][number];

/** Keys that stop or do nothing: only when there is nothing else, or when enough has been done. */
const IDLE = /^(?:pass|done|none|stay|end(?::.*)?)$/;
/** So often the same question may come in a row before it is enough. */
const PATIENCE = 3;

let asked = "";
let times = 0;

/** Everything that is counted in a part of the view, added up. */
function sum(part: unknown): number {
  if (typeof part === "number") return Math.max(0, part);
  if (typeof part !== "object" || part === null) return 0;
  return Object.values(part).reduce((total: number, inside) => total + sum(inside), 0);
}

/** How much stands where a choice lies, as far as the view has a part of that name. */
function crowd({ place }: Choice, view: unknown): number {
  if (place.on === "button" || typeof view !== "object" || view === null) return 0;
  const id = place.on === "piece" ? place.at : place.id;
  return Object.values(view).reduce(
    (most: number, part) => Math.max(most, typeof part === "object" && part !== null ? sum(part[id]) : 0),
    0,
  );
}

/** Four Police rather than one, and a whole Operation rather than a limited one. */
const size = ({ key, label }: Choice): number => (key === "box:full" ? 9 : Number.parseInt(label, 10) || 0);

function choose({ rule, choices, view }: Ask): { key: string; say: string } {
  const now = `${rule} ${choices.length}`;
  times = now === asked ? times + 1 : 1;
  asked = now;
  const idle = choices.find(({ key }) => IDLE.test(key));
  if (idle && times > PATIENCE) return { key: idle.key, say: "enough of this" };
  const worth = (choice: Choice): number => crowd(choice, view) + size(choice);
  const active = choices.filter(({ key }) => !IDLE.test(key));
  const best = active.reduce(
    (one, other) => (worth(other) > worth(one) ? other : one),
    active[0] ?? choices[0],
  );
  return { key: best.key, say: `worth ${worth(best)}` };
}

const reply = (frame: BotFrame): void => console.log(JSON.stringify(frame));

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const frame = JSON.parse(line) as HostFrame;
  switch (frame.type) {
    case "hello":
      return reply({ type: "ready", name: "Crowd", version: "1" });
    case "ask":
      return reply({ type: "choose", number: frame.number, ...choose(frame) });
    case "error":
      return console.error(frame.error);
    case "forfeit":
      console.error(frame.error);
      return lines.close();
    case "over":
      return lines.close();
  }
});
