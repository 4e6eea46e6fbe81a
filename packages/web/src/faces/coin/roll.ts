import type { Rolled } from "@sandtable/coin";
import type { Place } from "@sandtable/protocol";
import { drawn, type Roll } from "../roll.ts";
import { said } from "./words/index.ts";

/** What a die of The British Way was for, and what it decided. */
interface Told<Cause extends string> {
  readonly what: string;
  readonly effect: string;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly place?: Place;
}

/** A die with what it needed and all that was added to it. */
export function dieRolled<Cause extends string>(
  { die, needed, reads, modifiers, success }: Rolled<Cause>,
  { what, effect, causes, place }: Told<Cause>,
): Roll {
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  return {
    what,
    shown: `${die}`,
    need: { short: said.needShort({ needed, reads }), long: said.needLong({ needed, reads }) },
    modifiers: modifiers.map(({ cause, value }) => said.cause({ cause: causes[cause], value })),
    ...(modifiers.length > 0 && { total }),
    effect: [effect],
    hit: success,
    ...(place && { place }),
  };
}

export const cardDrawn = (name: string): Roll => drawn(said.nextCard, name);
