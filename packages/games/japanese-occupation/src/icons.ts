import type { Choice, Play } from "@sandtable/engine";
import { placeCamp, removeForce, setOpposition, settle, tell } from "./acts.ts";
import { ALL_SPACES, POPULATED, type Space } from "./board.ts";
import { CARDS, type Icon } from "./cards.ts";
import { decide, PIECE_AT, type PieceAt, SPACE } from "./choices.ts";
import { type Faction, mpajaIn, type Occupation } from "./state.ts";

/** 2.3, 5.5 What the MPAJA do of their own accord when an Event card is revealed: compulsory where it is possible. */

/** The icon of the current card, resolved before anybody acts. */
export function* resolveIcon(g: Occupation): Play {
  yield* iconAction(g, CARDS[g.played[g.played.length - 1]].icon);
}

export function* iconAction(g: Occupation, icon: Icon): Play {
  if (g.log) tell(g, { kind: "icon", rule: "5.5", icon });
  yield* ICON_PLAY[icon](g);
  settle(g);
}

const ICON_PLAY: Readonly<Record<Icon, (g: Occupation) => Play>> = {
  mobilize: mobilizePopulation,
  traitors: killTraitors,
  supplies: seizeSupplies,
  food: foodShortage,
};

function* pick<T>(by: Faction, icon: Icon, options: readonly Choice<T>[]): Play<T | undefined> {
  if (options.length === 0) return undefined;
  return (yield decide(by, "5.5", { kind: "icon", icon }, options)).value as T;
}

function* mobilizePopulation(g: Occupation): Play {
  const fits = (space: Space): boolean =>
    g.camps[space] > 0 && g.terror[space] === 0 && g.opposition[space] === 0;
  const space = yield* pick(
    "british",
    "mobilize",
    POPULATED.filter(fits).map((candidate) => SPACE[candidate]),
  );
  if (space !== undefined) setOpposition(g, "5.5", space, 1);
}

function* killTraitors(g: Occupation): Play {
  const picked = yield* pick(
    "british",
    "traitors",
    ALL_SPACES.filter((space) => g.police[space] > 0 && mpajaIn(g, space) > 0).map(
      (space) => PIECE_AT.police[space],
    ),
  );
  if (picked !== undefined) removeForce(g, "5.5", "police", 1, picked.space);
}

/** The camp takes the place of the Supply Cache; with none Available the Japanese take one from the map (1.10). */
function* seizeSupplies(g: Occupation): Play {
  const picked = yield* pick(
    "japanese",
    "supplies",
    ALL_SPACES.filter((space) => g.caches[space] > 0 && g.camps[space] === 0).map(
      (space) => PIECE_AT.caches[space],
    ),
  );
  if (picked === undefined) return;
  yield* placeCamp(g, "japanese", "5.5", picked.space, 0);
  removeForce(g, "5.5", "caches", 1, picked.space);
}

function* foodShortage(g: Occupation): Play {
  const options: Choice<PieceAt>[] = [];
  for (const space of ALL_SPACES) {
    if (g.caches[space] > 0) continue;
    if (g.mpaja_underground[space] > 0) options.push(PIECE_AT.mpaja_underground[space]);
    if (g.mpaja_active[space] > 0) options.push(PIECE_AT.mpaja_active[space]);
  }
  const picked = yield* pick("japanese", "food", options);
  if (picked !== undefined) removeForce(g, "5.5", picked.piece, 1, picked.space);
}
