/** Markers and boxes of a space, each drawn from its top left corner. */

/** Sizes: boxes as high as POPULATION, markers square. */
const POPULATION = { width: 25, height: 32 };
const ATTITUDE = 30;
export const MARKER = 28;

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

/** Terror: a black eight-cornered marker with a flash; Sabotage has a flame. */
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
