import type { SpaceId } from "@sandtable/coin/malaya-map";
import { onTrack, PROPAGANDA_CARDS } from "@sandtable/coin/shape";
import { say } from "@sandtable/engine";
import type { MalayaEvent } from "@sandtable/malaya/log";
import { COMMANDERS, type MalayaView, tableOf } from "@sandtable/malaya/shape";
import { earlyVictory, finalVictory } from "@sandtable/malaya/victory";
import { en } from "@sandtable/malaya/words";
import type { LogEvent, View } from "@sandtable/protocol";
import { lastCheck, listed, shared } from "../coin/index.ts";
import type { Description } from "../face.ts";
import { commanderName, counted, inSpace, spaceName } from "./names.ts";
import { hasPeople, SPACE_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** 6.0 What a Propaganda Round would do if it came now. */

type Counted = Extract<MalayaEvent, { readonly kind: "forecast" }>;
type Over = Extract<MalayaEvent, { readonly kind: "over" }>;

const withPopulation = (view: MalayaView, ids: readonly SpaceId[]): string =>
  ids.length === 0
    ? ""
    : ` (${ids.map((id) => `${spaceName(id)} ${view.spaces[id].population}`).join(", ")})`;

function verdict(will: number, last: boolean): string {
  const early = earlyVictory({ politicalWill: will });
  if (!early && !last) return said.nobodyWins;
  const { winners } = early ?? finalVictory({ politicalWill: will });
  if (winners.length === 0) return said.tie;
  return said.wins({
    winner: winners[0] === "british" ? "british" : "mcp",
    will,
    early: early !== undefined,
  });
}

/** 6.1 The Political Will phase, cause by cause. */
function sums(view: MalayaView): readonly string[] {
  const { support, opposition, sabotage, terror, sabotaged } = view.forecast;
  const at = (attitude: number): readonly SpaceId[] =>
    SPACE_IDS.filter((id) => hasPeople(id) && view.spaces[id].attitude === attitude);
  const counting = at(-1).filter((id) => !view.spaces[id].village);
  const spared = at(-1).filter((id) => view.spaces[id].village);
  return [
    said.supportSum({ sum: support, where: withPopulation(view, at(1)) }),
    said.oppositionSum({ sum: -opposition, where: withPopulation(view, counting) }),
    ...(spared.length > 0 ? [said.sparedIn({ spaces: listed(spared.map(inSpace)) })] : []),
    ...(sabotaged.length > 0 ? [said.newSabotage({ spaces: listed(sabotaged.map(inSpace)) })] : []),
    said.otherCosts({ sabotage: -sabotage, terror: -terror }),
  ];
}

/** 7.0 The check that ended the game: what was counted, and where that brought Political Will. */
export function verdictLines(given: View, events: readonly LogEvent[]): readonly string[] {
  const check = lastCheck<Counted, Over>(events, "will", ({ will }) => will);
  if (!check) return [];
  const { counted: told, over, from, to } = check;
  const view = tableOf(given);
  return [
    ...sums({ ...view, forecast: { ...view.forecast, ...told, sabotaged: [] } }),
    said.willChange({ net: told.net, from, to }),
    say(en, { ...over, key: "log.over" }),
  ];
}

export function forecast(given: View): Description {
  const view = tableOf(given);
  const { net } = view.forecast;
  const will = onTrack(view.politicalWill + net);
  const last = view.propagandaRounds >= PROPAGANDA_CARDS - 1;
  const decided = last || earlyVictory({ politicalWill: will }) !== undefined;

  return {
    title: shared.roundIfNow({ round: Math.min(view.propagandaRounds + 1, PROPAGANDA_CARDS) }),
    lines: [
      ...sums(view),
      said.willChange({ net, from: view.politicalWill, to: will }),
      verdict(will, last),
      ...(decided ? [] : afterwards(view)),
    ],
  };
}

/** 6.2 to 6.5, when the game goes on. */
function afterwards(view: MalayaView): string[] {
  const earnings = (side: "british" | "mcp"): string => {
    const [from, earned] = [view.resources[side], view.forecast[side]];
    return said.earnings({ side, earned, from, to: onTrack(from + earned) });
  };
  const leaving = SPACE_IDS.filter((id) => view.forecast.leaving.includes(id)).map((id) =>
    said.pieceIn({ pieces: counted("troops", view.spaces[id].troops), space: inSpace(id) }),
  );
  const found = SPACE_IDS.reduce((sum, id) => sum + view.spaces[id].active, 0);
  const markers = SPACE_IDS.reduce((sum, id) => sum + view.spaces[id].terror, 0);
  const next = COMMANDERS[COMMANDERS.indexOf(view.commander.name) + 1];
  return [
    earnings("british"),
    earnings("mcp"),
    ...(leaving.length > 0 ? [said.mustLeave({ troops: listed(leaving) })] : []),
    said.reset({ markers, active: counted("active", found) }),
    next
      ? said.takesCommand({ name: commanderName(next) })
      : said.staysInCommand({ name: commanderName(view.commander.name) }),
  ];
}
