import { times } from "./english.ts";

/** What the tables of The British Way say alike, in English. */

export const en = {
  list: (p: { items: readonly string[] }) =>
    p.items.length < 2 ? (p.items[0] ?? "") : `${p.items.slice(0, -1).join(", ")} and ${p.items.at(-1)}`,
  canBeChosen: (p: { place: string }) => `${p.place}. Can be chosen.`,
  none: "none",
  gist: {
    limited:
      "An Operation in one space, without a Special Activity; nobody is ahead of you on the next card.",
    event: "What the card says, one text or the other.",
    full: "An Operation with a Special Activity; whoever stands further left goes first on the next card.",
    pass: "No action, for a few Resources.",
  },
  layers: "Layers",
  onOrOff: (p: { overlay: string }) => `${p.overlay.toLowerCase()} on or off`,
  overlay: {
    control: { title: "Control", about: "who controls each space, in colour and letter" },
    support: { title: "Support and Opposition", about: "how people stand, in colour and sign" },
    round: {
      title: "What Propaganda counts",
      about: "what each space would add or cost if the Round came now",
    },
    bare: { title: "Without pieces", about: "the map alone; the pieces stay where they are" },
  },
  attitudeSign: { support: "S", neutral: "N", opposition: "O" },
  counts: (p: { counts: number }) => (p.counts > 0 ? `+${p.counts}` : `−${-p.counts}`),
  capability: (p: { who: string }) => `${p.who} Capability`,

  // Tracks
  initiativeTrack: "Initiative Track",
  firstEligible: "1st Eligible",
  secondEligible: "2nd Eligible",
  eligible: (p: { place: "first" | "second"; who: string; box?: string | undefined }) =>
    `${p.place === "first" ? "1st" : "2nd"} Eligible: ${p.who}${p.box === undefined ? "" : `, in the box ${p.box}`}.`,
  initiative: (p: { who: string; box?: string | undefined }) =>
    `Initiative Track: 1st Eligible ${p.who}${p.box === undefined ? "" : `, who took the box ${p.box}`}`,
  boxes: (p: { boxes: string }) => `Boxes from left to right: ${p.boxes}.`,
  box: (p: { box: string }) => `Box ${p.box} of the Initiative Track`,
  boxLines: { limited: ["Limited Op"], event: ["Event"], full: ["Op & Special", "Activity"] },
  orPass: "Or Pass in it.",
  takenBy: (p: { who: string }) => `Taken by the ${p.who}.`,
  free: "Free.",
  propagandaRounds: "Propaganda Rounds",
  roundsHeld: (p: { held: number; of: number }) => `Propaganda Rounds held: ${p.held} of ${p.of}`,
  nextEnds: "The next one ends the game.",
  lastEnds: "The last one ends the game.",
  roundIfNow: (p: { round: number }) => `Propaganda Round ${p.round}, if it came now`,
  milestone: "Propaganda",

  // Cards
  card: (p: { card: string }) => `Card: ${p.card}`,
  drawDeck: "Draw deck",
  drawDeckLeft: (p: { left: number }) => `Draw deck: ${p.left} cards left`,
  cardsLeft: (p: { left: number }) => `${times(p.left, "card")} left.`,
  toDraw: "to draw",
  playedCards: "Played cards",
  playedCount: (p: { count: number; top?: string | undefined }) =>
    `Played cards: ${p.count}${p.top === undefined ? "" : `, ${p.top} on top`}`,
  played: (p: { count: number }) => `${p.count} played`,
  noneYet: "None yet.",
  latestFirst: (p: { cards: string }) => `Latest first: ${p.cards}.`,
  noCard: "No card yet",
  firstCard: "The first card is about to be drawn.",
  currentCard: (p: { card: string }) => `Current card: ${p.card}`,
  inForceSide: (p: { side: string }) => `In force: the ${p.side} text.`,
  inForce: "In force: ",
  unshadedText: (p: { text: string }) => `Unshaded: ${p.text}`,
  shadedText: (p: { text: string }) => `Shaded: ${p.text}`,
  shaded: "Shaded",
  side: { unshaded: "□ unshaded", shaded: "◩ shaded" },
  chooseText: "◆ Choose a text",
  capabilityInForce: (p: { card: string; side: string }) => `Capability in force: ${p.card}, ${p.side} text`,
  capabilities: "Capabilities in force",
  noCapabilities: "No Capabilities in force",
  noneInForce: "None.",

  // What fell
  needShort: (p: { needed: number; reads: "least" | "most" }) =>
    `${p.reads === "least" ? "≥" : "≤"} ${p.needed}`,
  needLong: (p: { needed: number; reads: "least" | "most" }) =>
    `${p.needed} or ${p.reads === "least" ? "more" : "less"}`,
  cause: (p: { cause: string; value: number }) => `${p.cause} ${p.value > 0 ? "+" : "−"}${Math.abs(p.value)}`,
  nextCard: "The next card",

  // The position in words
  cards: "Cards",
  tracks: "Tracks",
  map: "Map",
  available: "Available",
  spaceLine: (p: { space: string; pieces: string }) => `${p.space}; ${p.pieces || "no pieces"}.`,
  availableOf: (p: { who: string; pieces: string }) => `${p.who}: ${p.pieces}.`,
};
