import type { Choice } from "@sandtable/engine";
import { isEconomicCenter, KUALA_LUMPUR, type Space } from "../board.ts";
import type { PieceAt } from "../choices.ts";
import type { OperationKind } from "../menu.ts";
import type { Faction, Malaya } from "../state.ts";
import type { Alternative, Asked, CardQuestion } from "../words/vocabulary.ts";
import { operationWorth } from "./boxes.ts";
import { KEEN } from "./gains.ts";
import { attitudeTo, forcesBy, markersTo, outlook, withoutGuerrilla } from "./ground.ts";
import { rallyWay } from "./mcp-gains.ts";

/** 5.1 What an Event asks: every answer by what it would change. */

export function weighCard(
  g: Malaya,
  { card, ask }: Extract<Asked, { readonly kind: "card" }>,
  choices: readonly Choice[],
  faction: Faction,
  into: Float64Array,
): void {
  const toFaction = faction === "british" ? KEEN : -KEEN;
  for (let i = 0; i < choices.length; i++) {
    const { value } = choices[i];
    if (value === "none") into[i] = 0;
    else if (ask === "operation") into[i] = KEEN * granted(g, faction, value as OperationKind);
    else if (typeof value === "number") into[i] = toFaction * inSpace(g, card, ask, value as Space);
    else if (typeof value === "object") into[i] = toFaction * ofPiece(g, ask, value as PieceAt);
    else into[i] = alternative(g, faction, value as Alternative);
  }
}

/** A free Operation, without the price that is counted in. */
const granted = (g: Malaya, faction: Faction, kind: OperationKind): number =>
  faction === "british"
    ? operationWorth(g, faction, kind, true) + 2 * outlook.british
    : operationWorth(g, faction, kind, true) + outlook.mcp;

/** What the text would change for the British in this space. */
function inSpace(g: Malaya, card: string, ask: CardQuestion, space: Space): number {
  const attitude = g.attitude[space];
  switch (ask) {
    case "place-guerrillas":
      return card === "M3"
        ? -Math.max(
            rallyWay(g, space, "two-guerrillas"),
            isEconomicCenter(space) || g.bases[space] > 1 ? -9 : rallyWay(g, space, "place-base"),
          )
        : forcesBy(g, space, 0, 0, 1, 0, 0);
    case "place-police":
      return forcesBy(g, space, 0, card === "M10" ? 1 : 2, 0, 0, 0);
    case "place-base":
      return forcesBy(g, space, 0, 0, 0, 0, 1);
    case "place-village":
      return markersTo(g, space, attitude, g.terror[space], 1);
    case "replace-village":
      return markersTo(g, space, attitude, g.terror[space], 0) + forcesBy(g, space, 0, 0, 1, 0, 0);
    case "remove-guerrilla":
      return withoutGuerrilla(g, space);
    case "shift-opposition":
      return card === "M16"
        ? attitudeTo(g, space, Math.max(-1, attitude - 1)) + forcesBy(g, space, 0, 0, 1, 0, 0)
        : attitudeTo(g, space, Math.max(-1, attitude - 1));
    case "shift-support":
      return attitudeTo(g, space, Math.min(1, attitude + 1));
    case "set-neutral":
      return attitudeTo(g, space, 0);
    case "set-opposition":
      return attitudeTo(g, space, -1);
    case "set-support":
      return markersTo(g, space, 1, g.terror[space], 0);
    case "terror":
      return markersTo(g, space, 0, g.terror[space] + 1, g.villages[space]);
    case "activate":
      return forcesBy(g, space, card === "M6" ? 2 : 0, 0, -g.underground[space], g.underground[space], 0);
    case "troops-from":
      return forcesBy(g, space, -g.troops[space], 0, 0, 0, 0);
    case "troops-to":
      return space === KUALA_LUMPUR ? 0.5 : 0;
    // Answered by a piece, an Operation or an alternative.
    case "remove-piece":
    case "replace-guerrilla":
    case "pay":
    case "operation":
    case "effect":
    case "commander":
    case "food-or-guerrilla":
      return 0;
  }
}

/** What it would change for the British if this piece went. */
function ofPiece(g: Malaya, ask: CardQuestion, { piece, space }: PieceAt): number {
  switch (piece) {
    case "troops":
      return forcesBy(g, space, -1, 0, 0, 0, 0);
    case "bases":
      return 1 + forcesBy(g, space, 0, 0, 0, 0, -1);
    case "underground":
      return forcesBy(g, space, 0, ask === "replace-guerrilla" ? 1 : 0, -1, 0, 0) - paid(ask);
    default:
      return forcesBy(g, space, 0, ask === "replace-guerrilla" ? 1 : 0, 0, -1, 0) - paid(ask);
  }
}

/** M29 costs the British a Resource for each Guerrilla. */
const paid = (ask: CardQuestion): number => (ask === "pay" ? outlook.british : 0);

/** M19: a Resource or a Guerrilla. M24: Resources or Political Will, and the Commander to the left or right. */
function alternative(g: Malaya, faction: Faction, value: Alternative): number {
  switch (value) {
    case "one-resource":
      return -KEEN * outlook.mcp;
    case "resources":
      return (
        KEEN * Math.min(6, 20 - g.resources.british) * outlook.british * (faction === "british" ? 1 : -1)
      );
    case "will":
      return faction === "british" ? -KEEN : KEEN;
    case "right":
      return faction === "british" ? 0.5 : 0;
    default:
      return faction === "british" ? 0 : 0.5;
  }
}
