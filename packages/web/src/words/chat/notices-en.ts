/** What is said about being told of one's tables while one is away, in English. */
export const noticesEn = {
  notices: "Notices",
  noticesText:
    "What you are told while you are away. Whoever sits at the table with an open page is not bothered, and a notice says nothing that is secret at the table.",
  noticesWhat: "What happens",
  "notice.turn": "It is my turn",
  "notice.invitation": "Somebody sits down with me, or asks for a rematch",
  "notice.clock": "My clock is running out",
  "notice.chat": "Somebody says something to me",
  "notice.end": "A game of mine is over",
  "by.mail": "Mail",
  "by.webhook": "Webhook",
  noticeBy: (p: { what: string; by: string }) => `${p.what}: ${p.by}`,
  noMailHere: "For mail, keep a proved address with your account, at a server that writes mail.",
  daily: "Mail once a day, all in one letter",
  webhook: "Address of your webhook",
  webhookHint:
    "Takes a POST of JSON. Each is signed with a secret that is told once, when you keep a new address.",
  webhookSecret: "The secret with which it is signed: keep it now, it is not told again.",
  noticesKeep: "Keep this",
  noticesKept: "It is kept.",
  quiet: "Tables of which you are told nothing",
  quietThis: "Tell me nothing of this table while I am away",
  quietOff: "Be told again",
} as const;
