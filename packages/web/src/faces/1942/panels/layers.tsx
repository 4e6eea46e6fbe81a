import type { JSX } from "react";
import { LAYERS } from "../keys.ts";
import { useOverlays } from "../overlays.ts";
import { SIZES, TYPES } from "../symbols.ts";
import { sentence, typeName, word } from "../words.ts";
import { Sign } from "./sign.tsx";
import "./panels.css";

/** Terrain and what it costs (5.A, 4.0). */
const TERRAIN: readonly (readonly [look: string, name: string, what: string])[] = [
  ["clear", "Clear", "1 movement point"],
  [
    "rough",
    "Rough or mountain",
    "2; tanks and garrison units by road only (4.0); supply into it, and through it by road (7.0)",
  ],
  ["swamp", "Swamp", "2; tanks by road only (4.0)"],
  ["road", "Road", "1 all the way along it (5.A.1)"],
  ["sea", "Sea", "by Naval Movement Points (5.C)"],
  ["hop", "Sea hexside between two land hexes", "the whole move (5.A.2)"],
  ["barrier", "Water barrier", "two land areas in one hex (5.A.3)"],
  ["treacherous", "Treacherous seas", "no naval movement (9.D)"],
];

const MARKS: readonly (readonly [name: string, what: string])[] = [
  ["Number in a city", "strength around it is divided by this to take it when it is empty (9.E)"],
  ["Anchor", "port (5.C)"],
  ["Fortress", "its defenders can only surrender (6.3)"],
  ["Grey veil with a number", "disrupted, and for how many player-turns (6.D)"],
  ["Tick", "has acted in this segment"],
  ["Barrel, struck through", "out of supply (7.0)"],
  ["Waves", "landed in this player-turn (6.2)"],
];

/** Overlays on and off, and what everything on the map means. */
export function LayersPanel(): JSX.Element {
  const overlays = useOverlays();
  return (
    <div className="layers" data-testid="panel-layers">
      <section>
        <h3>Over the map</h3>
        {LAYERS.map(({ id, key, title, about }) => (
          <label key={id} className="tick">
            <input
              type="checkbox"
              checked={overlays[id]}
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
      </section>
      <section>
        <h3>Ground</h3>
        <dl>
          {TERRAIN.map(([look, name, what]) => (
            <div key={look}>
              <dt>
                <Swatch look={look} />
                {name}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>Marks</h3>
        <dl>
          {MARKS.map(([name, what]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>Units</h3>
        <ul className="layers-signs">
          {(Object.keys(TYPES) as (keyof typeof TYPES)[]).map((type) => (
            <li key={type} className="layers-sign">
              <Sign lines={TYPES[type].lines} solid={TYPES[type].solid} />
              {sentence(word(`name.type.${type}`))}
            </li>
          ))}
          {(Object.keys(SIZES) as (keyof typeof SIZES)[]).map((size) => (
            <li key={size} className="layers-sign">
              <Sign lines={SIZES[size]} />
              {sentence(word(`name.size.${size}`))}
            </li>
          ))}
        </ul>
        <p className="fine">
          An aeroplane is a {typeName("air")} unit, its umbrella 4 hexes; one on a ship a{" "}
          {typeName("naval-air")} unit, 3 hexes (8.0).
        </p>
      </section>
    </div>
  );
}

/** A scrap of the map. */
function Swatch({ look }: { readonly look: string }): JSX.Element {
  return (
    <svg className={`swatch swatch-${look}`} viewBox="0 0 28 18" aria-hidden="true" focusable="false">
      <rect className="swatch-ground" width="28" height="18" rx="2" />
      {look === "rough" && <path className="swatch-line" d="m4 14 4-7 4 7m2 0 4-9 5 9" />}
      {look === "swamp" && (
        <path className="swatch-line" d="M4 12h8m4 0h8M8 12V7m-2 1 2 4 2-4M20 12V7m-2 1 2 4 2-4" />
      )}
      {look === "road" && <path className="swatch-road" d="M0 12C9 12 14 6 28 6" />}
      {look === "hop" && <path className="swatch-line" d="M14 1v3m0 3v3m0 3v3" />}
      {look === "barrier" && <path className="swatch-line" d="M2 9q3-4 6 0t6 0 6 0 6 0" />}
      {look === "treacherous" && (
        <path className="swatch-line" d="m5 5 4 4m0-4-4 4m13 0 4 4m0-4-4 4M12 11l3 3m0-3-3 3" />
      )}
    </svg>
  );
}
