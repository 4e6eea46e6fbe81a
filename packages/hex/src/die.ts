import {
  type About,
  ask,
  CHANCE,
  type Choice,
  type ChoiceBook,
  type Play,
  type Rule,
} from "@sandtable/engine";

/** The faces of one six-sided die, as answers of chance. */
export const defineDie = (book: ChoiceBook): readonly Choice<number>[] =>
  [1, 2, 3, 4, 5, 6].map((face) => book.define(`die:${face}`, face, { on: "button" }, { key: "die", face }));

/** Roll a die under a rule. */
export function* roll(faces: readonly Choice<number>[], rule: Rule, about: About): Play<number> {
  return yield* ask<number>({ seat: CHANCE, rule, about, choices: faces });
}
