import { type Add, example } from "../../shell.ts";
import { addTrain } from "./train.ts";

/** `sandtable lab`: what bots are made with. */
export const addLab: Add = (program, shell) => {
  const lab = program
    .command("lab")
    .description("make bots better: train their judgement by self-play")
    .helpCommand(false)
    .addHelpText("after", example("sandtable lab train malaya"));
  for (const add of [addTrain]) add(lab, shell);
};
