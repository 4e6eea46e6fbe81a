import { answer, type Closed, type Decision, type Play } from "@sandtable/engine";

/** Any play of the rules with answers by key, the invariants checked after it. The open question, or nothing when it is over. */
export function playedBy<G>(
  g: G,
  play: Play<unknown>,
  answers: readonly string[],
  invariants: (g: G) => readonly string[],
): Decision | undefined {
  const open = answer(play, answers);
  const broken = invariants(g);
  if (broken.length > 0) throw new Error(`broken: ${broken.join("; ")}`);
  return open;
}

/** The keys of the choices of a question. */
export const keysOf = (decision: Decision | undefined): string[] =>
  decision?.choices.map((choice) => choice.key) ?? [];

/** Why something is closed at a question: the rule number and the reason's key. */
export function whyClosed(decision: Decision | undefined, key: string): string | undefined {
  const found: Closed | undefined = decision?.closed?.().find((closed) => closed.key === key);
  return found && `${found.rule} ${found.why.key}`;
}
