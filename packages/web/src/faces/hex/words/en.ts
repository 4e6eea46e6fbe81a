/** What the kit of the hex games says itself, in English. */
export const en = {
  canBeChosen: (p: { place: string }) => `${p.place}. Can be chosen.`,
  unitInHex: (p: { unit: string; hex: string }) => `${p.unit} in ${p.hex}`,
  nextReady: "the next unit that may still act",
  onOrOff: (p: { overlay: string }) => `${p.overlay.toLowerCase()} on or off`,
  attackers: "Attackers",
  defenders: "Defenders",
  nobodyYet: "nobody yet",
  whatChangesTheDie: "What changes the die",
  results: "Each result, its meaning and its chance",
  pointAtPlace: "Point at a place that glows to see what it takes to get there.",
};
