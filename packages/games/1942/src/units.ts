/**
 * The counters. Counts, types, sizes, strengths, places and turns are the book's (11.0) except where marked:
 * identifications are historical inference throughout; the Dutch battalions' cities and strength, the Japanese
 * parachute strength and the Japanese list off the map beyond its certain part are reconstructed
 * (docs/1942-provenance.md). A corrected value is a change of one line here.
 */

export type Seat = "allied" | "japanese";
export type Nation = "dutch" | "british" | "american" | "japanese";
export type UnitType =
  | "infantry"
  | "guards"
  | "machine-gun"
  | "marine"
  | "artillery"
  | "parachute"
  | "amphibious"
  | "tank"
  | "cavalry"
  | "garrison"
  | "air"
  | "naval-air";
export type UnitSize = "battalion" | "regiment" | "brigade" | "division" | "air";

/** Where a unit starts: a hex; anywhere in a region; off the map; at Hong Kong; or when and where it comes. */
export type Start =
  | { readonly at: string }
  | { readonly in: "Java" | "Malaya" | "Luzon" | "Mindanao" | "Indo-China"; readonly by: string }
  | { readonly off: true }
  | { readonly hongKong: true }
  | { readonly turn: number; readonly at: "malaya" | "luzon" | "off-map" }
  | { readonly homeGuard: true };

/** What is printed on a counter, and where it starts. */
export interface Counter {
  readonly id: string;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly size: UnitSize;
  readonly strength: number;
  /** As on the counter: the unit, and the formation it belongs to. */
  readonly name: string;
  readonly parent?: string;
  readonly start: Start;
  /** Special Naval Landing Force: carries one Naval Movement Point of its own (5.C). */
  readonly navy?: true;
}

type Rest = Partial<Pick<Counter, "parent" | "navy">>;
const unit = (
  id: string,
  type: UnitType,
  size: UnitSize,
  strength: number,
  name: string,
  start: Start,
  rest: Rest = {},
): Counter => ({
  id,
  nation: NATIONS[id.slice(0, 2)],
  type,
  size,
  strength,
  name,
  start,
  ...rest,
});

const NATIONS: Readonly<Record<string, Nation>> = {
  nl: "dutch",
  gb: "british",
  us: "american",
  jp: "japanese",
};

const at = (hex: string): Start => ({ at: hex });
const malaya = (by: string): Start => ({ in: "Malaya", by });
const java = (by: string): Start => ({ in: "Java", by });
const luzon = (by: string): Start => ({ in: "Luzon", by });
const indoChina = (by: string): Start => ({ in: "Indo-China", by });
const OFF: Start = { off: true };
const HONG_KONG: Start = { hongKong: true };
const HOME_GUARD: Start = { homeGuard: true };
const arrives = (turn: number, where: "malaya" | "luzon" | "off-map"): Start => ({ turn, at: where });

const navy: Rest = { navy: true };
const of = (parent: string): Rest => ({ parent });

/** The battalions of the outer islands, each in its city; their strength of 1 is reconstructed. */
const battalion = (id: string, name: string, hex: string, type: UnitType = "garrison"): Counter =>
  unit(`nl-${id}`, type, "battalion", 1, name, at(hex));

const division = (id: string, name: string, start: Start, strength = 4): Counter =>
  unit(id, "infantry", "division", strength, name, start, of("Philippine Army"));

const regiment = (id: string, name: string, parent: string, start: Start): Counter =>
  unit(id, "infantry", "regiment", 7, name, start, of(parent));

