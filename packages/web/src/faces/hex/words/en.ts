/** What the kit of the hex games says itself, in English. */
export const en = {
  canBeChosen: (p: { place: string }) => `${p.place}. Can be chosen.`,
  unitInHex: (p: { unit: string; hex: string }) => `${p.unit} in ${p.hex}`,
  nextReady: "the next unit that may still act",
  onOrOff: (p: { overlay: string }) => `${p.overlay.toLowerCase()} on or off`,
  overlay: {
    allNumbers: { title: "Hex numbers from afar", about: "large ones, at every zoom" },
    bare: { title: "Without counters", about: "the map alone; they stay where they are" },
  },
  attackers: "Attackers",
  defenders: "Defenders",
  nobodyYet: "nobody yet",
  results: "Each result, its meaning and its chance",
  noteOn: (p: { hex: string }) => `Your note on ${p.hex}`,
  noteText: "A few words",
  noteRemove: "Remove",
  noteSaid: (p: { mark: string; text: string }) =>
    `Your note: ${[p.mark, p.text].filter(Boolean).join(", ")}.`,
  notePrivate: "Only you can read it: it stays in this browser.",
  mark: { weak: "weak", strong: "strong", hq: "HQ?", decoy: "decoy" },
  pointAtPlace: "Point at a place that glows to see what it takes to get there.",
};
