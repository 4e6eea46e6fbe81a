import { CONTROL } from "./layout.ts";

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
