import { type JSX, useState } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { rememberQuiet } from "../table/memory.ts";
import { useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** A choice that leads to a die or a draw, or that leaves something undone, is asked about once more. */
export function Confirm(): JSX.Element | null {
  const asking = useTableState((state) => state.asking);
  return asking ? <ConfirmDialog key={asking.key} /> : null;
}

function ConfirmDialog(): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { controller } = useTable();
  const { asking, warning, standing, table } = useTableState((state) => state);
  const [isEnough, setEnough] = useState(false);
  const isFinal = asking !== undefined && standing?.question?.final?.includes(asking.key) === true;
  return (
    <Dialog
      title={words.finalTitle({ what: asking ? say(asking.label) : "" })}
      onClose={() => controller.cancel()}
      className="confirm"
      testId="confirm"
    >
      {warning !== undefined && (
        <p className="with-icon" data-testid="warning">
          <Icon name="warn" />
          {warning}
        </p>
      )}
      {isFinal && (
        <p className="with-icon">
          <Icon name="die" />
          {words.final}
        </p>
      )}
      {warning !== undefined && (
        <label className="tick">
          <input
            type="checkbox"
            checked={isEnough}
            onChange={({ target }) => setEnough(target.checked)}
            data-testid="enough"
          />
          <span>{words.warnEnough}</span>
        </label>
      )}
      <div className="buttons end">
        <button type="button" className="button" onClick={() => controller.cancel()}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button strong"
          data-first=""
          onClick={() => {
            if (isEnough && table) rememberQuiet(table.id);
            controller.confirm();
          }}
        >
          {words.finalConfirm}
        </button>
      </div>
    </Dialog>
  );
}
