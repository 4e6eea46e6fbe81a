import type { Place, View } from "@sandtable/protocol";
import type { JSX } from "react";
import { useTable } from "../table/context.ts";

interface LookCardProps {
  readonly looked: Place | undefined;
  readonly view: View;
}

/** What stands at the place under the pointer: a slip of paper at the edge of the board, out of the way of clicks. */
export function LookCard({ looked, view }: LookCardProps): JSX.Element | null {
  const { face } = useTable();
  const told = looked && face.describe(looked, view);
  if (!told) return null;
  return (
    <div className="paper look-card" aria-hidden="true">
      <strong>{told.title}</strong>
      <ul>
        {told.lines.slice(0, 8).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
