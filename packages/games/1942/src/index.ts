export { campaign } from "./game.ts";
export { campaignTitle } from "./title.ts";
