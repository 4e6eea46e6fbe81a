import { type Choice, type Decision, type LogEvent, nextQuestion, type Play } from "@sandtable/engine";
import { GRID } from "../map.ts";
import { play } from "../play.ts";
import { type Assault, type Campaign, placeName, type Stage } from "../state.ts";
import { type Course, type Made, plainly, position } from "../testing/index.ts";
import { unitOf } from "../units.ts";

/** What tests of the combat phase share. */

/** A combat phase from its start, with forces at sea by sea hex and target. */
export function phase(
  made: Made,
  ...assaults: readonly (readonly [sea: string, target: string])[]
): Campaign {
  const g = position({ stage: "contact", ...made });
  g.assaults = assaults.map(([sea, target]): Assault => ({ sea: GRID.find(sea), target: GRID.find(target) }));
  return g;
}

const COMBAT: ReadonlySet<Stage> = new Set(["contact", "fighters", "declaration", "battles", "battle"]);
export const isCombat = (g: Campaign): boolean => COMBAT.has(g.stage);

/** Asked with one answer, too, so that nobody sees that there is no other (MB-150): a test answers it only where there are more. */
const FOR_FORM: ReadonlySet<string> = new Set(["target", "retreat"]);
const isForForm = ({ about, choices }: Decision): boolean => FOR_FORM.has(about.kind) && choices.length === 1;

/** The open question of a phase that is under way. */
const underWay = new WeakMap<Campaign, { readonly part: Play; readonly decision: Decision }>();

/** Fight on with answers by key, to the first question without one or to the end of the phase; and on from there. */
export function fought(g: Campaign, ...answers: readonly string[]): Course {
  const events: LogEvent[] = [];
  g.log = (event) => events.push(plainly(event));
  const left = [...answers];
  const open = underWay.get(g);
  underWay.delete(g);
  let part = open?.part ?? play(g);
  let decision = open ? open.decision : nextQuestion(part);
  for (;;) {
    while (decision === undefined && isCombat(g)) {
      part = play(g);
      decision = nextQuestion(part);
    }
    if (decision === undefined) break;
    if (isForForm(decision)) {
      decision = nextQuestion(part, decision.choices[0]);
      continue;
    }
    if (left.length === 0) break;
    const key = left.shift();
    const choice: Choice | undefined = decision.choices.find((each) => each.key === key);
    if (!choice)
      throw new Error(
        `"${key}" does not answer ${decision.seat}, ${decision.about.kind}: ${decision.choices.map((each) => each.key).join(" ")}`,
      );
    decision = nextQuestion(part, choice);
  }
  g.log = undefined;
  if (decision) underWay.set(g, { part, decision });
  if (left.length > 0) throw new Error(`the phase was over before ${left.join(" ")}`);
  return { decision, events };
}

/** Where units are, by id. */
export const whereabouts = (g: Campaign, ...ids: readonly string[]): readonly string[] =>
  ids.map((id) => placeName(g.at[unitOf(id)]));

/** What happened to pieces, as "kind face" in its order. */
export const story = (events: readonly LogEvent[]): readonly string[] =>
  events.flatMap((event) => {
    const { kind, face, forGood, to } = event as LogEvent & {
      face?: string;
      forGood?: boolean;
      to?: string;
    };
    if (kind === "eliminated") return [`${forGood ? "destroyed" : "lost"} ${face}`];
    if (["broken-down", "stood", "rallied"].includes(kind)) return [`${kind} ${face}`];
    if (["retreated", "pursued"].includes(kind)) return [`${kind} ${face} ${to}`];
    return [];
  });
