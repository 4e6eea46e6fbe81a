export { play } from "./play.ts";
export { view } from "./view.ts";
export { determinize } from "./worlds.ts";
