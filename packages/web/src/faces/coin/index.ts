/**
 * What the faces of The British Way share: the wooden table and its printed sheet, the pieces and how they stand and
 * move, places that can be pointed at, the edge track, the Initiative Track, boxes of pieces, the cards, the key, and
 * the words for all of these. It knows no game.
 *
 * A face brings:
 * - `spaces.ts`: the spaces of its map in the order in which they are told;
 * - `names.ts`: its words, by `coinWords(catalogue, cards)`, and the names of its spaces and pieces;
 * - `kit.ts`: a `Kit` (a drawing and a size for every kind of piece) and the `Supply` (how many of each force there are);
 * - `layout.ts`: where spaces, boxes and cards lie on the sheet of 1600 by 1200;
 * - `arrange.ts`: the groups of the whole table, by `arrangeIn` for rooms and `marked` for single markers;
 * - `board.tsx`: a `Table` with, from below to above, a `TableGround`, the spaces (`PlaceMark`), the tracks, `Tokens`, and
 *   what can be pointed at on top of them (`GroupMark`);
 * - `describe.ts`, `forecast.ts`, `text.ts`: the same in words;
 * - `words/`: the catalogue of all that its table says itself.
 */

export { Silent } from "../silent.tsx";
export { aidOf, ends, gistOf, phaseOf } from "./aids.ts";
export { arrangeIn, type Group, marked, type Wanted } from "./arrange.ts";
export { assign, type Supply, supplyOf } from "./assign.ts";
export { PieceBox } from "./available.tsx";
export { bearings } from "./bearings.ts";
export { Table } from "./board.tsx";
export { CardFace } from "./card.tsx";
export {
  BOX_IDS,
  cardAndTracks,
  cardPlaces,
  cardsInWords,
  describeBox,
  describeCard,
  describeInitiative,
  describeRounds,
  openCards,
} from "./describe.ts";
export { cylinderMark, edgeZones, squareMark } from "./edge-track.tsx";
export { countsAt, levelOf } from "./figures.ts";
export { type Area, area, type Circle, grown, moveTo, type Spot } from "./geometry.ts";
export { Key, type Sign } from "./key.tsx";
export type { Kind } from "./kit.ts";
export { LayerTicks, SpaceFigures, type SpaceStanding, SpaceTints } from "./layers.tsx";
export { milestone } from "./milestone.ts";
export { coinOverlays } from "./overlays.ts";
export { Lines, Panel, Text } from "./panel.tsx";
export { Glide, GroupMark, Tokens, useTokens } from "./pieces.tsx";
export { PlaceMark, type Shape } from "./place.tsx";
export { cardDrawn, dieRolled } from "./roll.ts";
export { AttitudeBox, MARKER, PopulationBox, TerrorMarker } from "./symbols.tsx";
export { CityDisc, Compass, SpaceName, TableGround, Title } from "./table.tsx";
export { CoinTracks, type TracksLayout } from "./tracks.tsx";
export { lastCheck } from "./verdict.ts";
export {
  BLUE_ACTIVE,
  BLUE_UNDERGROUND,
  Cylinder,
  LIGHT_POLICE,
  NEW_VILLAGE,
  POLICE,
  RED_ACTIVE,
  RED_DISC,
  RED_UNDERGROUND,
  TROOPS,
  Wood,
} from "./wood.tsx";
export { coinWords, listed, said as shared } from "./words/index.ts";
