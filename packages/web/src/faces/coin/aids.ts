import type { About, Message } from "@sandtable/protocol";

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
