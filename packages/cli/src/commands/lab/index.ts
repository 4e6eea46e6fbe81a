import { type Add, example } from "../../shell.ts";
import { addBalance } from "./balance.ts";
import { addSprt } from "./sprt.ts";
import { addTrain } from "./train.ts";

/** `sandtable lab`: what bots are made with. */
export const addLab: Add = (program, shell) => {
  const lab = program
    .command("lab")
    .description(
      "study with bots: train their judgement by self-play, weigh the sides of a game, try whether a bot is better",
    )
    .helpCommand(false)
    .addHelpText("after", example("sandtable lab train malaya"));
  for (const add of [addTrain, addBalance, addSprt]) add(lab, shell);
};
