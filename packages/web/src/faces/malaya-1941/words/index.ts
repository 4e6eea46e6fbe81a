import type { Said } from "../../face.ts";
import { en } from "./en.ts";

export const words: Said<typeof en> = en;
