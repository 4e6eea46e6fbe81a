export { library } from "../games.ts";
export { settingsOf } from "../http/settings.ts";
export type { Place } from "../store/open.ts";
export { backup, type Counts, restore } from "./backup.ts";
export { check, type Fault, type Finding } from "./check.ts";
export { moderator } from "./moderator.ts";
export { type Pruned, prune } from "./prune.ts";
