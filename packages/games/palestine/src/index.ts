export { palestine } from "./game.ts";
export { palestineTitle } from "./title.ts";
