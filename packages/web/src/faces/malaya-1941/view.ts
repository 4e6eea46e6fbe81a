import type { MalayaView, Seat, SideView } from "@sandtable/malaya-1941/shape";
import type { View } from "@sandtable/protocol";

/** Only this game remembers pictures of its sides. */
const isMalaya = (view: View): view is View & MalayaView =>
  typeof view === "object" && view !== null && "sides" in view && "forceZ" in view;

/** The view as this game shapes it. */
export function tableOf(view: View): MalayaView {
  if (!isMalaya(view)) throw new Error("not a view of Malaya 1941");
  return view;
}

/** The side of the viewer; none for a spectator. */
export const ownSide = ({ sides }: MalayaView): SideView | undefined => sides.find(({ own }) => own);
export const sideOf = ({ sides }: MalayaView, seat: Seat): SideView =>
  sides[0].seat === seat ? sides[0] : sides[1];
export const SEATS: readonly Seat[] = ["japanese", "allied"];
export const otherSeat = (seat: Seat): Seat => (seat === "japanese" ? "allied" : "japanese");
