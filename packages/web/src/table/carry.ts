import type { ChoiceShown, Place, Question } from "@sandtable/protocol";
import { samePlace } from "../faces/face.ts";

/** Something carried by hand: which piece, where it is put down, and how many of them at most. */
export interface Carry {
  readonly piece: Place;
  readonly to: Place;
  readonly most?: number | undefined;
}

/** What a question itself says of a way, besides the places of its choices. */
export interface Bearings {
  /** Whoever is chosen goes there. */
  readonly to?: Place;
  /** Those who stand there go. */
  readonly from?: Place;
  /** This one is on its way. */
  readonly piece?: string;
  /** How many of it go. */
  readonly isCount?: true;
  /** A place is chosen first, and then who goes there. */
  readonly gathers?: true;
}

/** What an answer can tell of a carry. */
export type Part = "piece" | "to" | "count";

/** The next answer that a carry gives by itself; or that it is over, or leads nowhere. */
export type Step =
  | { readonly is: "answer"; readonly part: Part; readonly choice: ChoiceShown }
  | { readonly is: "arrived" | "astray" };

/** The number that a choice stands for, where it says one. */
function countOf({ label }: Pick<ChoiceShown, "label">): number | undefined {
  const count = label.count;
  return typeof count === "number" ? count : undefined;
}

/** Of choices that differ by their number the greatest that is not too great; else the only one. */
export function wished(choices: readonly ChoiceShown[], most?: number): ChoiceShown | undefined {
  if (choices.length < 2) return choices[0];
  const counted = choices.map((choice) => ({ choice, count: countOf(choice) }));
  const fitting = counted.filter(
    ({ count }) => count !== undefined && count <= (most ?? Number.POSITIVE_INFINITY),
  );
  if (counted.some(({ count }) => count === undefined) || fitting.length === 0) return undefined;
  return fitting.reduce((best, next) => ((next.count ?? 0) > (best.count ?? 0) ? next : best)).choice;
}

const choicesAt = (place: Place, { choices = [] }: Question): readonly ChoiceShown[] =>
  choices.filter((choice) => samePlace(choice.place, place));

/** What a question takes as said already: where those go who are chosen, or who goes. */
export const impliedBy = (
  bearings: Bearings | undefined,
  { piece, to }: Pick<Carry, "piece" | "to">,
): readonly Part[] => [
  ...(bearings?.to && samePlace(bearings.to, to) ? (["to"] as const) : []),
  ...(bearings?.from !== undefined || (piece.on === "piece" && bearings?.piece === piece.id)
    ? (["piece"] as const)
    : []),
];

/**
 * What a question about a way is answered with by what was picked up and where it was put down: nothing else is. `done` is what has been
 * said, by earlier answers or by the questions themselves.
 */
export function nextStep(
  question: Question | undefined,
  { piece, to, most }: Carry,
  done: ReadonlySet<Part>,
  bearings: Bearings | undefined,
): Step {
  if (question && bearings?.isCount) {
    // Of others than the one that is carried, nobody said that they go.
    const isMeant = piece.on === "piece" && bearings.piece === piece.id;
    const choice = wished(question.choices ?? [], isMeant ? most : 0);
    return choice ? { is: "answer", part: "count", choice } : { is: "arrived" };
  }
  if (question && bearings && !done.has("piece")) {
    const choice = wished(choicesAt(piece, question), most);
    if (choice) return { is: "answer", part: "piece", choice };
  }
  if (question && bearings && !done.has("to")) {
    const [choice, other] = choicesAt(to, question);
    if (choice && !other) return { is: "answer", part: "to", choice };
    if (choice) return { is: "arrived" };
  }
  // Where nobody else could go, whoever could has gone unasked.
  const isAskedWho = bearings?.to !== undefined && samePlace(bearings.to, to);
  return { is: done.has("to") && (done.has("piece") || !isAskedWho) ? "arrived" : "astray" };
}

/** What is picked up at a piece: whether it is chosen at once, and where it may be put down then. */
export interface Load {
  /** Chosen when it is picked up: the places it may go to are asked for then. */
  readonly pick?: ChoiceShown;
  /** Where it may be put down, as far as the question tells now. */
  readonly targets: readonly Place[];
}

const isGoal = ({ place }: ChoiceShown): boolean =>
  place.on === "space" || place.on === "hex" || place.on === "track";

/** What can be carried from a piece at a question; nothing where it stays. */
export function loadAt(
  piece: Place,
  question: Question | undefined,
  bearings: Bearings | undefined,
): Load | undefined {
  if (piece.on !== "piece" || !question || !bearings || bearings.isCount) return undefined;
  const goals = (question.choices ?? []).filter(isGoal).map(({ place }) => place);
  const picks = choicesAt(piece, question);
  if (picks.length > 0) {
    if (bearings.to) return { targets: [bearings.to] };
    const pick = wished(picks);
    return pick && { pick, targets: [] };
  }
  const stands: Place = { on: "space", id: piece.at };
  if (bearings.piece === piece.id && (!bearings.from || samePlace(bearings.from, stands)))
    return { targets: goals };
  if (bearings.piece === undefined && bearings.from && samePlace(bearings.from, stands))
    return { targets: goals };
  const elsewhere = goals.filter((goal) => !samePlace(goal, stands));
  return bearings.gathers && piece.at !== "available" && elsewhere.length > 0
    ? { targets: elsewhere }
    : undefined;
}
