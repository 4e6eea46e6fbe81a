import type { Option } from "@sandtable/engine";

/**
 * Readings of the book that are both playable; the first is the letter as we read it. Landings in the south are the exception: open, they
 * alone decide the game, so the milder reading comes first, and it is ours.
 */
export const OPTIONS = [
  { id: "base-landing", title: "First landings of the Japanese army", values: ["lift", "free"] },
  { id: "southern-landings", title: "Landings south of Kuantan in December", values: ["closed", "open"] },
  { id: "beach-supply", title: "Supply points landed over open beaches", values: ["one", "each"] },
  { id: "road-rate", title: "Movement points along a road", values: ["half", "one"] },
  { id: "japanese-rail", title: "Japanese on railroads", values: ["engineer", "half"] },
  { id: "airfield-setup", title: "Airfield battalions at set-up", values: ["all", "mainland"] },
] as const satisfies readonly Option[];
