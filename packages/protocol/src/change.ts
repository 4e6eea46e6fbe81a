import type { View } from "@sandtable/engine";

/** How a view becomes the next one. Everything that is not named stays as it was. */
export type Change =
  /** This, in the place of what was there. */
  | { readonly to: View }
  /** An object: what changes, and the names that are gone. */
  | { readonly parts: Readonly<Record<string, Change>>; readonly gone?: readonly string[] }
  /** A list as long as before: what changes, by place. */
  | { readonly items: readonly (readonly [number, Change])[] }
  /** A list: so many items from this place on give way to these. */
  | { readonly splice: readonly [at: number, gone: number, come: readonly View[]] };

type List = readonly View[];
type Fields = Readonly<Record<string, View>>;

const isList = (view: View): view is List => Array.isArray(view);
const isFields = (view: View): view is Fields =>
  view !== null && typeof view === "object" && !Array.isArray(view);

/** What changes from one view to another; nothing when they are alike. */
export function changeOf(from: View, to: View): Change | undefined {
  if (from === to) return undefined;
  if (isList(from) && isList(to)) return from.length === to.length ? itemsOf(from, to) : spliceOf(from, to);
  if (isFields(from) && isFields(to)) return partsOf(from, to);
  return { to };
}

/** Most of a view stays as it was: nothing is made for that. */
function partsOf(from: Fields, to: Fields): Change | undefined {
  let parts: [string, Change][] | undefined;
  let found = 0;
  for (const name of Object.keys(to)) {
    const value = to[name];
    if (value === undefined) continue;
    const before = fieldOf(from, name);
    if (before !== undefined) found++;
    const change = before === undefined ? { to: value } : changeOf(before, value);
    if (change) (parts ??= []).push([name, change]);
  }
  const gone = goneFrom(from, to, found);
  if (!parts && !gone) return undefined;
  return { parts: Object.fromEntries(parts ?? []), ...(gone && { gone }) };
}

const fieldOf = (fields: Fields, name: string): View | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The names that are gone, where so many of them were found again. */
function goneFrom(from: Fields, to: Fields, found: number): string[] | undefined {
  const names = Object.keys(from);
  if (names.length === found) return undefined;
  const gone = names.filter((name) => from[name] !== undefined && fieldOf(to, name) === undefined);
  return gone.length > 0 ? gone : undefined;
}

function itemsOf(from: List, to: List): Change | undefined {
  let items: (readonly [number, Change])[] | undefined;
  for (let at = 0; at < to.length; at++) {
    const change = changeOf(from[at], to[at]);
    if (change) (items ??= []).push([at, change]);
  }
  return items && { items };
}

/** Between what both begin with and what both end with. */
function spliceOf(from: List, to: List): Change {
  const shorter = Math.min(from.length, to.length);
  let at = 0;
  while (at < shorter && !changeOf(from[at], to[at])) at++;
  let end = 0;
  while (end < shorter - at && !changeOf(from[from.length - 1 - end], to[to.length - 1 - end])) end++;
  return { splice: [at, from.length - end - at, to.slice(at, to.length - end)] };
}

/** The next view. What stays as it was is shared with the one before; throws where the change does not fit it. */
export function changed(from: View, change: Change | undefined): View {
  if (!change) return from;
  if ("to" in change) return change.to;
  if ("parts" in change) {
    if (!isFields(from)) throw new Error("the change of a view does not fit it: no object is there");
    const gone = new Set(change.gone);
    const kept = Object.entries(from).filter(([name]) => !gone.has(name));
    // Built from entries, so that a name like __proto__ is a name like any other.
    const next = new Map<string, View>(kept);
    for (const [name, part] of Object.entries(change.parts))
      next.set(name, "to" in part ? part.to : changed(orThrow(next.get(name)), part));
    return Object.fromEntries(next);
  }
  if (!isList(from)) throw new Error("the change of a view does not fit it: no list is there");
  const list = [...from];
  if ("items" in change) for (const [at, item] of change.items) list[at] = changed(orThrow(list[at]), item);
  else list.splice(change.splice[0], change.splice[1], ...change.splice[2]);
  return list;
}

function orThrow(view: View | undefined): View {
  if (view === undefined) throw new Error("the change of a view does not fit it: nothing is there");
  return view;
}
