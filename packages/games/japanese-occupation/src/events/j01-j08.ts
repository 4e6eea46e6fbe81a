import {
  changeResistance,
  changeResources,
  changeSabotage,
  hideAll,
  removeForce,
  setOpposition,
} from "../acts.ts";
import { ALL_SPACES, SPACES_AT, type Space } from "../board.ts";
import { specials } from "../specials.ts";
import { activeIn, isNeutral, neutralPopulation, type Occupation } from "../state.ts";
import { moveZipper } from "../zipper.ts";
import { countSpaces, type EventPlay, mayInEach, mayPlace, pickFor, upToRailways } from "./common.ts";

/** J1 Sook Ching */
export const sookChingUnshaded: EventPlay = function* (g) {
  const terror = ALL_SPACES.reduce((sum, space) => sum + g.terror[space], 0);
  changeResistance(g, "J1", Math.min(3, terror));
};

export const sookChingShaded: EventPlay = function* (g) {
  yield* mayInEach(g, "reprisal", (space) => g.troops[space] > 0 && g.opposition[space] > 0);
};

/** J2 Greater East Asia Co-Prosperity Sphere */
export const sphereUnshaded: EventPlay = function* (g, x) {
  yield* upToRailways(
    x,
    "J2",
    "sabotage",
    3,
    (line) => SPACES_AT[line].some((space) => g.opposition[space] > 0),
    (line) => changeSabotage(g, "J2", line, 1),
  );
};

export const sphereShaded: EventPlay = function* (g, x) {
  yield* upToRailways(
    x,
    "J2",
    "repair",
    2,
    (line) => g.sabotage[line] > 0 && SPACES_AT[line].some((space) => isNeutral(g, space)),
    (line) => changeSabotage(g, "J2", line, -1),
  );
};

/** J3 Overseas Chinese Association */
export const associationUnshaded: EventPlay = function* (g) {
  const led = (space: Space): boolean => g.force136[space] > 0;
  yield* mayPlace(g, "british", "J3", "place-mpaja", "mpaja", 2, led);
  yield* mayPlace(g, "british", "J3", "place-others", "others", 1, led);
};

export const associationShaded: EventPlay = function* (g) {
  changeResources(g, "J3", Math.floor(neutralPopulation(g, false) / 2));
};

/** J4 Chin Peng, J24 Victory in Europe: spaces where Force 136 and the MPAJA work together. */
export const jointSpaces = (g: Occupation): number =>
  countSpaces((space) => g.force136[space] > 0 && g.camps[space] > 0);

export const chinPengUnshaded: EventPlay = function* (g) {
  changeResistance(g, "J4", jointSpaces(g));
};

export const chinPengShaded: EventPlay = function* (g) {
  for (const space of ALL_SPACES)
    if (g.force136[space] > 0) removeForce(g, "J4", "camps", g.camps[space], space);
};

/** J5 "Hill Rats" */
export const hillRatsUnshaded: EventPlay = function* (g) {
  hideAll(g, "J5");
};

export const hillRatsShaded: EventPlay = function* (g, x) {
  const space = yield* pickFor(
    x,
    "J5",
    "remove-opposition",
    (candidate) => activeIn(g, candidate) > 0 && g.opposition[candidate] > 0,
  );
  if (space !== undefined) setOpposition(g, "J5", space, 0);
};

/** J7 South East Asia Command */
export const commandUnshaded: EventPlay = function* (g) {
  yield* moveZipper(g, "J7", g.zipper + 1);
  if (specials.grantable(g, "gather")) yield* specials.granted(g, "gather", 0);
};

export const commandShaded: EventPlay = function* (g) {
  yield* moveZipper(g, "J7", g.zipper - 2);
};
