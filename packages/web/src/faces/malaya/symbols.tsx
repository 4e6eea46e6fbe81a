import { ATTITUDE, CONTROL, MARKER, POPULATION } from "./layout.ts";

/** Markers and boxes of a space, each drawn from its top left corner. */

export function PopulationBox({ value }: { readonly value: number }) {
  return (
    <g className="population">
      <rect width={POPULATION.width} height={POPULATION.height} rx="3" />
      <circle cx="12.5" cy="7" r="2.9" />
      <path d="M6.8 14.200c0-5 11.4-5 11.4 0Z" />
      <text x="12.5" y="28.5">
        {value}
      </text>
    </g>
  );
}

/** British: blue, a cross and B. MCP: red, a star and M. Nobody: the empty box. */
export function ControlBox({ control }: { readonly control: -1 | 0 | 1 }) {
  return (
    <g className={`control control-${CONTROL_CLASS[control]}`}>
      <rect className="slot" width={CONTROL} height={CONTROL} rx="3" />
      {control !== 0 && (
        <g className="counter" key={control}>
          <rect x="1.5" y="1.5" width={CONTROL - 3} height={CONTROL - 3} rx="2.5" />
          {control === 1 ? (
            <path className="emblem" d="M3 5 13 12M29 5 19 12M3 15h9M29 15H20M16 3v6M3 10H29" />
          ) : (
            <path
              className="emblem"
              d="m16 2.5 2 4.7 5.1.4-3.9 3.3 1.2 5-4.4-2.7-4.4 2.7 1.2-5-3.9-3.3 5.1-.4z"
            />
          )}
          <text x="16" y="28.5">
            {control === 1 ? "B" : "M"}
          </text>
        </g>
      )}
      {control === 0 && <path className="nobody" d="M10 16H22" />}
    </g>
  );
}
const CONTROL_CLASS = { "-1": "mcp", 0: "none", 1: "british" } as const;

/** Support: up, green. Opposition: down, orange. Neutral: the empty ring. */
export function AttitudeBox({ attitude }: { readonly attitude: -1 | 0 | 1 }) {
  const middle = ATTITUDE / 2;
  return (
    <g className={`attitude attitude-${ATTITUDE_CLASS[attitude]}`}>
      <circle className="slot" cx={middle} cy={middle} r={middle} />
      {attitude !== 0 && (
        <g className="counter" key={attitude}>
          <circle cx={middle} cy={middle} r={middle - 1.5} />
          <path d={attitude === 1 ? "M15 3 20 9.500H10Z" : "M15 27 20 20.500H10Z"} />
          <text x={middle} y={attitude === 1 ? 23 : 18.5}>
            {attitude === 1 ? "S" : "O"}
          </text>
        </g>
      )}
      {attitude === 0 && (
        <text className="neutral" x={middle} y="19.5">
          N
        </text>
      )}
    </g>
  );
}
const ATTITUDE_CLASS = { "-1": "opposition", 0: "neutral", 1: "support" } as const;

/** Terror: a black eight-cornered marker with a flash; in an Economic Center Sabotage, with a flame. */
export function TerrorMarker({ count, sabotage }: { readonly count: number; readonly sabotage: boolean }) {
  return (
    <g className="terror">
      <path d="M8 0H20L28 8V20L20 28H8L0 20V8Z" />
      <path
        className="emblem"
        d={
          sabotage
            ? "M14 4c5 5 7 8 7 12a7 7 0 0 1-14 0c0-3 2-4 3-7 1 2 2 2 2 4 2-2 3-5 2-9z"
            : "M16 3 7 16h6l-2 9 10-14h-6z"
        }
      />
      {count > 1 && (
        <g transform={`translate(${MARKER - 3} ${MARKER - 3})`}>
          <circle r="8" />
          <text y="4">{count}</text>
        </g>
      )}
    </g>
  );
}

/** Tin: ingots. Rubber: a tapped tree. */
export function Emblem({ of }: { readonly of: "ec_north" | "ec_south" }) {
  return (
    <g className="industry">
      {of === "ec_north" ? (
        <path d="M-13 6-10-1H-3L0 6ZM0 6 3-1H10L13 6ZM-6.5-2-3.5-9H3.500L6.5-2Z" />
      ) : (
        <path d="M-2 9V-3C-12-1-12-10-4-10-2-14 6-13 6-9 13-9 12-1 3-3L2 9ZM4 3H10V8H5.500Z" />
      )}
    </g>
  );
}
