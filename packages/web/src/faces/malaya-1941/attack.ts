import { type Attack, besides } from "@sandtable/malaya-1941/prospects";
import type { MalayaView } from "@sandtable/malaya-1941/shape";
import type { About, Place } from "@sandtable/protocol";
import { isHex } from "./data.ts";
import { pieces } from "./known.ts";
import { otherSeat, ownSide, sideOf } from "./view.ts";

/** Which attack there is something to say about: the one that is fought or declared, or one that is only thought of. */
export interface Shown extends Attack {
  /** Declared, being prepared, or thought of: by whoever stands beside the enemy. */
  readonly is: "fought" | "declared" | "prepared" | "thought";
}

/** The hex that is looked at; of a counter the one it lies in. */
export function hexLookedAt(view: MalayaView, looked: Place | undefined): string | undefined {
  if (looked?.on === "hex") return isHex(looked.id) ? looked.id : undefined;
  if (looked?.on !== "piece") return undefined;
  const at = pieces(view).find(({ id }) => id === looked.id)?.at;
  return at !== undefined && isHex(at) ? at : undefined;
}

/** 14.2 The targets and the attackers that the question names. */
function prepared(view: MalayaView, asked: About | undefined): Shown | undefined {
  const own = ownSide(view);
  if (!own || (asked?.kind !== "attacker" && asked?.kind !== "more-targets")) return undefined;
  const { targets, joined = [] } = asked as About & {
    readonly targets: readonly string[];
    readonly joined?: readonly string[];
  };
  const [first, ...others] = targets.map((hex) => besides(view, own.seat, hex));
  const able = first.filter((id) => others.every((each) => each.includes(id)));
  return { is: "prepared", seat: own.seat, targets, attackers: joined.length > 0 ? joined : able };
}

/** What those beside an enemy hex could do to it. */
export function thoughtOf(view: MalayaView, hex: string | undefined): Shown | undefined {
  const own = ownSide(view);
  if (!own || hex === undefined || !sideOf(view, otherSeat(own.seat)).hexes.includes(hex)) return undefined;
  const attackers = besides(view, own.seat, hex);
  return attackers.length === 0 ? undefined : { is: "thought", seat: own.seat, targets: [hex], attackers };
}

export function attackShown(
  view: MalayaView,
  asked: About | undefined,
  looked: string | undefined,
): Shown | undefined {
  const [first] = view.battles;
  const seat = view.phasing;
  if (view.fight && first) return { is: "fought", seat, ...first };
  const open = prepared(view, asked);
  if (open) return open;
  const declared = view.battles.find(({ targets }) => looked !== undefined && targets.includes(looked));
  return declared ? { is: "declared", seat, ...declared } : thoughtOf(view, looked);
}
