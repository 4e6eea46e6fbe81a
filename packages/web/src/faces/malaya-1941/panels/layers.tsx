import type { JSX } from "react";
import { OverlayTicks } from "../../hex/index.ts";
import { overlays } from "../overlays.ts";

/** Overlays on and off. What everything on the map means stands in its own key. */
export const LayersPanel = (): JSX.Element => (
  <div className="layers" data-testid="panel-layers">
    <OverlayTicks overlays={overlays} />
  </div>
);
