import type { Play } from "@sandtable/engine";
import type { Names, PieceAt, TableChoices } from "./choices.ts";
import type { Chart, Space } from "./space.ts";
import type { CardTable } from "./table.ts";

/** Guerrillas or Cells that stand Underground or Active (1.4.3). */
type WithHiders<F extends string> = CardTable<F, string> & {
  readonly underground: number[];
  readonly active: number[];
};

export type HiderEvent<Id extends string> = {
  readonly kind: "activate" | "hide";
  readonly rule: string;
  readonly count: number;
  readonly space: Id;
};

/** Flipping Guerrillas or Cells (1.4.3). */
export function hidersOn<G extends WithHiders<N["faction"]>, N extends Names>(
  choices: TableChoices<N>,
  { idOf }: Chart<N["space"]>,
) {
  const { PIECE_AT, ask } = choices;
  const tell = (g: G, event: HiderEvent<N["space"]>): void => g.log?.(event);

  /** Flip Underground ones Active: as many as told, and there are. */
  function activate(g: G, rule: string, most: number, space: Space): void {
    const count = Math.min(most, g.underground[space]);
    if (count === 0) return;
    g.underground[space] -= count;
    g.active[space] += count;
    if (g.log) tell(g, { kind: "activate", rule, count, space: idOf(space) });
  }

  /** Flip Active ones Underground: all of them, or as many as told. */
  function hide(g: G, rule: string, space: Space, most: number = g.active[space]): void {
    const count = Math.min(most, g.active[space]);
    if (count === 0) return;
    g.underground[space] += count;
    g.active[space] -= count;
    if (g.log) tell(g, { kind: "hide", rule, count, space: idOf(space) });
  }

  /** One of a space, Underground or Active as the chooser likes. */
  function* pickHider(g: G, by: N["faction"], rule: string, space: Space): Play<"underground" | "active"> {
    if (g.underground[space] === 0) return "active";
    if (g.active[space] === 0) return "underground";
    const standing = PIECE_AT as Readonly<Record<string, readonly (typeof PIECE_AT)[N["piece"]][number][]>>;
    const picked = (yield ask(by, rule, { kind: "which-hider", space: idOf(space) }, [
      standing.underground[space],
      standing.active[space],
    ])).value as PieceAt<N["piece"]>;
    return picked.piece as "underground" | "active";
  }

  return { activate, hide, pickHider };
}
