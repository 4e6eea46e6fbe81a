/** What has been played before the lessons begin. */

/** Both sides keep their usual set-up (11.0). */
export const CONTENT: readonly string[] = ["end:setup", "end:setup"];

/** The Imperial Guards have Bangkok, and a road. */
export const BANGKOK: readonly string[] = [
  ...CONTENT,
  ...["unit:jp-3g", "to:0604", "assault:0505", "unit:jp-3g", "unit:jp-4g", "to:0505"],
];

/** Carriers cover both landings. */
export const GULF: readonly string[] = ["unit:jp-cv1", "to:0808", "unit:jp-cv2", "to:2604"];

const at = (hex: string, ...units: readonly string[]): string[] =>
  units.flatMap((unit) => [`unit:${unit}`, `to:${hex}`]);

/** Landings before Kota Bharu and on Luzon. */
export const LANDINGS: readonly string[] = [
  ...at("0609", "jp-11", "jp-21", "jp-41"),
  ...at("2404", "jp-20", "jp-33", "jp-kure1"),
];

/** Whoever does not learn only ends what must be ended. */
const ENDS: readonly string[] = ["end:land", "end:air", "end:naval", "end:combat"];
export const QUIET = { allied: ["area:2405A", ...ENDS], japanese: ENDS } as const;

/** A beachhead beside Singora, Bangkok taken, parachutists in Saigon; the Allies have had their turn. */
export const BEACHHEAD: readonly string[] = [
  ...BANGKOK,
  ...["unit:jp-5g", "to:0505", "unit:jp-112", "to:0604", "end:land", "end:air"],
  ...[...at("0609", "jp-11", "jp-21", "jp-41"), ...at("1006", "jp-yokosuka1"), "end:naval", "end:combat"],
  ...["end:land", "end:air", "end:naval"],
];

/** Kota Bharu and Aparri are lost; the Allies are to answer. */
export const ANSWER: readonly string[] = [
  ...BANGKOK,
  ...["end:land", "end:air", "unit:jp-cv1", "to:0808", ...at("0609", "jp-11", "jp-21", "jp-41")],
  ...[...at("2201", "jp-1for"), "end:naval", "attack:0710", "with-all", "fight", "to:0611"],
  ...["unit:jp-11", "unit:jp-21", "end:advance"],
];

/** The British have gone north, and the Japanese have landed behind them; Kuala Lumpur has fallen, Burma is watched. */
export const BEHIND: readonly string[] = [
  ...[
    "unit:gb-22aus",
    "to:0610",
    "unit:gb-27aus",
    "to:0610",
    "unit:gb-12",
    "to:0511",
    "unit:gb-22",
    "to:0511",
  ],
  ...[...BANGKOK, ...at("0505", "jp-5g"), ...at("0604", "jp-112", "jp-1tk"), "end:land", "end:air"],
  ...[...at("0812", "jp-11", "jp-21", "jp-41"), ...at("0712", "jp-42", "jp-1for", "jp-2for", "jp-47")],
  ...["end:naval", "end:combat", "end:land", "end:air", "end:naval"],
  ...["assault:0612", "unit:jp-1for", "unit:jp-2for", "unit:jp-42", "end:advance"],
  ...[...at("0405", "jp-3g"), ...at("0404", "jp-4g"), ...at("0406", "jp-5g")],
  ...["end:land", "end:air", "end:naval", "end:combat"],
  // Turn 2: the Allies call their reinforcements to the north.
  ...["end:land", "end:air", "to:0510", "to:0510", "to:2103", "to:2204", "end:naval"],
];
