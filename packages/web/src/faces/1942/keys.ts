import type { FaceKey } from "../face.ts";
import { readyKey } from "../hex/index.ts";
import { overlays } from "./overlays.ts";
import { tableOf } from "./view.ts";

export const keys: readonly FaceKey[] = [readyKey((view) => tableOf(view).ready), ...overlays.keys];
