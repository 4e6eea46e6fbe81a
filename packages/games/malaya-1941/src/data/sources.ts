import type { Standing } from "@sandtable/engine";

/** On what a part of the data rests: not for the rules, which play whatever the folder holds. */
export interface Source {
  /** The file and the names in it. */
  readonly of: readonly string[];
  readonly part: string;
  readonly status: Standing;
  readonly evidence: string;
  readonly confidence: "high" | "medium" | "low";
}

export const SOURCES: readonly Source[] = [
  // The map.
  {
    of: ["map.STEP"],
    part: "scale: 15 km from side to side",
    status: "printed",
    evidence: "26.16b",
    confidence: "high",
  },
  {
    of: ["map.COLUMNS", "map.ROWS", "map.ORIGIN"],
    part: "size, orientation and origin of the grid",
    status: "reconstructed",
    evidence:
      "Flat-top hexes, fitted so that Singapore City, the Naval Base, Tengah, Changi, Johore Baru, Georgetown and Kota Bharu fall into hexes of their own by their coordinates",
    confidence: "low",
  },
  {
    of: ["map.TERRAIN"],
    part: "land and sea",
    status: "derived",
    evidence:
      "Natural Earth 1:10m coastline (public domain): land from 40 % of land area on; 13 hexes set by hand (Penang in one hex, Tioman dropped, the Thale Sap a lake)",
    confidence: "high",
  },
  {
    of: ["map.TERRAIN"],
    part: "terrain of each land hex",
    status: "reconstructed",
    evidence:
      "Relief and land use of 1941 by region: ranges, rice plains, rubber and tin country, coastal swamps, else jungle. The names of the terrains are the book's (16.71, 26.13b, 15.34, errata of 2.2)",
    confidence: "medium",
  },
  {
    of: ["map.TERRAIN", "map.PLACES"],
    part: "cities",
    status: "reconstructed",
    evidence:
      "The book calls Johore Baru and Singapore cities (25.4, 1.0); the other four were the largest towns",
    confidence: "medium",
  },
  {
    of: ["map.THAILAND"],
    part: "the border of Thailand",
    status: "derived",
    evidence: "The border of 1941 on this grid; the set-up measures from it (25.4, MB-7, MB-12)",
    confidence: "medium",
  },
  {
    of: ["map.PLACES", "map.LANDMARKS"],
    part: "places with a name",
    status: "derived",
    evidence:
      "Coordinates of the settlements; five are moved to the neighbouring hex where geography asks for it",
    confidence: "medium",
  },
  {
    of: ["map.PLACES", "map.INNER_PORTS"],
    part: "ports",
    status: "reconstructed",
    evidence:
      "Harbours of 1941, and which of them count is ours. The Naval Base can be assaulted through the Johore Strait, because its coast guns must be able to meet it (26.15b, MB-72)",
    confidence: "medium",
  },
  {
    of: ["map.PLACES"],
    part: "airfields",
    status: "reconstructed",
    evidence:
      "Fields of 1941; the set-up needs eight in Malaya (25.4). Taiping, Sitiawan, Port Swettenham, Malacca, Bekok and Lubok Kiap are left out",
    confidence: "medium",
  },
  {
    of: ["map.PLACES"],
    part: "objectives",
    status: "reconstructed",
    evidence:
      "More than seven (Morale), several on the island (both points tables): the towns whose loss marked the campaign",
    confidence: "low",
  },
  {
    of: ["map.SINGAPORE_ISLAND"],
    part: "the hexes of Singapore Island",
    status: "derived",
    evidence: "Geography at this scale; the book names the island and its Naval Base (25.4)",
    confidence: "medium",
  },
  {
    of: ["map.EDGE_EXITS"],
    part: "the north edge as the Japanese edge",
    status: "printed",
    evidence: "26.3, 25.7b",
    confidence: "high",
  },
  {
    of: ["map.EDGE_EXITS"],
    part: "where lines leave it",
    status: "reconstructed",
    evidence: "Road and railway to Bangkok run west of the lake; a track further west",
    confidence: "medium",
  },
  {
    of: ["map.ROADS"],
    part: "roads",
    status: "reconstructed",
    evidence: "The roads of 1941 from accounts of the campaign, laid on the grid by hand",
    confidence: "medium",
  },
  {
    of: ["map.TRAILS"],
    part: "trails",
    status: "reconstructed",
    evidence: "26.13b says that there are some; the coast tracks and jungle paths that columns used",
    confidence: "low",
  },
  {
    of: ["map.RAILROADS"],
    part: "railroads",
    status: "reconstructed",
    evidence: "The lines of 1941 with their branches, laid on the grid by hand",
    confidence: "medium",
  },
  {
    of: ["map.WATERWAYS"],
    part: "rivers and streams",
    status: "reconstructed",
    evidence:
      "The courses of the rivers, with the banks on which towns stood; which are streams is ours (11.72, 20.2)",
    confidence: "medium",
  },
  {
    of: ["map.WATERWAYS"],
    part: "straits",
    status: "reconstructed",
    evidence:
      "All-water hexsides are in the text (13.1); that foot can cross them with engineers is ours, after the crossing of 1942",
    confidence: "low",
  },
  {
    of: ["map.FERRIES"],
    part: "ferries, and a bridge at every other crossing",
    status: "reconstructed",
    evidence: "Ferries that accounts of the campaign name: Muar, Batu Pahat, Jerantut, Temerloh, Kuantan",
    confidence: "medium",
  },
  // The counters.
  {
    of: ["units.COUNTERS"],
    part: "names, numbers and arrival of all counters but the optional Allied ones",
    status: "printed",
    evidence:
      "25.4 to 25.7 and the reinforcement tables; counters without a type are infantry brigades (MB-14), 46 is misprinted as 55",
    confidence: "high",
  },
  {
    of: ["units.COUNTERS"],
    part: "optional Allied counters",
    status: "reconstructed",
    evidence:
      "The table leaves the list to the players; the 7th Australian Division was at sea for the theatre",
    confidence: "low",
  },
  {
    of: ["units.COUNTERS"],
    part: "values of Japanese infantry",
    status: "derived",
    evidence:
      "The classes are printed (26.7), which regiment has which is history: 5th and Guards Division motorised, 18th marching veterans, 56th and 21st Brigade newer. Two other assignments fit the text as well",
    confidence: "medium",
  },
  {
    of: ["units.COUNTERS"],
    part: "values of Allied infantry",
    status: "derived",
    evidence:
      "The classes are printed (26.7): trained brigades 4-6-6, raw or static ones 3-4-5; movement 10 (26.13b) for 12 Indian and 22 Australian",
    confidence: "medium",
  },
  {
    of: ["units.COUNTERS"],
    part: "7th Armoured Brigade",
    status: "printed",
    evidence: "10-5-8 and its parts in 26.7; it comes as three units",
    confidence: "high",
  },
  {
    of: ["units.COUNTERS"],
    part: "support and radius of HQs",
    status: "reconstructed",
    evidence:
      "Supports of 0 and 1 are in the text (26.14b, example of 14.12); the rest by staff and span of command",
    confidence: "low",
  },
  {
    of: ["units.COUNTERS"],
    part: "values of armor and recon",
    status: "reconstructed",
    evidence: "Battalions by 25.5; strengths beside the infantry battalions and the 4-2-9 of 26.7",
    confidence: "low",
  },
  {
    of: ["units.COUNTERS"],
    part: "values of engineers, airfield, antiaircraft, amphibious and machine-gun units",
    status: "reconstructed",
    evidence: "Units without attack exist (14.12, 15.23); the rest is ours",
    confidence: "low",
  },
  {
    of: ["units.COUNTERS"],
    part: "values of coast guns",
    status: "reconstructed",
    evidence: "Units without movement exist (15.33, 15.43)",
    confidence: "low",
  },
  {
    of: ["units.CLASSES"],
    part: "breakdown classes",
    status: "printed",
    evidence: "26.7",
    confidence: "high",
  },
  {
    of: ["units.BATTALIONS"],
    part: "number of battalions",
    status: "reconstructed",
    evidence: "Enough for every unit at once, because no limit is stated (2.33, MB-79)",
    confidence: "low",
  },
  {
    of: ["units.SUPPLY"],
    part: "number of supply points",
    status: "derived",
    evidence: "As many as the tables can ever bring (7.8)",
    confidence: "high",
  },
  {
    of: ["units.SUPPLY"],
    part: "movement of supply, 5",
    status: "reconstructed",
    evidence: "It moves as a land unit (7.8); no number is in the text",
    confidence: "low",
  },
  {
    of: ["units.USUAL_SETUP", "units.USUAL_SUPPLY"],
    part: "the usual set-up",
    status: "reconstructed",
    evidence: "The dispositions of 8 December 1941, as near as 25.4 lets them be",
    confidence: "medium",
  },
  // The tables.
  { of: ["tables.TURNS"], part: "turns", status: "printed", evidence: "25.1", confidence: "high" },
  {
    of: ["tables.TERRAIN_EFFECTS"],
    part: "terrain costs and shifts",
    status: "reconstructed",
    evidence:
      "Mechanized and foot differ (2.32), some terrain is prohibited (11.5), terrain shifts combat and bombardment (14.33, 16.81); the amounts follow games of the family and the pace of the campaign",
    confidence: "low",
  },
  {
    of: ["tables.TERRAIN_EFFECTS"],
    part: "sight of recon",
    status: "printed",
    evidence: "16.71",
    confidence: "high",
  },
  {
    of: ["tables.LINE_COSTS"],
    part: "roads and railroads at 1/2",
    status: "printed",
    evidence: "11.71, 26.12b; the Japanese rate without engineers is MB-88",
    confidence: "high",
  },
  {
    of: ["tables.LINE_COSTS"],
    part: "trails, and Japanese railroads without engineers",
    status: "reconstructed",
    evidence: "Trails are named in 26.13b, without a rate; 26.12b would else say nothing (MB-88)",
    confidence: "low",
  },
  {
    of: ["tables.SIDE_EFFECTS"],
    part: "rivers, streams, ferries and straits",
    status: "reconstructed",
    evidence:
      "That they cost more, and that bridges and engineers help, is printed (11.72, 20.2); the amounts are ours",
    confidence: "low",
  },
  {
    of: ["tables.FORTIFICATION", "tables.COAST_GUNS_SHIFT"],
    part: "shifts for fortifications and coast guns",
    status: "printed",
    evidence: "21.1, 26.15b",
    confidence: "high",
  },
  {
    of: ["tables.ANTIAIRCRAFT_SHIFT"],
    part: "antiaircraft shift",
    status: "reconstructed",
    evidence: "16.84 has a shift to the left without its amount: the smallest that matters",
    confidence: "low",
  },
  {
    of: ["tables.COLUMNS"],
    part: "columns 24% and less, 25-49%",
    status: "printed",
    evidence: "14.12",
    confidence: "high",
  },
  {
    of: ["tables.COLUMNS"],
    part: "the other columns",
    status: "reconstructed",
    evidence: "Attack in per cent of defence (14.3); steps as usual for such tables",
    confidence: "low",
  },
  {
    of: ["tables.RAID", "tables.ASSAULT"],
    part: "results of Raid and Assault",
    status: "reconstructed",
    evidence:
      "The codes of each table are printed; Raid probes (note to 18.1), Assault has no empty result and can hurt the attacker more at 300 % (example of 14.41); never worse further right or with a higher die",
    confidence: "low",
  },
  {
    of: ["tables.AIR_SUPERIORITY"],
    part: "seven columns; 2 points with a 5, 6 points with a 6",
    status: "printed",
    evidence: "errata of 2.34, examples of 16.52",
    confidence: "high",
  },
  {
    of: ["tables.AIR_SUPERIORITY"],
    part: "the other results of air superiority",
    status: "reconstructed",
    evidence: "One pattern through both known results: half a hit a point, never more hits than points",
    confidence: "low",
  },
  {
    of: ["tables.BOMBARDMENT"],
    part: "codes of bombardment, an S in column 3, column 0 as the floor",
    status: "printed",
    evidence: "16.81, 16.83",
    confidence: "high",
  },
  {
    of: ["tables.BOMBARDMENT"],
    part: "results of bombardment, and what D does on land",
    status: "reconstructed",
    evidence:
      "More points do more; a result without effect stays in every column, for Force Z may get away (26.16a)",
    confidence: "low",
  },
  {
    of: ["tables.STRIKE_LIMIT"],
    part: "most air points on a hex",
    status: "printed",
    evidence: "26.13a",
    confidence: "high",
  },
  {
    of: ["tables.INTERDICTION", "tables.INTERDICTION_MODIFIER"],
    part: "interdiction: modifiers and thresholds",
    status: "reconstructed",
    evidence:
      "A die changed by the air points, delay or elimination (16.61 to 16.63); nearly all convoys of 1942 came through",
    confidence: "low",
  },
  {
    of: ["tables.COMMAND_LEVEL"],
    part: "no Allied picks on turn 1",
    status: "printed",
    evidence: "25.4e; the level never changes (5.2)",
    confidence: "high",
  },
  {
    of: ["tables.COMMAND_LEVEL"],
    part: "command levels 3 and 2",
    status: "reconstructed",
    evidence: "They stand on the printed map; so the historical reinforcements come in January",
    confidence: "low",
  },
  {
    of: ["tables.MARKERS"],
    part: "kinds of markers, what becomes of them, hands at the start, CA 3 and DD 2",
    status: "printed",
    evidence: "both marker tables, 25.4d, 25.5d",
    confidence: "high",
  },
  {
    of: ["tables.MARKERS"],
    part: "counts of markers",
    status: "reconstructed",
    evidence: "One of each in a box of 228 counters, two of the two most tactical Japanese ones",
    confidence: "low",
  },
  {
    of: ["tables.MARKERS"],
    part: "Force Z at 6",
    status: "reconstructed",
    evidence: "A battleship and a battlecruiser beside CA 3 and DD 2",
    confidence: "low",
  },
  {
    of: ["tables.AIR_AT_START", "tables.AIR_OFF_MAP"],
    part: "air points",
    status: "printed",
    evidence: "25.4, 25.5, 26.12a",
    confidence: "high",
  },
  {
    of: [
      "tables.SUPPLY_AT_START",
      "tables.SUPPLY_EACH_TURN",
      "tables.REFIT_PER_POINT",
      "tables.REPAIR_PER_POINT",
      "tables.SUPPLY_PER_LIFT",
    ],
    part: "supply at the start and each turn, and what a point does",
    status: "printed",
    evidence: "7.5, 7.6, 22.2, 25.4 to 25.7",
    confidence: "high",
  },
  {
    of: ["tables.STACKING_LIMIT"],
    part: "stacking",
    status: "printed",
    evidence: "26.8",
    confidence: "high",
  },
  {
    of: ["tables.OPTIONAL_COST", "tables.OPTIONAL_FROM_TURN", "tables.ARMOURED_FROM_TURN"],
    part: "price and turns of optional reinforcements",
    status: "printed",
    evidence: "25.6e, 25.7e, reinforcement tables",
    confidence: "high",
  },
  {
    of: ["tables.POINTS", "tables.MORALE_OBJECTIVES", "tables.LEVELS"],
    part: "victory points, Morale, levels of victory",
    status: "printed",
    evidence: "24.2, both points tables, marker table; 45 is decisive (MB-137)",
    confidence: "high",
  },
  {
    of: ["tables.SOUTH_CLOSED"],
    part: "the option that closes the south in December",
    status: "reconstructed",
    evidence: "Not in the book: two stacks landed at Singapore on turn 1 would decide the game",
    confidence: "low",
  },
];
