import {
  type AnyCatalogue,
  type Decision,
  fastChance,
  fastRandom,
  Match,
  type Title,
  type View,
  type Viewer,
} from "@sandtable/engine";
import { expect } from "vitest";
import type { Brush } from "../table/screen.ts";

/** What every drawing of a table is put to. */

export const WIDTHS = [40, 80, 100, 120];

/** A random game, looked at before every decision and at its end. */
export function randomGame(
  { game }: Title,
  scenario: string,
  seed: number,
  look: (view: View, decision: Decision | undefined) => void,
  viewer: Viewer = "spectator",
): void {
  const random = fastRandom(seed);
  const match = Match.start(game, { scenario, chance: fastChance(random) });
  for (;;) {
    look(match.view(viewer), match.decision);
    if (!match.decision) return;
    const { seat, choices } = match.decision;
    match.choose(seat, choices[random.below(choices.length)].key);
  }
}

export function positions(title: Title, every: number, seeds = 8, viewer?: Viewer): View[] {
  const found: View[] = [];
  let looked = 0;
  for (let seed = 1; seed <= seeds; seed++)
    randomGame(
      title,
      title.game.scenarios[0].id,
      seed,
      (view) => {
        if (looked++ % every === 0) found.push(view);
      },
      viewer,
    );
  return found;
}

export const brushOf = (words: AnyCatalogue, width: number, mark = false): Brush => ({
  words,
  paint: mark ? (_, text) => (text === "" ? "" : `\x1b[1m${text}\x1b[0m`) : (_, text) => text,
  width,
});

export type Path = readonly (string | number)[];

/** Every place of a view where a number or a yes or no stands, with other values for it. */
function* leaves(value: unknown, path: Path = []): Generator<readonly [Path, readonly unknown[]]> {
  if (typeof value === "number") yield [path, [value + 1, value - 1, value - 50]];
  else if (typeof value === "boolean") yield [path, [!value]];
  else if (value !== null && typeof value === "object")
    for (const [key, inside] of Object.entries(value)) yield* leaves(inside, [...path, key]);
}

function changed(view: View, path: Path, value: unknown): View {
  const copy = structuredClone(view) as Record<string | number, unknown>;
  const last = path.length - 1;
  const holder = path.slice(0, last).reduce((at, key) => at[key] as typeof copy, copy);
  holder[path[last]] = value;
  return copy as unknown as View;
}

/** Every number and every marker of a view is to be seen in what is drawn of it. */
export function expectAllShown(
  view: View,
  draw: (view: View, width: number) => readonly string[],
  isElsewhere: (path: Path, view: View) => boolean,
): void {
  for (const width of WIDTHS) {
    const before = draw(view, width).join("\n");
    for (const [path, others] of leaves(view)) {
      if (isElsewhere(path, view)) continue;
      const differs = others.some((other) => draw(changed(view, path, other), width).join("\n") !== before);
      if (!differs) expect.fail(`${path.join(".")} is not to be seen at width ${width}`);
    }
  }
}

/** Within the screen, no word cut off and no name lacking. */
export function expectReadable(lines: readonly string[], width: number): void {
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  expect(lines.join("\n")).not.toMatch(/…|undefined|NaN|\[\w+\.|[^\S\n]$/m);
}
