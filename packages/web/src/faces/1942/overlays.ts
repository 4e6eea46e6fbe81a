import { createStore, useStore } from "zustand";

/** What may be laid over the map: each can be turned on and off. */
export const OVERLAYS = ["zones", "supply", "umbrellas", "risk", "numbers"] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface Overlays extends Readonly<Record<Overlay, boolean>> {
  toggle(overlay: Overlay): void;
}

export const overlays = createStore<Overlays>()((set) => ({
  zones: false,
  supply: false,
  umbrellas: false,
  risk: false,
  numbers: true,
  toggle: (overlay) => set((now) => ({ [overlay]: !now[overlay] })),
}));

export const useOverlays = (): Overlays => useStore(overlays);
