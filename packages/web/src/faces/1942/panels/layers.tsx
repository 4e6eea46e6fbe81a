import { typeName } from "@sandtable/1942/words";
import { sentence } from "@sandtable/engine";
import type { JSX } from "react";
import { OverlayTicks, SmallSign } from "../../hex/index.ts";
import { overlays } from "../overlays.ts";
import { FRAME, SIZES, TYPES } from "../symbols.ts";
import { word, words } from "../words/index.ts";
import "./panels.css";

/** Terrain and what it costs (5.A, 4.0), and the marks on map and counters. */
const { layers, groundKey, marksKey } = words;

/** Overlays on and off, and what everything on the map means. */
export function LayersPanel(): JSX.Element {
  return (
    <div className="layers" data-testid="panel-layers">
      <section>
        <h3>{layers.overlays}</h3>
        <OverlayTicks overlays={overlays} />
      </section>
      <section>
        <h3>{layers.ground}</h3>
        <dl>
          {Object.entries(groundKey).map(([look, { name, what }]) => (
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
        <h3>{layers.marks}</h3>
        <dl>
          {Object.entries(marksKey).map(([mark, { name, what }]) => (
            <div key={mark}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{layers.units}</h3>
        <ul className="layers-signs">
          {Object.entries(TYPES).map(([type, { lines, solid }]) => (
            <li key={type} className="layers-sign">
              <SmallSign sign={{ frame: FRAME, lines, solid }} />
              {sentence(word(`name.type.${type}`))}
            </li>
          ))}
          {Object.entries(SIZES).map(([size, lines]) => (
            <li key={size} className="layers-sign">
              <SmallSign sign={{ frame: FRAME, lines }} />
              {sentence(word(`name.size.${size}`))}
            </li>
          ))}
        </ul>
        <p className="fine">{layers.air({ air: typeName("air"), navalAir: typeName("naval-air") })}</p>
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
