import type { JSX } from "react";
import { LayerTicks } from "../coin/index.ts";
import { overlays } from "./overlays.ts";

/** What may be laid over the map, with a tick each. */
export const LayersPanel = (): JSX.Element => <LayerTicks overlays={overlays} />;
