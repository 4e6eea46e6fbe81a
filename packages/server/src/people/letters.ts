import type { Letter } from "./mail.ts";

/** What is written to people, in the languages of the page. */
interface Letters {
  readonly confirm: (link: string) => Pick<Letter, "subject" | "text">;
  readonly recover: (name: string, link: string) => Pick<Letter, "subject" | "text">;
}

const en: Letters = {
  confirm: (link) => ({
    subject: "Sandtable: is this address yours?",
    text: `Somebody, we hope you, named this address for an account at Sandtable, so that the way in can be found again when it is lost.

Follow this link within a day if that is so:

${link}

If it was not you, do nothing: then nothing is kept of this address.
`,
  }),
  recover: (name, link) => ({
    subject: "Sandtable: a new password",
    text: `Somebody asked for a new password for ${name}. Choose it here within an hour:

${link}

Every browser that is signed in will then have to sign in again. If it was not you, do nothing: your password stays as it is.
`,
  }),
};

const de: Letters = {
  confirm: (link) => ({
    subject: "Sandtable: Gehört diese Adresse Ihnen?",
    text: `Jemand, hoffentlich Sie, hat diese Adresse für ein Konto bei Sandtable angegeben, damit ein verlorener Zugang wiedergefunden werden kann.

Wenn das stimmt, folgen Sie innerhalb eines Tages diesem Link:

${link}

Wenn Sie es nicht waren, tun Sie nichts: Dann wird von dieser Adresse nichts behalten.
`,
  }),
  recover: (name, link) => ({
    subject: "Sandtable: ein neues Passwort",
    text: `Jemand hat um ein neues Passwort für ${name} gebeten. Wählen Sie es innerhalb einer Stunde hier:

${link}

Alle Browser, die angemeldet sind, müssen sich dann neu anmelden. Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.
`,
  }),
};

/** In the language that a browser prefers, if it is one of ours. */
export const lettersIn = (accepted: string | undefined): Letters =>
  accepted?.trim().toLowerCase().startsWith("de") ? de : en;
