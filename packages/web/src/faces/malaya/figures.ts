import type { SpaceId } from "@sandtable/coin/malaya-map";
import { PIECES, tableOf } from "@sandtable/malaya/shape";
import type { Place, View } from "@sandtable/protocol";
import { countsAt, levelOf } from "../coin/index.ts";
import type { Figure } from "../figures.ts";
import { attitudeName, commanderName, controlName, counted, markersIn } from "./names.ts";
import { hasPeople, isCenter, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** Everything on the table that changes: the tracks, and the map space by space. */
export function figures(given: View): readonly Figure[] {
  const view = tableOf(given);
  const inSpace = (id: SpaceId): readonly Figure[] => {
    const space = view.spaces[id];
    const place: Place = { on: "space", id };
    return [
      ...countsAt(place, PIECES, (piece) => space[piece], counted),
      ...countsAt(
        place,
        ["terror"],
        () => space.terror,
        (_, count) => markersIn(id, count),
      ),
      ...countsAt(place, ["villages"], () => Number(space.village), counted),
      ...(isCenter(id)
        ? []
        : [{ place, name: "control", is: "state", state: controlName(space.control) } as const]),
      ...(hasPeople(id)
        ? [{ place, name: "attitude", is: "state", state: attitudeName(space.attitude) } as const]
        : []),
    ];
  };
  return [
    levelOf("political-will", said.politicalWill, view.politicalWill),
    levelOf("british-resources", said.resources.british, view.resources.british),
    levelOf("mcp-resources", said.resources.mcp, view.resources.mcp),
    {
      place: { on: "track", id: "commander" },
      name: "commander",
      is: "state",
      state: commanderName(view.commander.name),
    },
    ...SPACE_IDS.flatMap(inSpace),
  ];
}
