export { palestineExample } from "./example.ts";
export { palestine } from "./game.ts";
export { palestineRules } from "./rules.ts";
