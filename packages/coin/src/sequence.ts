import type { About, Bar, Choice, Play } from "@sandtable/engine";
import { barred, closedChoice, type Names, numberOf, type TableChoices } from "./choices.ts";
import { type DeckPlan, drawWeights, takeCard, unseenCards } from "./deck.ts";
import { BOXES, type Box, staysFirst } from "./initiative.ts";
import type { OperationStart, Terms } from "./operation.ts";
import { type CardTable, PROPAGANDA, type Shading } from "./table.ts";

/** The numbers that the sequence of play has in a game's book. */
export interface SequenceNumbers {
  readonly start: string;
  readonly boxes: string;
  readonly pass: string;
  readonly limited: string;
  readonly eligibility: string;
  readonly next: string;
  readonly propaganda: string;
}

/** Malaya and Palestine number it alike. */
export const USUAL_NUMBERS: SequenceNumbers = {
  start: "2.2",
  boxes: "2.3.2",
  pass: "2.3.3",
  limited: "2.3.4",
  eligibility: "2.3.5",
  next: "2.3.6",
  propaganda: "2.4",
};

/** What a game tells of its sequence of play. */
export interface SequenceRules<G, N extends Names> extends OperationStart<G, N> {
  readonly numbers: SequenceNumbers;
  readonly plan: (g: G) => DeckPlan;
  readonly enemyOf: (faction: N["faction"]) => N["faction"];
  readonly sidesOf: (card: number) => readonly Shading[];
  readonly executeEvent: (g: G, x: N["faction"], card: number, side: Shading) => Play;
  readonly operations: Readonly<Record<N["faction"], readonly N["operation"][]>>;
  readonly terms: (g: G, faction: N["faction"], box: "limited" | "full") => Terms;
  /** What Passing brings. */
  readonly pass: (g: G, faction: N["faction"]) => Play;
  /** Why a box is closed to everyone on this card. */
  readonly boxBar?: (g: G, box: Box) => Bar | undefined;
  /** A faction that can do nothing but Pass on this card: takes note of it, and says whether. */
  readonly mustPass?: (g: G, faction: N["faction"]) => boolean;
  readonly tell: (g: G, event: SequenceEvent<N["faction"]>) => void;
}

export type SequenceEvent<Faction extends string> =
  | { readonly kind: "card"; readonly rule: string; readonly card: string }
  | { readonly kind: "box"; readonly rule: string; readonly seat: Faction; readonly box: Box }
  | { readonly kind: "pass"; readonly rule: string; readonly seat: Faction }
  | { readonly kind: "eligible"; readonly rule: string; readonly first: Faction };

