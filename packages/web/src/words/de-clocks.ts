import type { clocksEn } from "./en-clocks.ts";
import type { ShellWords } from "./index.ts";

/** Dasselbe auf Deutsch. */
export const clocksDe: Pick<ShellWords, keyof typeof clocksEn> = {
  paceHours: ({ hours, minutes }) =>
    `${hours === 1 ? "1 Stunde" : `${hours} Stunden`} für jeden, und ${minutes === 1 ? "eine Minute" : `${minutes} Minuten`} mehr für jeden Zug`,
  paceDays: ({ days, more, holidays }) =>
    `${days} Tage für jeden, und ${more === 1 ? "ein Tag" : `${more} Tage`} mehr für jeden Zug; ${holidays} Urlaubstage im Jahr`,
  paceOther: ({ bank, bonus }) => `${bank} für jeden, und ${bonus} mehr für jeden Zug`,
  paceHint:
    "Die Uhren laufen, sobald beide am Tisch waren. Steht der Server still, kostet das niemanden Zeit.",
  clockDays: ({ days, hours }) => `${days} T ${hours} Std.`,
  clockOf: ({ who, time }) => `Uhr, ${who}: ${time}`,
  clockStands: "steht",
  timeLeft: ({ time }) => `noch ${time}`,
  yourTimeIsOver:
    "Ihre Zeit ist um. Spielen Sie weiter, solange die andere Seite wartet: Sie darf das Spiel beanspruchen.",
  timeIsOver: ({ who }) => `Die Zeit ist um: ${who}. Sie dürfen warten, solange Sie wollen.`,
  timeIsOverTold: ({ who }) => `Die Zeit ist um: ${who}.`,
  whatNow: "Was nun?",
  claimTitle: "Die Zeit ist um",
  claimText: ({ who }) =>
    `Die Zeit ist aufgebraucht: ${who}. Warten Sie, beanspruchen Sie das Spiel, oder lassen Sie dort einen Bot weiterspielen.`,
  claimGame: "Das Spiel beanspruchen",
  claimWait: "Warten",
  claimBot: "Den Bot weiterspielen lassen",
  claimLevel: "Stärke des Bots",
  offerPause: "Um eine Pause bitten",
  offerPauseText: "Wie lange sollen die Uhren stehen? Wer am Zug ist, beendet die Pause, indem er zieht.",
  pauseHours: ({ hours }) => (hours === 1 ? "Eine Stunde" : `${hours} Stunden`),
  pauseDays: ({ days }) => (days === 1 ? "Ein Tag" : `${days} Tage`),
  offerTakeBack: "Um meine letzte Wahl bitten",
  offerAdjudication: "Die Bots urteilen lassen",
  takeHoliday: "Urlaub nehmen",
  takeHolidayText: ({ days }) =>
    `Ihre Uhr steht, solange Sie fort sind. In diesem Jahr ${days === 1 ? "bleibt Ihnen ein Tag" : `bleiben Ihnen ${days} Tage`}.`,
  holidayDays: "Tage",
  endHoliday: "Ich bin wieder da",
  askFor: "Fragen",
  takeIt: "Nehmen",
  askedPause: ({ who, time }) => `Die andere Seite (${who}) bittet um eine Pause: ${time}.`,
  askedTakeBack: ({ who }) =>
    `Die andere Seite (${who}) bittet um ihre letzte Wahl, mit allem, was daraus folgte.`,
  askedAdjudication: ({ who }) =>
    `Die andere Seite (${who}) bittet darum, dass die Bots urteilen, wer besser steht, und dass es damit zu Ende ist.`,
  youAsked: "Sie haben gefragt. Nun ist es an der anderen Seite.",
  agree: "Einverstanden",
  decline: "Nein",
  withdraw: "Zurückziehen",
  pausedFor: ({ time }) => `Beide haben eine Pause vereinbart: Die Uhren stehen noch ${time}.`,
  awayFor: ({ who, time }) => `Im Urlaub, noch ${time}: ${who}.`,
  overLate: ({ who }) => `Die Zeit war um: ${who}.`,
  overAdjudged: ({ chances }) =>
    `Das Urteil der Bots: ${chances}. Mit 60 von hundert ist das Spiel gewonnen.`,
};