export const UNITS: readonly Counter[] = [
  unit("nl-1", "infantry", "regiment", 4, "1st", java("1018"), of("KNIL")),
  unit("nl-2", "infantry", "regiment", 4, "2nd", java("1319"), of("KNIL")),
  unit("nl-4", "infantry", "regiment", 4, "4th", java("1119"), of("KNIL")),
  unit("nl-6", "infantry", "regiment", 4, "6th", java("1519"), of("KNIL")),
  battalion("medan", "Medan", "0312"),
  battalion("padang", "Padang", "0515"),
  battalion("palembang", "Palembang", "0816"),
  battalion("pontianak", "Pontianak", "1214"),
  battalion("tarakan", "Tarakan", "1912"),
  battalion("balikpapan", "Balikpapan", "1815"),
  battalion("makassar", "Makassar", "2118"),
  battalion("menado", "Menado", "2513"),
  // Rough ground without a road, where no garrison unit may stand (4.0): this one is infantry.
  battalion("amboina", "Amboina", "2717", "infantry"),
  unit("nl-guard1", "infantry", "regiment", 3, "1st", HOME_GUARD, of("Landstorm")),
  unit("nl-guard2", "infantry", "regiment", 3, "2nd", HOME_GUARD, of("Landstorm")),
  unit("nl-air", "air", "air", 0, "ML-KNIL", java("1119")),

  unit("gb-1malaya", "infantry", "brigade", 3, "1st", at("0813"), of("Malaya")),
  unit("gb-2malaya", "infantry", "brigade", 3, "2nd", at("0813"), of("Malaya")),
  unit("gb-air", "air", "air", 0, "RAF Far East", at("0813")),
  unit("gb-6", "infantry", "brigade", 5, "6th", malaya("0510"), of("11th Indian")),
  unit("gb-15", "infantry", "brigade", 5, "15th", malaya("0510"), of("11th Indian")),
  unit("gb-28", "infantry", "brigade", 5, "28th", malaya("0511"), of("Indian")),
  unit("gb-8", "infantry", "brigade", 5, "8th", malaya("0710"), of("9th Indian")),
  unit("gb-22", "infantry", "brigade", 5, "22nd", malaya("0712"), of("9th Indian")),
  unit("gb-12", "infantry", "brigade", 5, "12th", malaya("0612"), of("Indian")),
  unit("gb-22aus", "infantry", "brigade", 5, "22nd", malaya("0812"), of("8th Australian")),
  unit("gb-27aus", "infantry", "brigade", 5, "27th", malaya("0713"), of("8th Australian")),
  unit("gb-punjab", "infantry", "battalion", 2, "2/15th", at("1711"), of("Punjab")),
  unit("gb-45", "infantry", "brigade", 5, "45th", arrives(2, "malaya"), of("Indian")),
  unit("gb-53", "infantry", "brigade", 5, "53rd", arrives(2, "malaya"), of("18th British")),
  unit("gb-44", "infantry", "brigade", 5, "44th", arrives(3, "malaya"), of("Indian")),
  unit("gb-54", "infantry", "brigade", 5, "54th", arrives(3, "malaya"), of("18th British")),
  unit("gb-55", "infantry", "brigade", 5, "55th", arrives(4, "off-map"), of("18th British")),
  unit("gb-mg", "machine-gun", "battalion", 2, "2/4th", arrives(4, "off-map"), of("Australian")),
  unit("gb-hussars", "tank", "battalion", 3, "3rd", arrives(5, "off-map"), of("Hussars")),

  unit("us-air", "air", "air", 0, "Far East Air Force", at("2204")),
  unit("us-4mar", "marine", "regiment", 6, "4th", at("2103"), of("Marines")),
  division("us-11", "11th", luzon("2103")),
  division("us-21", "21st", luzon("2103")),
  division("us-31pa", "31st", luzon("2104")),
  division("us-41", "41st", luzon("2204")),
  division("us-51", "51st", luzon("2305")),
  division("us-61", "61st", luzon("2405")),
  division("us-71", "71st", luzon("2203")),
  division("us-91", "91st", luzon("2203")),
  unit("us-45", "infantry", "regiment", 5, "45th", luzon("2104"), of("Philippine Scouts")),
  unit("us-57", "infantry", "regiment", 5, "57th", luzon("2104"), of("Philippine Scouts")),
  unit("us-31", "infantry", "regiment", 7, "31st", luzon("2204"), of("US")),
  unit("us-192", "tank", "regiment", 3, "192nd", luzon("2203"), of("US")),
  unit("us-194", "tank", "regiment", 3, "194th", luzon("2204"), of("US")),
  unit("us-26", "cavalry", "regiment", 3, "26th", luzon("2203"), of("Philippine Scouts")),
  division("us-81", "81st", { in: "Mindanao", by: "2508" }),
  division("us-101", "101st", { in: "Mindanao", by: "2509" }),
  division("us-1reg", "1st Regular", arrives(2, "luzon")),
  division("us-2con", "2nd Constabulary", arrives(2, "luzon"), 3),
  unit("us-131", "artillery", "regiment", 3, "131st", arrives(4, "off-map"), of("US")),

  regiment("jp-33", "33rd", "16th Division", at("3309")),
  regiment("jp-20", "20th", "16th Division", at("3309")),
  regiment("jp-146", "146th", "56th Division", at("3309")),
  unit("jp-kure1", "infantry", "battalion", 3, "Kure 1st", at("3309"), navy),
  unit("jp-kure2", "infantry", "battalion", 3, "Kure 2nd", at("3309"), navy),
  unit("jp-sasebo1", "infantry", "battalion", 3, "Sasebo 1st", at("3309"), navy),
  regiment("jp-11", "11th", "5th Division", at("1205")),
  regiment("jp-21", "21st", "5th Division", at("1205")),
  regiment("jp-41", "41st", "5th Division", at("1205")),
  regiment("jp-42", "42nd", "5th Division", at("1205")),
  unit("jp-yokosuka2", "marine", "battalion", 3, "Yokosuka 2nd", at("1205"), navy),
  unit("jp-3g", "guards", "regiment", 8, "3rd", indoChina("0705"), of("Imperial Guards")),
  unit("jp-4g", "guards", "regiment", 8, "4th", indoChina("0705"), of("Imperial Guards")),
  unit("jp-5g", "guards", "regiment", 8, "5th", indoChina("0705"), of("Imperial Guards")),
  regiment("jp-112", "112th", "55th Division", indoChina("0805")),
  regiment("jp-143", "143rd", "55th Division", indoChina("1006")),
  regiment("jp-144", "144th", "55th Division", indoChina("1006")),
  unit("jp-3art", "artillery", "regiment", 3, "3rd Heavy", indoChina("1006")),
  unit("jp-1tk", "tank", "regiment", 4, "1st", indoChina("1006")),
  unit("jp-2tk", "tank", "regiment", 4, "2nd", indoChina("1006")),
  unit("jp-6tk", "tank", "regiment", 4, "6th", indoChina("1006")),
  unit("jp-14tk", "tank", "regiment", 2, "14th", indoChina("0705")),
  unit("jp-air3", "air", "air", 0, "3rd Air Group", at("1006")),

  regiment("jp-228", "228th", "38th Division", HONG_KONG),
  regiment("jp-229", "229th", "38th Division", HONG_KONG),
  regiment("jp-230", "230th", "38th Division", HONG_KONG),
  regiment("jp-1for", "1st Formosa", "48th Division", OFF),
  regiment("jp-2for", "2nd Formosa", "48th Division", OFF),
  regiment("jp-47", "47th", "48th Division", OFF),
  regiment("jp-9", "9th", "16th Division", OFF),
  regiment("jp-4", "4th", "2nd Division", OFF),
  regiment("jp-16", "16th", "2nd Division", OFF),
  regiment("jp-29", "29th", "2nd Division", OFF),
  regiment("jp-8", "8th", "4th Division", OFF),
  regiment("jp-37", "37th", "4th Division", OFF),
  regiment("jp-61", "61st", "4th Division", OFF),
  regiment("jp-55", "55th", "18th Division", OFF),
  regiment("jp-56", "56th", "18th Division", OFF),
  regiment("jp-114", "114th", "18th Division", OFF),
  regiment("jp-124", "124th", "18th Division", OFF),
  regiment("jp-213", "213th", "33rd Division", OFF),
  regiment("jp-214", "214th", "33rd Division", OFF),
  regiment("jp-215", "215th", "33rd Division", OFF),
  regiment("jp-113", "113th", "56th Division", OFF),
  regiment("jp-148", "148th", "56th Division", OFF),
  regiment("jp-122", "122nd", "65th Brigade", OFF),
  regiment("jp-141", "141st", "65th Brigade", OFF),
  regiment("jp-142", "142nd", "65th Brigade", OFF),
  regiment("jp-62", "62nd", "21st Division", OFF),
  unit("jp-4tk", "tank", "regiment", 4, "4th", OFF),
  unit("jp-7tk", "tank", "regiment", 4, "7th", OFF),
  unit("jp-1art", "artillery", "regiment", 3, "1st Field", OFF),
  unit("jp-8art", "artillery", "regiment", 3, "8th Field", OFF),
  unit("jp-yokosuka1", "parachute", "battalion", 3, "Yokosuka 1st", OFF, navy),
  unit("jp-yokosuka3", "parachute", "battalion", 3, "Yokosuka 3rd", OFF, navy),
  unit("jp-sasebo2", "amphibious", "battalion", 3, "Sasebo 2nd", OFF, navy),
  unit("jp-kure3", "amphibious", "battalion", 3, "Kure 3rd", OFF, navy),
  unit("jp-air5", "air", "air", 0, "5th Air Group", OFF),
  unit("jp-cv1", "naval-air", "air", 0, "1st Carrier Division", OFF, navy),
  unit("jp-cv2", "naval-air", "air", 0, "2nd Carrier Division", OFF, navy),
];

/** The fortresses (6.3): where each counter lies, and whose it is. */
export const FORTRESSES = [
  { id: "singapore", name: "Singapore", hex: "0813", seat: "allied", region: "Malaya" },
  { id: "corregidor", name: "Corregidor", hex: "2104", seat: "allied", region: "Philippines" },
  { id: "palau", name: "Palau", hex: "3309", seat: "japanese", region: undefined },
] as const;

export type FortressId = (typeof FORTRESSES)[number]["id"];
