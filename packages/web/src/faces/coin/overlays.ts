import { defineOverlays, type Overlay } from "../overlays.ts";
import { said } from "./words/index.ts";

/** What may be laid over a map of The British Way; a game takes those that say something in it. */

const { overlay } = said;

const ALL = {
  control: { id: "control", key: "c", ...overlay.control },
  support: { id: "support", key: "s", ...overlay.support },
  round: { id: "round", key: "p", ...overlay.round },
  bare: { id: "bare", key: "h", ...overlay.bare },
} as const satisfies Readonly<Record<string, Overlay<string>>>;
export type CoinOverlay = keyof typeof ALL;

const onOrOff = ({ overlay: title }: { readonly overlay: string }): string =>
  said.onOrOff({ overlay: title });

export const coinOverlays = (wanted: readonly CoinOverlay[]) =>
  defineOverlays<CoinOverlay>(
    wanted.map((id) => ALL[id]),
    onOrOff,
  );
