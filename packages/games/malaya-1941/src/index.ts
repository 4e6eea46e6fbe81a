export { malaya1941 } from "./game.ts";
export { malaya1941Title } from "./title.ts";
