import type { JSX } from "react";
import type { Overlays } from "./overlays.ts";

/** A tick for each overlay, with its key. */
export function OverlayTicks<Id extends string>({
  overlays,
}: {
  readonly overlays: Overlays<Id>;
}): JSX.Element {
  const shown = overlays.use();
  return (
    <>
      {overlays.list.map(({ id, key, title, about }) => (
        <label key={id} className="tick">
          <input
            type="checkbox"
            checked={shown[id]}
            aria-keyshortcuts={key}
            data-testid={`layer-${id}`}
            onChange={() => overlays.toggle(id)}
          />
          <span>
            {title} <small>{about}</small>
          </span>
          <span className="key" aria-hidden="true">
            {key}
          </span>
        </label>
      ))}
    </>
  );
}
