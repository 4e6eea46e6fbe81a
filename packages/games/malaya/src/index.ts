export { malaya } from "./game.ts";
export { malayaTitle } from "./title.ts";
