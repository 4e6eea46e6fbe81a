export { allocate, assignHits, attackForceZ, superiority } from "./air.ts";
export { endOfTurn } from "./end.ts";
export { initiative } from "./initiative.ts";
export { carryOut, pickMarker } from "./markers.ts";
export { arrivals, reinforce } from "./reinforcements.ts";
export { reorganise } from "./reorganisation.ts";
export { setupAct } from "./setup.ts";
export { spend } from "./spending.ts";
