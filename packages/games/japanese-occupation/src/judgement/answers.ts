import type { Decision } from "@sandtable/engine";
import type { SpaceId } from "../board.ts";
import type { Faction, Occupation, Piece } from "../state.ts";
import type { Asked } from "../words/vocabulary.ts";
import { NUMBER_OF } from "./worth.ts";

/** How much each choice of a question appeals, in points of Resistance. */
export type Handler<A extends Asked = Asked> = (
  g: Occupation,
  decision: Decision<unknown, A>,
  into: Float64Array,
) => void;

/** How a question of this kind is weighed. */
export type To<Kind extends Asked["kind"]> = Handler<Extract<Asked, { readonly kind: Kind }>>;

/** How a side weighs every question there is. */
export type Answers = { readonly [A in Asked as A["kind"]]: Handler<A> };

/** A choice's value, as the rules of this game make them. */
export type Value = number | string | { readonly piece: Piece; readonly space: number };

/** The space that a question is about. */
export const placeOf = ({ about }: Decision<unknown, Extract<Asked, { readonly space: SpaceId }>>): number =>
  NUMBER_OF[about.space];

/** What a space is worth to the British. */
export type Worth = (g: Occupation, s: number) => number;

/**
 * Spaces, Railways, chits or pieces by what the British gain, times `sign`; everything else (done, none) is `otherwise`.
 */
export const byWorth =
  (worth: Worth, sign: number, otherwise: number): Handler =>
  (g, decision, into) => {
    const { choices } = decision;
    for (let at = 0; at < choices.length; at++) {
      const value = choices[at].value as Value;
      if (typeof value === "number") into[at] = sign * worth(g, value);
      else if (typeof value === "string") into[at] = otherwise;
      else into[at] = sign * worth(g, value.space);
    }
  };

export const signOf = (seat: string): number => ((seat as Faction) === "british" ? 1 : -1);

/** An Operation that an Event grants is worth having (J26, J32). */
export const granted: Handler = (_g, { choices }, into) => {
  for (let at = 0; at < choices.length; at++) into[at] = choices[at].value === "none" ? 0 : 0.5;
};

/** Asked of the other side, or of chance: nothing to weigh. */
export const unasked: Handler = (_g, { choices }, into) => {
  into.fill(0, 0, choices.length);
};

/** Whether the question offers a space: without one, a Special Activity that is left now does not come again (4.1). */
export const offersSpace = ({ choices }: Pick<Decision, "choices">): boolean =>
  typeof choices[0].value === "number";
