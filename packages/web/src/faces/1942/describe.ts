import type { Place, View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { fortressBy, isHex } from "./data.ts";
import { describeHex } from "./describe-hex.ts";
import { describeTrack } from "./describe-track.ts";
import { describeUnit } from "./describe-unit.ts";
import { tableOf } from "./view.ts";

/** What there is to say about a place. */
export function describe(place: Place, given: View): Description | undefined {
  const view = tableOf(given);
  switch (place.on) {
    case "hex":
      return isHex(place.id) ? describeHex(place.id, view) : undefined;
    case "piece": {
      const fortress = fortressBy(place.id);
      return fortress ? describeHex(fortress.hex, view) : describeUnit(place.id, view);
    }
    case "track":
      return describeTrack(place.id, view);
    default:
      return undefined;
  }
}
