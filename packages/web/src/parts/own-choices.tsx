import type { JSX } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { mayUndo, ownChoices } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

/** Undo one, undo to here, restart the turn. */
export function OwnChoices(): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { controller } = useTable();
  const steps = useTableState((state) => state.steps);
  const standing = useTableState((state) => state.standing);
  const table = useTableState((state) => state.table);
  const canUndo = useTableState(mayUndo);
  const own = ownChoices({ steps, ...(standing && { standing }), ...(table && { table }) });
  return (
    <div className="own-choices">
      <div className="buttons">
        <button
          type="button"
          className="button small"
          data-testid="undo"
          aria-disabled={!canUndo}
          onClick={() => controller.undo()}
        >
          <Icon name="undo" />
          {words.undo}{" "}
          <span className="key" aria-hidden="true">
            u
          </span>
        </button>
        <button
          type="button"
          className="button small"
          data-testid="restart"
          aria-disabled={!canUndo}
          onClick={() => controller.restart()}
        >
          <Icon name="restart" />
          {words.restart}{" "}
          <span className="key" aria-hidden="true">
            r
          </span>
        </button>
      </div>
      {canUndo && own.length > 1 && (
        <details className="own-list">
          <summary>{words.myChoices({ count: own.length })}</summary>
          <ol>
            {own.map(({ to, label }) => (
              <li key={to}>
                <span>{label ? say(label) : ""}</span>
                <button
                  type="button"
                  className="rule"
                  aria-label={`${words.undoHere}: ${label ? say(label) : to}`}
                  onClick={() => controller.undo(to)}
                >
                  {words.undoHere}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
