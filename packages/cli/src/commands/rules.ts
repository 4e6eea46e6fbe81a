import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Title } from "@sandtable/engine";
import { citedIn, subjectsOf, titlesIn } from "../citations.ts";
import { table } from "../columns.ts";
import { readText } from "../files.ts";
import { findGame, folderOf } from "../games.ts";
import { print, printJson } from "../io.ts";
import { Problem } from "../problem.ts";
import { type Add, example, wanting } from "../shell.ts";

/** The folder of all packages, from this file's place in its own. */
const PACKAGES = fileURLToPath(new URL("../../../", import.meta.url));

/** `sandtable rules`: is every numbered rule of the book programmed, and tested? */
export const addRules: Add = (program, shell) => {
  program
    .command("rules")
    .description("for every rule of the book: where it is programmed, and which tests bear its number")
    .argument("<game>", "the game")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable rules japanese-occupation"))
    .action((id: string, options: { json?: true }) => {
      const title = findGame(id);
      const survey = surveyRules(title, PACKAGES);
      const lacking = lackingOf(survey);
      const missing = lacking.unimplemented.length + lacking.untested.length;
      const sides = survey.sides.filter(({ tests }) => tests > 0).length;
      if (missing > 0 || sides < survey.sides.length) shell.exitCode = wanting;
      if (options.json)
        printJson(shell.io, {
          game: title.game.id,
          rules: survey.rules.length,
          ...lacking,
          cardSides: survey.sides.length,
          cardSidesTested: sides,
        });
      else print(shell.io, ...text(survey));
    });
};

interface Survey {
  readonly rules: readonly { number: string; title: string; files: readonly string[]; tests: number }[];
  readonly sides: readonly { side: string; tests: number }[];
}

/** Read the sources and tests of a game and its family. */
export function surveyRules({ game, rules }: Title, packages: string): Survey {
  const folder = folderOf(game);
  const folders = [folder, ...sharedBy(join(packages, folder))].map((name) => join(packages, name, "src"));
  if (!existsSync(folders[0]))
    throw new Problem(
      `The sources of ${folder} are not here: run this from a clone of Sandtable's repository, where they are.`,
    );
  const files = folders.filter((name) => existsSync(name)).flatMap(typeScriptIn);
  const ids = new Set(rules.rules.map(({ number }) => number).filter((id) => /^[a-z]/.test(id)));
  const cited = new Map<string, string[]>();
  const tested = new Map<string, number>();
  for (const file of files) {
    const inside = relative(packages, file).split(sep).join("/");
    if (file.endsWith(".test.ts")) {
      for (const subject of titlesIn(readText(file)).flatMap(subjectsOf))
        tested.set(subject, (tested.get(subject) ?? 0) + 1);
    } else if (isRuleSource(inside)) {
      for (const number of citedIn(readText(file), ids))
        cited.set(number, [...(cited.get(number) ?? []), inside]);
    }
  }
  return {
    rules: rules.rules.map(({ number, title }) => ({
      number,
      title,
      files: cited.get(number) ?? [],
      tests: tested.get(number) ?? 0,
    })),
    sides: rules.cardSides.map((side) => ({ side, tests: tested.get(side) ?? 0 })),
  };
}

/** What a game shares with others of its family: the packages it stands on. */
function sharedBy(folder: string): string[] {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readText(file)) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).map((name) => name.replace("@sandtable/", ""));
}

const typeScriptIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => join(folder, name));

/** Words, data, helpers for tests and the index itself speak of rules without being them. */
const isRuleSource = (path: string): boolean =>
  !/\/(?:words|data|testing|conformance)\/|\/src\/rules\.ts$/.test(path);

const lackingOf = ({ rules }: Survey): { unimplemented: string[]; untested: string[] } => ({
  unimplemented: rules.filter(({ files }) => files.length === 0).map(({ number }) => number),
  untested: rules.filter(({ tests }) => tests === 0).map(({ number }) => number),
});

function text(survey: Survey): string[] {
  const short = (files: readonly string[]): string =>
    files.length === 0
      ? "NOT PROGRAMMED"
      : `${files
          .slice(0, 2)
          .map((file) => file.replace("/src/", "/"))
          .join(", ")}${files.length > 2 ? ` and ${files.length - 2} more` : ""}`;
  const { unimplemented, untested } = lackingOf(survey);
  const sides = survey.sides.filter(({ tests }) => tests === 0).map(({ side }) => side);
  return [
    ...table([
      ["rule", "title", "tests", "programmed in"],
      ...survey.rules.map(({ number, title, files, tests }) => [
        number,
        title,
        tests || "NONE",
        short(files),
      ]),
    ]),
    "",
    `${survey.rules.length} rules: ${unimplemented.length} not programmed, ${untested.length} without a test.`,
    `${survey.sides.length} sides of cards: ${sides.length} without a test${sides.length > 0 ? ` (${sides.join(", ")})` : ""}.`,
  ];
}
