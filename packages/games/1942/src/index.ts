export { campaignExample } from "./example.ts";
export { campaign } from "./game.ts";
export { campaignRules } from "./rules.ts";
