import { bareNeed } from "@sandtable/coin";
import { marker, rises, verb } from "@sandtable/coin/words";
import type { Catalogue } from "@sandtable/engine";
import { sentence, signed } from "@sandtable/engine";
import { book } from "../choices.ts";
import type { LogVocabulary, OutcomeVocabulary } from "./contents.ts";
import { cardName, ICON_NAMES, PHASE_NAMES, RAILWAY_NAMES, shared, ZIPPER_NAMES } from "./en-names.ts";
import { choices } from "./en-play.ts";

/** What happened, in English: one sentence each. */

const { place, the, pieces, forces, pieceNoun } = shared;

const ROLLING = {
  ambush: "The Ambush",
  eliminate: "The attempt to Eliminate",
  supply: "The Air Drop",
  jungle: "The jungle",
} as const;

/** "needing 3 or more"; some rolls cannot fail, and some cannot succeed. */
const needing = (needed: number): string => {
  if (needed <= 1) return "where any roll will do";
  return needed > 6 ? "where no roll is high enough" : `needing ${needed}${needed === 6 ? "" : " or more"}`;
};

export const log: Catalogue<LogVocabulary> = {
  ...shared.log,
  "log.icon": ({ icon }) => `The MPAJA act: ${ICON_NAMES[icon]}.`,
  "log.mandatory": ({ card }) => `${cardName(card)} is a Mandatory Event and happens at once.`,
  "log.activate": ({ band, count, space }) =>
    `${forces(count, band)} in ${place(space)} ${verb(count, "turns", "turn")} Active.`,
  "log.hide": ({ band, count, space }) =>
    `${forces(count, band)} in ${place(space)} ${verb(count, "goes", "go")} Underground.`,
  "log.opposition": ({ space, change }) =>
    `${sentence(place(space))} ${change > 0 ? "goes to Opposition" : "becomes Neutral"}.`,
  "log.terror": ({ space, change }) => marker("Terror", change, place(space)),
  "log.sabotage": ({ railway, change }) => marker("Sabotage", change, `the ${RAILWAY_NAMES[railway]}`),
  "log.village": ({ space, change }) =>
    change > 0 ? `A New Village is built in ${place(space)}.` : `The New Village in ${place(space)} is gone.`,
  "log.intel": ({ space, value, change }) =>
    change === "revealed"
      ? `The Intel chit of ${place(space)} is revealed: ${value}.`
      : change === "concealed"
        ? `The Intel chit of ${place(space)}, a ${value}, is concealed.`
        : `The Intel chit of ${place(space)} is taken away: it was a ${value}.`,
  "log.intel-drawn": "Every Province and Kuala Lumpur get a new Intel chit.",
  "log.resistance": ({ from, to }) => `Resistance ${rises(from, to)}.`,
  "log.resources": ({ from, to }) =>
    `Japanese Resources ${to > from ? "rise" : "fall"} from ${from} to ${to}.`,
  "log.zipper": ({ from, to }) => `Operation Zipper goes from ${ZIPPER_NAMES[from]} to ${ZIPPER_NAMES[to]}.`,
  "log.released": ({ box }) => `The Supply Cache of box ${ZIPPER_NAMES[box]} becomes Available.`,
  "log.stored": ({ box, from }) =>
    `A Supply Cache ${from === "available" ? "that was Available" : `from ${place(from)}`} goes back to box ${ZIPPER_NAMES[box]}.`,
  "log.roll": ({ cause, space, ...rolled }) =>
    cause === "jungle"
      ? `${ROLLING[cause]} of ${place(space)} rolls ${rolled.die}: ${rolled.success ? "both sides suffer" : "nothing happens"}.`
      : `${ROLLING[cause]} in ${place(space)} rolls ${rolled.die}, ${needing(bareNeed(rolled))}: ${rolled.success ? "a success" : "a failure"}.`,
  "log.away": ({ piece, space }) => `${pieces(1, piece)} leaves ${place(space)} until Reset.`,
  "log.back": ({ piece, count, space }) =>
    space === "available"
      ? `The ${pieceNoun(piece, count)} becomes Available again.`
      : `${pieces(count, piece)} ${verb(count, "comes", "come")} back to ${place(space)}.`,
  "log.gone": ({ piece, space }) => `${pieces(1, piece)} in ${place(space)} leaves the game for good.`,
  "log.phase": ({ phase }) => `${PHASE_NAMES[phase]}.`,
  "log.forecast": ({ intel, caches, spaces, resources, neutral, police, net }) =>
    `Resistance: Intel ${signed(intel)}, Supply Caches ${signed(caches)}, spaces where Guerrillas outnumber cubes ${signed(
      spaces,
    )}, Resources ${signed(-resources)}, Neutral Population ${signed(-neutral)}, Police ${signed(-police)}, in all ${signed(
      net,
    )}.`,
  "log.over": ({ winner, resistance }) =>
    winner === "mpaja"
      ? `The MPAJA win with Resistance at ${resistance}, and both players lose.`
      : `${sentence(the(winner))} win with Resistance at ${resistance}.`,
  "log.forced": shared.forced(book, choices),
};

export const outcomes: Catalogue<OutcomeVocabulary> = {
  "outcome.7.0.1": ({ winners }) => {
    if (winners === undefined) return "The last Propaganda Round was held, and Resistance decided the game.";
    if (winners.includes("japanese")) return "The Japanese win: Resistance ended below 18.";
    return winners.includes("british")
      ? "The British win: Resistance ended at 20, or at 18 or 19 with more Force 136 markers than Jungle Camps."
      : "The MPAJA win and both players lose: Resistance ended at 18 or 19 without enough Force 136 markers.";
  },
};
