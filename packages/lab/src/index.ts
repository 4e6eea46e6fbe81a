export { type Figures, type Meeting, meet, type Violation } from "./arena.ts";
export { type NamedBot, readBot, splitBots } from "./bots.ts";
export { derive, seedOfGame } from "./seeds.ts";
export type { Interval } from "./statistics.ts";
export type { Tally } from "./tally.ts";
export { gamesOf, TEMPERATURES, type Trained, train } from "./train/train.ts";
export { weightsFile } from "./train/weights-file.ts";
