import type { Said } from "../../face.ts";
import { en } from "./en.ts";

export const said: Said<typeof en> = en;
