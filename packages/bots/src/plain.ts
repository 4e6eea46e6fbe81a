import type { Choice, Position } from "@sandtable/engine";
import { lookAhead } from "./ahead.ts";
import type { Bot, Thought } from "./bot.ts";

/** How much a bot may think about one question. */
export interface Budget {
  /** Answers fed to the rules in its looks ahead; counted, not timed, so every machine moves alike. */
  readonly nodes: number;
}

interface Candidate {
  readonly choice: Choice;
  best: number;
  sum: number;
  looks: number;
}

/** Own choices follow that it will make well, so the best end found counts; the mean tempers luck. */
const BOLDNESS = 0.7;
const score = ({ best, sum, looks }: Candidate): number => BOLDNESS * best + (1 - BOLDNESS) * (sum / looks);

/**
 * Looks to the end of its own turn. Every choice is tried with random choices after it; the weaker half is
 * dropped again and again, and the looks that are left go to the better half.
 */
export const plain = ({ nodes }: Budget): Bot => ({
  choose(thought) {
    let field: Candidate[] = thought.decision.choices.map((choice) => ({
      choice,
      best: 0,
      sum: 0,
      looks: 0,
    }));
    const stages = halvings(field.length);
    while (field.length > 1) {
      explore(thought, field, Math.floor(nodes / stages));
      field = field.sort((a, b) => score(b) - score(a)).slice(0, Math.ceil(field.length / 2));
    }
    return field[0].choice.key;
  },
});

/** How often a field is halved until one is left; in whole numbers, which every machine counts alike. */
const halvings = (size: number): number => 32 - Math.clz32(size - 1);

/** Look along each candidate in turn, each at least once, until the nodes are used up. */
function explore<S extends Position>(thought: Thought<S>, field: readonly Candidate[], nodes: number): void {
  let left = nodes;
  do {
    for (const candidate of field) {
      const look = lookAhead(thought, candidate.choice);
      candidate.looks++;
      candidate.sum += look.value;
      candidate.best = Math.max(candidate.best, look.value);
      left -= look.nodes;
    }
  } while (left > 0);
}
