import { useSettings } from "../settings.ts";
import type { Language } from "./index.ts";

const en = {
  keys: "Keys for programs",
  keysText:
    "A key lets a program of yours ask and play in your name. It is shown once, opens nothing of your account, and can be ended at any time.",
  keysNone: "None yet.",
  keyLabel: "What it is for",
  keyMake: "Make a key",
  keyMade: "Your new key. Copy it now: it is not shown again.",
  keyEnd: "End",
  keyEndWhat: (p: { what: string }) => `End the key ${p.what}`,
  keyUsed: (p: { date: string }) => `last used ${p.date}`,
  scopes: "What it may do",
  "scope-read": "Read: tables, lobby, people, ratings, tournaments",
  "scope-play": "Play: make tables, take seats, choose",
  "scope-study": "Study: fetch finished rated games",
  toProgrammers: "What programs can ask",
  programs: "What programs can ask",
  programsLead:
    "A program shows its key in the header Authorization: Bearer KEY. Keys are made on the page of your account. Everything below is described for tools, too:",
  scope: (p: { scope: string }) => `scope ${p.scope}`,
  queries: "In the address",
  body: "Body",
} as const;

type ProgramWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};

const de: ProgramWords = {
  keys: "Schlüssel für Programme",
  keysText:
    "Mit einem Schlüssel fragt und spielt ein Programm in Ihrem Namen. Er wird einmal gezeigt, öffnet nichts von Ihrem Konto und kann jederzeit beendet werden.",
  keysNone: "Noch keine.",
  keyLabel: "Wofür er ist",
  keyMake: "Schlüssel anlegen",
  keyMade: "Ihr neuer Schlüssel. Kopieren Sie ihn jetzt: Er wird nicht wieder gezeigt.",
  keyEnd: "Beenden",
  keyEndWhat: ({ what }) => `Den Schlüssel ${what} beenden`,
  keyUsed: ({ date }) => `zuletzt benutzt ${date}`,
  scopes: "Was er darf",
  "scope-read": "Lesen: Tische, Lobby, Personen, Wertungen, Turniere",
  "scope-play": "Spielen: Tische anlegen, Plätze nehmen, wählen",
  "scope-study": "Studieren: beendete gewertete Partien holen",
  toProgrammers: "Was Programme fragen können",
  programs: "Was Programme fragen können",
  programsLead:
    "Ein Programm zeigt seinen Schlüssel im Kopf Authorization: Bearer SCHLÜSSEL. Schlüssel werden auf der Seite Ihres Kontos angelegt. Alles hier ist auch für Werkzeuge beschrieben:",
  scope: ({ scope }) => `Recht ${scope}`,
  queries: "In der Adresse",
  body: "Inhalt",
};

const CATALOGUES: Readonly<Record<Language, ProgramWords>> = { en, de };

/** What is said about programs: fetched with those pages. */
export const useProgramWords = (): ProgramWords => CATALOGUES[useSettings(({ language }) => language)];
