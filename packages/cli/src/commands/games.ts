import { titles } from "@sandtable/library";
import { print, printJson } from "../io.ts";
import { type Add, example } from "../shell.ts";

/** `sandtable games`: what there is to play. */
export const addGames: Add = (program, { io }) => {
  program
    .command("games")
    .description("list the games with their sides and scenarios")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable games --json"))
    .action((options: { json?: true }) => {
      const games = titles.map(({ game: { id, title, roles, scenarios } }) => ({
        id,
        title,
        roles: roles.map(({ seat, name }) => ({ seat, name })),
        scenarios: scenarios.map((scenario) => ({ id: scenario.id, title: scenario.title })),
      }));
      if (options.json) return printJson(io, games);
      for (const { id, title, roles, scenarios } of games) {
        print(io, `${id}  ${title}`);
        print(io, `  sides      ${roles.map(({ seat, name }) => `${seat} (${name})`).join(", ")}`);
        print(io, ...scenarios.map((scenario) => `  scenario   ${scenario.id} (${scenario.title})`));
      }
    });
};
