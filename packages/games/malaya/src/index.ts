export { malayaExample } from "./example.ts";
export { malaya } from "./game.ts";
export { malayaRules } from "./rules.ts";
