import { ask as askAny, CHANCE, type Choice, type Decision, type Play, type Rule } from "@sandtable/engine";
import { roll as rollAny } from "@sandtable/hex";
import { DIE } from "./choices.ts";
import type { CombatAnswers } from "./combat/questions.ts";
import type { ImpulseAnswers } from "./impulse/questions.ts";
import type { PlanningAnswers } from "./planning/questions.ts";
import type { Asked } from "./words/vocabulary.ts";

/** What may be answered to each question. */
export type Answers = PlanningAnswers & ImpulseAnswers & CombatAnswers;
export type Question = keyof Answers;
type AskedOf<K extends Asked["kind"]> = Extract<Asked, { readonly kind: K }>;

/** A question of the game as its answers and its subject make it. */
export type Asking<K extends Question> = Decision<Answers[K], AskedOf<K>>;

/** Ask a player: the engine's own, held to the questions and answers of this game. */
export const ask: <K extends Question>(decision: Asking<K>) => Play<Answers[K]> = askAny;

/** Only these seats learn the answer. Where there is one answer only it is taken unasked: nobody counts what is asked in secret. */
export const known = (
  seats: readonly string[],
  choices: readonly unknown[],
): { readonly secret?: readonly string[] } => (choices.length > 1 ? { secret: seats } : {});

/** What chance is asked: dice, and draws from a pool. */
export type Chance = Exclude<Asked, { readonly kind: Question }>;

/** Roll the die under a rule. */
export const roll = (rule: Rule, about: Chance): Play<number> => rollAny(DIE, rule, about);

/** Draw from a cup that only the given seats look into. */
export const draw = <T>(decision: {
  readonly rule: Rule;
  readonly about: Chance;
  readonly choices: readonly Choice<T>[];
  readonly weights: readonly number[];
  readonly secret: readonly string[];
}): Play<T> => askAny<T>({ seat: CHANCE, ...decision });
