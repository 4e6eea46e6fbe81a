import {
  CHANCE,
  type ChanceSource,
  type Choice,
  type Decision,
  type Position,
  type Run,
} from "@sandtable/engine";

/** Play on from an open question to the end of the game, or to the first checkpoint at or after a card or player-turn. */
export function playOn<S extends Position>(
  run: Run<S>,
  until: number,
  chance: ChanceSource,
  answer: (decision: Decision) => Choice,
): void {
  const { judgement } = run.game;
  run.reached = (state) => judgement.beat(state) >= until;
  for (let decision = run.question; decision; )
    decision = run.next(
      decision.seat === CHANCE ? decision.choices[chance.answer(decision, 0)] : answer(decision),
    );
}
