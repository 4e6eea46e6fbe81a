import { useSettings } from "../settings.ts";
import type { Language } from "./index.ts";

/** What is said once a game is over, in English: fetched with the pages that say it. */
const en = {
  // The board beside the analysis
  boardTitle: "On the map",
  before: "Before the turn",
  afterwards: "After the turn",
  moment: (p: { at: number }) => `After step ${p.at}`,
  previousTurning: "Turning point before",
  nextTurning: "Next turning point",
  turningOf: (p: { nth: number; of: number }) => `Turning point ${p.nth} of ${p.of}`,
  marksDone: "what was done",
  marksBetter: "what was better",
  marksLegend: "Arrows and rings",
  momentFailed: "This position cannot be read now.",
  openReplay: "Open in the replay",
  showOnMap: "Show on the map",
  bySide: "Beside each other",

  // What a turn was worth
  worth: (p: { before: number; expected: number; after: number; luck: string }) =>
    `Before ${p.before} %. What was done was worth ${p.expected} %; what chance gave then made it ${p.after} % (${p.luck}).`,
  worthSure: (p: { before: number; after: number }) =>
    `Before ${p.before} %, and ${p.after} % by what was done: chance had no part in it.`,
  better: (p: { percent: number; by: number }) =>
    `What was better: ${p.percent} % (${p.by === 1 ? "1 point" : `${p.by} points`} more)`,
  nothingBetter: "A general finds nothing better here: what it changed came from outside.",
  points: (p: { value: string }) => `${p.value} points`,

  // Luck
  luck: "Luck",
  luckLead: (p: { gains: string }) => `Against what was to be expected, chance gave: ${p.gains}.`,
  luckGain: (p: { who: string; value: string }) => `the ${p.who} ${p.value}`,
  luckBy: (p: { who: string }) => `By acts of the ${p.who}`,
  luckByNobody: "By the course of the game",
  luckCause: "Cause",
  luckTimes: "Times",
  luckExpected: "Expected",
  luckCame: "Came",
  luckSuccesses: (p: { count: string }) => `${p.count} succeed`,
  luckPips: (p: { mean: string }) => `${p.mean} a die`,
  luckDrawn: "drawn",
  luckNone: "Chance has decided nothing in this game.",
  luckNote:
    "Points are hundredths of the chance of winning: how much better or worse the position was than on average over all that could have come. Expected and came count what was rolled for, or the pips of a die.",

  // The story
  story: "Story",
  storyTitle: (p: { title: string; sides: string }) => `${p.title}: ${p.sides}`,
  storySides: (p: { sides: readonly string[] }) => p.sides.join(" against "),
  storySide: (p: { name: string; who: string }) => `${p.name} (${p.who})`,
  storyScenario: (p: { scenario: string; date: string }) => `${p.scenario}, ${p.date}`,
  storyWon: (p: { who: string; why: string }) => `The ${p.who} won. ${p.why}`,
  storyDraw: (p: { why: string }) => `Nobody won. ${p.why}`,
  storyBegins: "The beginning",
  storyChances: (p: { who: string; from: number; to: number }) =>
    `The chance of the ${p.who} went from ${p.from} % to ${p.to} %.`,
  storyTurning: (p: { nth: number; who: string; from: number; to: number; what: string }) =>
    `Turn ${p.nth}, the ${p.who}, ${p.from} % to ${p.to} %: ${p.what}`,
  storyDie: (p: { what: string; shown: string; effect: string; gains: string }) =>
    `${p.what}: ${p.shown}.${p.effect} (${p.gains})`,
  storyNumbers: "In numbers",
  storyTurns: (p: { turns: number; steps: number }) => `${p.turns} turns, ${p.steps} steps.`,
  storyDice: (p: { dice: number; mean: string }) => `${p.dice} dice, ${p.mean} on average.`,
  storyBattles: (p: { battles: number; where: string }) =>
    p.where === ""
      ? `${p.battles} rolled for.`
      : `${p.battles} times something was rolled for, most often: ${p.where}.`,
  storyOften: (p: { what: string; times: number }) => `${p.what} (${p.times})`,
  storyLuck: (p: { gains: string }) => `Chance gave ${p.gains}.`,
  copyStory: "Copy the story",
  copied: "Copied",
  copyFailed: "It could not be copied: mark the text and copy it by hand.",
  savePicture: "Save as a picture",
  saveDrawing: "Save as a drawing (SVG)",
  pictureFailed: "The picture could not be made.",
  pictureFoot: "Played at a Sandtable. The chances are a bot’s guesses.",

  // Two positions
  compare: "Two positions side by side",
  compareHint: "Any two moments, with what differs between them.",
  compareFirst: "One moment",
  compareSecond: "The other",
  compareDiffers: "What differs",
  compareSame: "Nothing differs that can be read off the table.",
  compareTurn: (p: { nth: number; who: string }) => `Turn ${p.nth}: ${p.who}`,
  compareChances: (p: { chances: string }) => p.chances,
  compareMore: (p: { count: number }) => `and ${p.count} more`,

  // The end of the game
  whyTitle: "Why",
  lookThrough: "Look through the game",
  lookingThrough: "A bot looks through the game",
  fullAnalysis: "Analysis, with the board",
  proof: "Proof of the dice",
} as const;

type AfterWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};

const de: Partial<AfterWords> = {
  boardTitle: "Auf der Karte",
  before: "Vor dem Zug",
  afterwards: "Nach dem Zug",
  moment: ({ at }) => `Nach Schritt ${at}`,
  previousTurning: "Wendepunkt davor",
  nextTurning: "Nächster Wendepunkt",
  turningOf: ({ nth, of }) => `Wendepunkt ${nth} von ${of}`,
  marksDone: "was getan wurde",
  marksBetter: "was besser war",
  marksLegend: "Pfeile und Ringe",
  momentFailed: "Diese Stellung lässt sich jetzt nicht lesen.",
  openReplay: "Im Nachspielen öffnen",
  showOnMap: "Auf der Karte zeigen",
  worth: ({ before, expected, after, luck }) =>
    `Vorher ${before} %. Was getan wurde, war ${expected} % wert; der Zufall machte ${after} % daraus (${luck}).`,
  worthSure: ({ before, after }) =>
    `Vorher ${before} %, durch das Getane ${after} %: Der Zufall hatte keinen Anteil.`,
  better: ({ percent, by }) => `Was besser war: ${percent} % (${by} ${by === 1 ? "Punkt" : "Punkte"} mehr)`,
  nothingBetter: "Ein General findet hier nichts Besseres.",
  points: ({ value }) => `${value} Punkte`,
  luck: "Glück",
  luckCause: "Anlass",
  luckTimes: "Male",
  luckExpected: "Erwartet",
  luckCame: "Gekommen",
  luckDrawn: "gezogen",
  luckNone: "Der Zufall hat in diesem Spiel nichts entschieden.",
  story: "Geschichte",
  storyBegins: "Der Anfang",
  storyNumbers: "In Zahlen",
  copyStory: "Geschichte kopieren",
  copied: "Kopiert",
  savePicture: "Als Bild sichern",
  saveDrawing: "Als Zeichnung sichern (SVG)",
  compare: "Zwei Stellungen nebeneinander",
  compareHint: "Zwei beliebige Augenblicke, und was sie unterscheidet.",
  compareFirst: "Ein Augenblick",
  compareSecond: "Der andere",
  compareDiffers: "Was sie unterscheidet",
  compareSame: "Nichts, was man vom Tisch ablesen kann.",
  whyTitle: "Warum",
  lookThrough: "Das Spiel durchsehen",
  lookingThrough: "Ein Bot sieht das Spiel durch",
  fullAnalysis: "Analyse, mit dem Brett",
  proof: "Beweis der Würfel",
};

const CATALOGUES: Readonly<Record<Language, AfterWords>> = { en, de: { ...en, ...de } };

export type { AfterWords };

/** The words of a language for what comes after a game; what it does not say yet is English. */
export const afterWordsOf = (language: Language): AfterWords => CATALOGUES[language];

export const useAfterWords = (): AfterWords => afterWordsOf(useSettings(({ language }) => language));
