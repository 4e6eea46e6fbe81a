import type { About, Message } from "@sandtable/protocol";
import { said } from "./words/index.ts";

/** Which player aid tells of what: an Operation or a Special Activity has its own, a box that of the sequence of play. */

const text = (value: Message[string]): string | undefined => (typeof value === "string" ? value : undefined);

export const aidOf = (label: Message): string | undefined =>
  text(label.operation) ??
  text(label.special) ??
  (label.key === "choice.box" || label.key === "choice.pass" ? "sequence" : undefined);

const PHASES: Readonly<Record<string, string>> = {
  box: "sequence",
  pacify: "pacify",
  agitate: "agitate",
  "redeploy-from": "propaganda",
  "redeploy-to": "propaganda",
  relocate: "propaganda",
  mobilize: "propaganda",
  "cell-to": "propaganda",
};

/** That of the Operation under way, or of the phase of the Propaganda Round. */
export const phaseOf = (about: About): string | undefined =>
  text(about.operation) ?? text(about.special) ?? PHASES[about.kind];

/** What ends a step, an Operation, or a turn. */
export const ends = /^(?:done|none|pass)$/;

/** What a box of the Initiative Track is good for. */
export function gistOf({ key, box }: Message): string | undefined {
  if (key === "choice.pass") return said.gist.pass;
  return key === "choice.box" && typeof box === "string" && Object.hasOwn(said.gist, box)
    ? said.gist[box as keyof typeof said.gist]
    : undefined;
}
