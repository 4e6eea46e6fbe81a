export { bombard, bombardmentLoss } from "./bombardment.ts";
export { move } from "./movement.ts";
export { step } from "./steps.ts";
export { placeStrikes } from "./strikes.ts";
