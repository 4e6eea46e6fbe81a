import type { noticesEn } from "./notices-en.ts";

type Words = {
  readonly [K in keyof typeof noticesEn]: (typeof noticesEn)[K] extends string
    ? string
    : (typeof noticesEn)[K];
};

export const noticesDe: Words = {
  notices: "Nachrichten",
  noticesText:
    "Was Ihnen gemeldet wird, während Sie fort sind. Wer mit offener Seite am Tisch sitzt, wird nicht gestört, und keine Nachricht verrät etwas Geheimes.",
  noticesWhat: "Was geschieht",
  "notice.turn": "Ich bin am Zug",
  "notice.invitation": "Jemand setzt sich zu mir oder will eine Revanche",
  "notice.clock": "Meine Uhr läuft ab",
  "notice.chat": "Jemand sagt mir etwas",
  "notice.end": "Eine meiner Partien ist zu Ende",
  "by.mail": "Mail",
  "by.webhook": "Webhook",
  noticeBy: ({ what, by }) => `${what}: ${by}`,
  noMailHere: "Für Mail braucht Ihr Konto eine bestätigte Adresse, und der Server muss Mail schreiben.",
  daily: "Mail nur einmal am Tag, alles in einem Brief",
  webhook: "Adresse Ihres Webhooks",
  webhookHint:
    "Nimmt einen POST mit JSON. Jeder ist mit einem Geheimnis unterschrieben, das Sie einmal erfahren: wenn Sie eine neue Adresse speichern.",
  webhookSecret:
    "Das Geheimnis der Unterschrift: Bewahren Sie es jetzt auf, es wird nicht noch einmal gezeigt.",
  noticesKeep: "Speichern",
  noticesKept: "Gespeichert.",
  quiet: "Tische, von denen nichts gemeldet wird",
  quietThis: "Von diesem Tisch nichts melden, während ich fort bin",
  quietOff: "Wieder melden",
};
