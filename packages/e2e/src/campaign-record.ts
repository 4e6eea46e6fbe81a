import { campaign } from "@sandtable/1942";
import { type ChanceSource, type Decision, type Game, Match, writeTranscript } from "@sandtable/engine";

/** A record to import, and after how many answers its moments come. */
export interface CampaignRecord {
  readonly text: string;
  /** Game-turn 1 has begun: both dice of the siege are rolled, and the Allies move by land. */
  readonly besieged: number;
  /** The Japanese choose whom to attack. */
  readonly assault: number;
  /** The first regiment has entered the fortress. */
  readonly fallen: number;
}

/** Every ship comes through and every attack succeeds; one of the two brigades in the fortress gives up (9.I). */
const DICE: Readonly<Record<string, (unit: unknown) => number>> = {
  "die.hong-kong": () => 3,
  "die.attrition": (unit) => (unit === "gb-1malaya" ? 6 : 3),
};

const chance: ChanceSource = {
  answer: ({ about, choices }: Decision) => {
    const face = DICE[about.kind]?.(about.unit) ?? 6;
    return choices.findIndex(({ key }) => key === `die:${face}`);
  },
};

const LANDED = ["jp-11", "jp-21", "jp-41", "jp-42"];

/** Singapore is cut off by two landings in game-turn 0, besieged in turn 1 and taken by the Japanese in it. */
export function fallOfSingapore(): CampaignRecord {
  const match = Match.start(campaign as Game, { chance });
  const take = (...keys: readonly string[]): void => {
    for (const key of keys) match.choose(match.decision?.seat ?? "", key);
  };
  const move = (unit: string, hex: string): void => take(`unit:${unit}`, `to:${hex}`);

  for (const unit of ["gb-28", "gb-8"]) move(unit, "0510");
  for (const unit of ["gb-22", "gb-12", "gb-22aus"]) move(unit, "0511");
  take("end:setup", "end:setup", "end:land", "end:air");
  for (const unit of LANDED) move(unit, "0712");
  for (const unit of ["jp-1for", "jp-2for"]) move(unit, "0812");
  take("end:naval", "attack:0713", "with-all", "fight");
  take(...LANDED.map((unit) => `unit:${unit}`));
  const besieged = match.entries.length;

  take("end:land", "unit:gb-air", "to:1018", "end:air", "end:naval");
  take("end:land", "end:air", "end:naval");
  const assault = match.entries.length;
  take("attack:0813", "with-all", "fight", "unit:jp-11");
  return { text: writeTranscript(match), besieged, assault, fallen: match.entries.length };
}
