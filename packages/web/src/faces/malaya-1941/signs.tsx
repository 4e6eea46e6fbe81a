import type { JSX } from "react";
import { words } from "./words/index.ts";

/** An eye: it was seen and is still there. */
export const EYE = "M-6.500 0Q0-7 6.500 0 0 7-6.500 0z";

/** How a stack is known, as small as a letter: face up, an eye, a turn with a question mark behind it, a question mark alone. */
export function KnowledgeSign({
  known,
}: {
  readonly known: "open" | "sure" | "last" | "unknown";
}): JSX.Element {
  return (
    <svg className={`knowledge ${known}`} viewBox="-11 -9 22 18" aria-hidden="true" focusable="false">
      <rect x="-10" y="-8" width="20" height="16" rx={known === "open" || known === "unknown" ? 2 : 8} />
      {known === "open" && <path className="symbol" d="M-6 4V-4H6V4zM-6-4L6 4M6-4L-6 4" />}
      {known === "sure" && (
        <>
          <path className="eye" d={EYE} />
          <circle className="pupil" r="2.200" />
        </>
      )}
      {(known === "last" || known === "unknown") && (
        <text y="4.500">{known === "last" ? words.lastMark : words.unknownMark}</text>
      )}
    </svg>
  );
}
