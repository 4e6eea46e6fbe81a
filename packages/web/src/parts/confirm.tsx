import type { JSX } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** A choice that leads to a die or a draw is asked about once more. */
export function Confirm(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { controller } = useTable();
  const asking = useTableState((state) => state.asking);
  if (!asking) return null;
  return (
    <Dialog
      title={words.finalTitle({ what: say(asking.label) })}
      onClose={() => controller.cancel()}
      className="confirm"
      testId="confirm"
    >
      <p className="with-icon">
        <Icon name="die" />
        {words.final}
      </p>
      <div className="buttons end">
        <button type="button" className="button" onClick={() => controller.cancel()}>
          {words.cancel}
        </button>
        <button type="button" className="button strong" data-first="" onClick={() => controller.confirm()}>
          {words.finalConfirm}
        </button>
      </div>
    </Dialog>
  );
}