/** 2.0 Event cards with an action for each faction, broken by Propaganda Rounds. */
export function sequenceOfPlay<G extends CardTable<N["faction"], string>, N extends Names>(
  choices: TableChoices<N>,
  rules: SequenceRules<G, N>,
) {
  const { BOX, CARD, OPERATION, PASS, SIDE, ask, chance } = choices;
  const { numbers } = rules;

  /** The next card of the draw deck; its number. */
  function* reveal(g: G): Play<number> {
    const plan = rules.plan(g);
    const unseen = unseenCards(g.deck);
    const weights = drawWeights(g.deck, plan, unseen.length);
    const drawable = weights.event > 0 ? unseen.map((card) => CARD[card]) : [];
    const odds = drawable.map(() => weights.event);
    if (weights.propaganda > 0) {
      drawable.push(CARD[PROPAGANDA]);
      odds.push(weights.propaganda);
    }
    const card = numberOf(
      yield chance(numbers.next, { kind: "draw" } as About as N["asked"], drawable, odds),
    );
    takeCard(g.deck, plan, card);
    g.played.push(card);
    if (g.log)
      rules.tell(g, {
        kind: "card",
        rule: card === PROPAGANDA ? numbers.propaganda : numbers.start,
        card: CARD[card].key,
      });
    return card;
  }

  /** Take a box, then execute its action or Pass. */
  function* turn(g: G, faction: N["faction"], taken: Box | "none"): Play {
    const boxBar = (box: Box): Bar | undefined =>
      box === taken
        ? barred(numbers.boxes, { key: "why.box-taken", by: rules.enemyOf(faction) })
        : rules.boxBar?.(g, box);
    const open: Choice[] = [];
    for (const box of BOXES) if (boxBar(box) === undefined) open.push(BOX[box]);
    const box = (yield ask(faction, numbers.boxes, { kind: "box", first: taken === "none" }, open, () =>
      BOXES.flatMap((box) => {
        const reason = boxBar(box);
        return reason ? [closedChoice(BOX[box], reason)] : [];
      }),
    )).value as Box;
    if (taken === "none") g.firstBox = box;
    else g.secondBox = box;
    if (g.log) rules.tell(g, { kind: "box", rule: numbers.boxes, seat: faction, box });
    if (rules.mustPass?.(g, faction)) {
      if (g.log) rules.tell(g, { kind: "pass", rule: numbers.pass, seat: faction });
    } else if (box === "event") yield* eventBox(g, faction);
    else yield* operationBox(g, faction, box);
    if (taken === "none") g.stage = "second";
    else adjustEligibility(g);
  }

  function* eventBox(g: G, faction: N["faction"]): Play {
    const card = g.played[g.played.length - 1];
    const sides = rules.sidesOf(card);
    const options: Choice[] = sides.map((side) => SIDE[side]);
    options.push(PASS);
    const picked = (yield ask(faction, "5.2", { kind: "event", card: CARD[card].key }, options, () =>
      sides.length === 1 ? [closedChoice(SIDE.shaded, barred("5.2", { key: "why.single-text" }))] : [],
    )).value as Shading | "pass";
    if (picked === "pass") yield* pass(g, faction);
    else yield* rules.executeEvent(g, faction, card, picked);
  }

  function* operationBox(g: G, faction: N["faction"], box: "limited" | "full"): Play {
    const terms = rules.terms(g, faction, box);
    const kinds = rules.operations[faction];
    const options: Choice[] = [];
    for (const kind of kinds)
      if (rules.operationBar(g, kind, terms) === undefined) options.push(OPERATION[kind]);
    options.push(PASS);
    const rule = box === "limited" ? numbers.limited : "3.1";
    const picked = (yield ask(faction, rule, { kind: "operation", box }, options, () =>
      kinds.flatMap((kind) => {
        const reason = rules.operationBar(g, kind, terms);
        return reason ? [closedChoice(OPERATION[kind], reason)] : [];
      }),
    )).value as N["operation"] | "pass";
    if (picked === "pass") yield* pass(g, faction);
    else yield* rules.execute(g, rules.operationOf(picked, terms));
  }

  function pass(g: G, faction: N["faction"]): Play {
    if (g.log) rules.tell(g, { kind: "pass", rule: numbers.pass, seat: faction });
    return rules.pass(g, faction);
  }

  /** The faction further left is 1st Eligible on the next card. */
  function adjustEligibility(g: G): void {
    if (!staysFirst(g.firstBox as Box, g.secondBox as Box)) g.firstEligible = rules.enemyOf(g.firstEligible);
    g.firstBox = "none";
    g.secondBox = "none";
    if (g.log) rules.tell(g, { kind: "eligible", rule: numbers.eligibility, first: g.firstEligible });
    g.stage = "reveal";
  }

  /** The turns of a card. */
  const firstTurn = (g: G): Play => turn(g, g.firstEligible as N["faction"], "none");
  const secondTurn = (g: G): Play => turn(g, rules.enemyOf(g.firstEligible), g.firstBox);

  return { reveal, firstTurn, secondTurn };
}

/** A stage in which a phase is played, and then the next stage. */
export function* phase<G extends { stage: string }>(g: G, part: (g: G) => Play, next: G["stage"]): Play {
  yield* part(g);
  g.stage = next;
}

/** A stage in which nobody decides anything. */
export function* at<G extends { stage: string }>(g: G, part: (g: G) => void, next?: G["stage"]): Play {
  part(g);
  if (next !== undefined) g.stage = next;
}
