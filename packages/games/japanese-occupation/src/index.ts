export { occupation } from "./game.ts";
export { occupationTitle } from "./title.ts";
