import type { About, Place } from "@sandtable/protocol";
import type { Bearings } from "../../table/carry.ts";

/** What the questions of the games of The British Way say of ways: who goes where, and how many. */

const space = (id: About[string]): Place => ({ on: "space", id: String(id) });

/** Who goes is chosen, and where to is asked then. */
const LIFTED: ReadonlySet<string> = new Set(["redeploy-from", "relocate", "contact", "cache-from"]);
/** A place is chosen first, then who goes there. */
const GATHERED: ReadonlySet<string> = new Set(["destination", "troops-to"]);
/** Whoever is chosen comes to the space that is asked about. */
const COMES: ReadonlySet<string> = new Set(["movers", "cubes", "take", "cell-to", "camp-from"]);
/** What was chosen in the space goes to one of those that are on offer. */
const GOES: Readonly<Record<string, (about: About) => string | undefined>> = {
  "redeploy-to": ({ force }) => String(force),
  "relocate-to": ({ piece }) => String(piece),
  "contact-to": () => "force136",
  "cache-to": () => "caches",
  "travel-to": () => undefined,
};
/** How many go, of whom. */
const COUNTED: Readonly<Record<string, (about: About) => string>> = {
  count: ({ piece }) => String(piece),
  "travel-active": () => "active",
  "travel-underground": () => "underground",
};

export function bearings(about: About): Bearings | undefined {
  const { kind } = about;
  if (LIFTED.has(kind)) return {};
  if (GATHERED.has(kind)) return { gathers: true };
  if (COMES.has(kind)) return { to: space(about.space) };
  if (kind === "escort") return { to: space(about.to) };
  const goes = GOES[kind];
  if (goes) {
    const piece = goes(about);
    return { from: space(about.space), ...(piece !== undefined && { piece }) };
  }
  const counted = COUNTED[kind];
  return counted && { to: space(about.to), from: space(about.from), piece: counted(about), isCount: true };
}
