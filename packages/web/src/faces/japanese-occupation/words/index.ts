import type { Said } from "../../coin/index.ts";
import { en } from "./en.ts";

export const said: Said<typeof en> = en;
