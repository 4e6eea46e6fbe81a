export { type NamedBot, readBot, splitBots } from "./bots.ts";
export { derive, seedOfGame } from "./seeds.ts";
export { gamesOf, TEMPERATURES, type Trained, train } from "./train/train.ts";
export { weightsFile } from "./train/weights-file.ts";
