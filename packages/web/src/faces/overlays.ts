import { createStore, type StoreApi, useStore } from "zustand";
import type { FaceKey } from "./face.ts";

/** What may be laid over a map: each can be turned on and off, by its tick and by its key. */
export interface Overlay<Id extends string> {
  readonly id: Id;
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** It lies there from the beginning. */
  readonly isOn?: true;
}

export type OverlayState<Id extends string> = Readonly<Record<Id, boolean>>;

export interface Overlays<Id extends string> {
  readonly list: readonly Overlay<Id>[];
  readonly store: StoreApi<OverlayState<Id>>;
  readonly keys: readonly FaceKey[];
  toggle(id: Id): void;
  /** Which of them lie there, in a component. */
  use(): OverlayState<Id>;
}

export function defineOverlays<Id extends string>(
  list: readonly Overlay<Id>[],
  onOrOff: (of: { readonly overlay: string }) => string,
): Overlays<Id> {
  const start = {} as Record<Id, boolean>;
  for (const { id, isOn } of list) start[id] = isOn === true;
  const store = createStore<OverlayState<Id>>()(() => start);
  const toggle = (id: Id): void => store.setState((now) => ({ ...now, [id]: !now[id] }));
  return {
    list,
    store,
    toggle,
    keys: list.map(({ id, key, title }) => ({
      key,
      title: onOrOff({ overlay: title }),
      act: () => toggle(id),
    })),
    use: () => useStore(store),
  };
}
