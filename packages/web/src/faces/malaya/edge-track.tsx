import { type Area, EDGE, edgeBox } from "./layout.ts";
import { Glide } from "./pieces.tsx";
import { PlaceMark, Silent } from "./place.tsx";
import type { MalayaView } from "./view.ts";
import { Cylinder } from "./wood.tsx";

/** The edge track from 0 to 20: Political Will and the Resources of both sides. */

const VALUES = Array.from({ length: EDGE.boxes }, (_, value) => value);
const zoneOf = (value: number): string => {
  if (value <= 2) return "zone-mcp";
  if (value >= 18) return "zone-british";
  return value === 10 ? "zone-middle" : "";
};

const MARKS = ["political-will", "british-resources", "mcp-resources"] as const;
type Mark = (typeof MARKS)[number];

const levelOf = (mark: Mark, view: MalayaView): number => {
  if (mark === "political-will") return view.politicalWill;
  return mark === "british-resources" ? view.resources.british : view.resources.mcp;
};

const NAMES: Readonly<Record<Mark, string>> = {
  "political-will": "Political Will",
  "british-resources": "British Resources",
  "mcp-resources": "MCP Resources",
};

/** Markers on one box stand side by side: the Will on the left, then the cylinders. */
function spotOf(mark: Mark, view: MalayaView): readonly [number, number] {
  const value = levelOf(mark, view);
  const here = MARKS.filter((other) => levelOf(other, view) === value);
  const box = edgeBox(value);
  const step = here.length === 3 ? 24 : 31;
  const offset = (here.indexOf(mark) - (here.length - 1) / 2) * step;
  return [Math.round(box.x + box.width / 2 + offset), box.y + 45];
}

const HALF: Readonly<Record<Mark, Area>> = {
  "political-will": { x: -16, y: -20, width: 32, height: 40 },
  "british-resources": { x: -15, y: -17, width: 30, height: 36 },
  "mcp-resources": { x: -15, y: -17, width: 30, height: 36 },
};

function WillMarker() {
  return (
    <g className="will">
      <rect x="-14" y="-17" width="28" height="34" rx="3" />
      <path d="M-9-11H9M-9-8H9" />
      <text y="4">PW</text>
      <path d="M-5 8H5L0 14Z" />
    </g>
  );
}

export function EdgeTrack({ view, animate }: { readonly view: MalayaView; readonly animate: boolean }) {
  return (
    <g className="edge">
      <Silent>
        {VALUES.map((value) => {
          const box = edgeBox(value);
          return (
            <g key={value} className={`edge-box ${zoneOf(value)}`}>
              <rect x={box.x} y={box.y} width={box.width} height={box.height} />
              <text x={box.x + box.width / 2} y={box.y + 21}>
                {value}
              </text>
            </g>
          );
        })}
        <g className="edge-words">
          <text x={edgeBox(1).x + 37} y={EDGE.y + EDGE.height - 5}>
            MCP victory
          </text>
          <text x={edgeBox(10).x + 37} y={EDGE.y + EDGE.height - 5}>
            tie
          </text>
          <text x={edgeBox(19).x + 37} y={EDGE.y + EDGE.height - 5}>
            British victory
          </text>
        </g>
      </Silent>
      <Silent className="tokens">
        {MARKS.map((mark) => (
          <Glide key={mark} to={spotOf(mark, view)} animate={animate}>
            {mark === "political-will" ? (
              <WillMarker />
            ) : (
              <Cylinder faction={mark === "mcp-resources" ? "mcp" : "british"} letter="R" />
            )}
          </Glide>
        ))}
      </Silent>
      {MARKS.map((mark) => {
        const [x, y] = spotOf(mark, view);
        const half = HALF[mark];
        return (
          <PlaceMark
            key={mark}
            place={{ on: "track", id: mark }}
            label={`${NAMES[mark]} ${levelOf(mark, view)}`}
            shape={{ area: { ...half, x: x + half.x, y: y + half.y } }}
            pin={[x, y - 20]}
          />
        );
      })}
    </g>
  );
}
