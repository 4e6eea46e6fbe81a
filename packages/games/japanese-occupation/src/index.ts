export { occupationExample } from "./example.ts";
export { occupation } from "./game.ts";
export { occupationRules } from "./rules.ts";
