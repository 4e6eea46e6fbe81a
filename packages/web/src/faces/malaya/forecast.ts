import type { SpaceId } from "@sandtable/coin/malaya-map";
import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import { COMMANDERS, type MalayaView, tableOf } from "@sandtable/malaya/shape";
import type { View } from "@sandtable/protocol";
import { listed, signed, times } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { commanderName, counted, inSpace, spaceName } from "./names.ts";
import { hasPeople, isCenter, SPACE_IDS } from "./spaces.ts";

/** 6.0 What a Propaganda Round would do if it came now. */

/** 6.1.2 Economic Centers without Sabotage that would get one. */
const toBeSabotaged = (view: MalayaView): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => {
    const { terror, underground, active, troops, police } = view.spaces[id];
    return isCenter(id) && terror === 0 && underground + active > troops + police;
  });

const withPopulation = (view: MalayaView, ids: readonly SpaceId[]): string =>
  ids.length === 0
    ? ""
    : ` (${ids.map((id) => `${spaceName(id)} ${view.spaces[id].population}`).join(", ")})`;

function verdict(will: number, last: boolean): string {
  if (will <= 2) return `The MCP would win at once: Political Will ${will} is 2 or less.`;
  if (will >= 18) return `The British would win at once: Political Will ${will} is 18 or more.`;
  if (!last) return "Nobody would win yet: Political Will stays between 3 and 17.";
  if (will === 10) return "It is the last round: at 10 the game would be a tie.";
  return will < 10
    ? `It is the last round: the MCP would win, Political Will ${will} is below 10.`
    : `It is the last round: the British would win, Political Will ${will} is above 10.`;
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const { support, opposition, sabotage, terror, net } = view.forecast;
  const will = onTrack(view.politicalWill + net);
  const last = view.propagandaRounds >= PROPAGANDA_CARDS - 1;
  const at = (attitude: number): readonly SpaceId[] =>
    SPACE_IDS.filter((id) => hasPeople(id) && view.spaces[id].attitude === attitude);
  const counting = at(-1).filter((id) => !view.spaces[id].village);
  const spared = at(-1).filter((id) => view.spaces[id].village);
  const fresh = toBeSabotaged(view);
  const decided = will <= 2 || will >= 18 || last;

  const lines = [
    `Support: ${signed(support)}${withPopulation(view, at(1))}.`,
    `Opposition: ${signed(-opposition)}${withPopulation(view, counting)}.`,
    ...(spared.length > 0
      ? [`Opposition behind a New Village does not count: ${listed(spared.map(inSpace))}.`]
      : []),
    ...(fresh.length > 0
      ? [`Guerrillas outnumber cubes: a Sabotage marker would come to ${listed(fresh.map(inSpace))}.`]
      : []),
    `Sabotage: ${signed(-sabotage)}. Terror in Kuala Lumpur: ${signed(-terror)}.`,
    `Political Will: ${signed(net)}, from ${view.politicalWill} to ${will}.`,
    verdict(will, last),
  ];
  if (!decided) lines.push(...afterwards(view));
  return {
    title: `Propaganda Round ${Math.min(view.propagandaRounds + 1, PROPAGANDA_CARDS)}, if it came now`,
    lines,
  };
}

/** 6.2 to 6.5, when the game goes on. */
function afterwards(view: MalayaView): string[] {
  const after = (now: number, earned: number): string =>
    `+${earned}, from ${now} to ${onTrack(now + earned)}`;
  const leaving = SPACE_IDS.filter(
    (id) =>
      view.spaces[id].troops > 0 &&
      (isCenter(id) || (id !== "kuala_lumpur" && view.spaces[id].control === -1)),
  );
  const found = SPACE_IDS.reduce((sum, id) => sum + view.spaces[id].active, 0);
  const markers = SPACE_IDS.reduce((sum, id) => sum + view.spaces[id].terror, 0);
  const next = COMMANDERS[COMMANDERS.indexOf(view.commander.name) + 1];
  return [
    `British Resources: ${after(view.resources.british, view.forecast.british)}.`,
    `MCP Resources: ${after(view.resources.mcp, view.forecast.mcp)}.`,
    ...(leaving.length > 0
      ? [
          `Troops must leave: ${listed(leaving.map((id) => `${counted("troops", view.spaces[id].troops)} in ${inSpace(id)}`))}.`,
        ]
      : []),
    `Reset: ${times(markers, "Terror or Sabotage marker")} off, ${counted("active", found)} back Underground.`,
    next
      ? `${commanderName(next)} would take command.`
      : `${commanderName(view.commander.name)} stays in command.`,
  ];
}
