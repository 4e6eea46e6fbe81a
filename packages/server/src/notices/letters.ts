import type { NoticeEvent, NoticeWish } from "@sandtable/protocol/notices";
import type { Letter } from "../people/mail.ts";

/** A notice as it is told: which game, and the way there. */
export interface Told {
  readonly event: NoticeEvent;
  readonly game: string;
  readonly url: string;
}

interface Words {
  readonly lines: Readonly<Record<NoticeEvent, (game: string) => string>>;
  readonly many: (count: number) => string;
  readonly end: (settings: string) => string;
}

const en: Words = {
  lines: {
    turn: (game) => `It is your turn: ${game}`,
    invitation: (game) => `Somebody plays with you: ${game}`,
    clock: (game) => `Your clock is running out: ${game}`,
    chat: (game) => `Somebody has said something to you: ${game}`,
    end: (game) => `A game of yours is over: ${game}`,
  },
  many: (count) => `${count} things have happened at your tables`,
  end: (settings) => `What you are told, and how, is yours to say: ${settings}`,
};

const de: Words = {
  lines: {
    turn: (game) => `Sie sind am Zug: ${game}`,
    invitation: (game) => `Jemand spielt mit Ihnen: ${game}`,
    clock: (game) => `Ihre Uhr läuft ab: ${game}`,
    chat: (game) => `Jemand hat Ihnen etwas gesagt: ${game}`,
    end: (game) => `Eine Ihrer Partien ist zu Ende: ${game}`,
  },
  many: (count) => `An Ihren Tischen ist ${count}-mal etwas geschehen`,
  end: (settings) => `Was Ihnen gemeldet wird, und wie, bestimmen Sie: ${settings}`,
};

/** One letter for all that is told at once. */
export function noticeLetter(
  language: NoticeWish["language"],
  told: readonly Told[],
  settings: string,
): Pick<Letter, "subject" | "text"> {
  const words = { en, de }[language];
  const line = ({ event, game }: Told): string => words.lines[event](game);
  const subject = `Sandtable: ${told.length === 1 ? line(told[0]) : words.many(told.length)}`;
  const text = told.map((one) => `${line(one)}\n${one.url}\n`).join("\n");
  return { subject, text: `${text}\n--\n${words.end(settings)}\n` };
}
