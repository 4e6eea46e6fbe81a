import type { JSX } from "react";
import { NoteSign, OverlayTicks } from "../../hex/index.ts";
import { SHIELD } from "../layers.tsx";
import { FACE } from "../layout.ts";
import { overlays } from "../overlays.ts";
import { PLANE } from "../places-printed.tsx";
import { KnowledgeSign } from "../signs.tsx";
import { words } from "../words/index.ts";
import "./panels.css";

const { layersKey } = words;
const PATCH = "M-18-9H18V9H-18z";

/** A scrap of each overlay, drawn as on the map. */
const SAMPLES: Readonly<Record<Exclude<keyof typeof layersKey, "title">, JSX.Element>> = {
  zone: (
    <g className="zones">
      <g className="allied">
        <path className="zone-tint" d={PATCH} />
        <path className="zone-edge" d={PATCH} />
      </g>
    </g>
  ),
  free: <circle className="told-free" r="10" />,
  has: (
    <g className="allied">
      <g className="told-sign has">
        <path d={SHIELD} />
      </g>
    </g>
  ),
  hasNot: (
    <g className="told-sign">
      <path d={SHIELD} />
      <path className="struck" d="M-8 7L8-7" />
    </g>
  ),
  range: (
    <g className="mover-range">
      <path className="reach-tint" d={PATCH} />
      <path className="reach-edge" d={PATCH} />
    </g>
  ),
  command: (
    <g className="command active">
      <path className="reach-edge" d="M-18 6Q0-14 18 6" />
    </g>
  ),
  supply: (
    <g className="supplied">
      <path className="reach-tint" d={PATCH} />
      <path className="reach-edge" d={PATCH} />
    </g>
  ),
  airfield: <path className="operated-plane" transform="scale(1.4)" d={PLANE} />,
  ships: (
    <g className="ship-reach">
      <path className="reach-tint" d={PATCH} />
      <path className="reach-edge" d={PATCH} />
    </g>
  ),
  shown: (
    <g className="found-barrel">
      <circle r="10" />
      <path d="M-4-5.5h8v11h-8zM-4-2h8M-4 2h8" />
    </g>
  ),
  note: <NoteSign note={{ mark: "strong", text: "" }} />,
};
const KEYS = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
const KNOWN = ["open", "sure", "last", "unknown"] as const;

/** Overlays on and off, and what they look like. What is printed on the map stands in its own key. */
export const LayersPanel = (): JSX.Element => (
  <div className="layers" data-testid="panel-layers">
    <OverlayTicks overlays={overlays} />
    <h3>{layersKey.title}</h3>
    <ul className="layers-key">
      {KEYS.map((key) => (
        <li key={key}>
          <svg className={FACE} viewBox="-22 -13 44 26" aria-hidden="true" focusable="false">
            {SAMPLES[key]}
          </svg>
          {layersKey[key]}
        </li>
      ))}
      {KNOWN.map((known) => (
        <li key={known}>
          <KnowledgeSign known={known} />
          {words.knowledge[known]}
        </li>
      ))}
    </ul>
  </div>
);
