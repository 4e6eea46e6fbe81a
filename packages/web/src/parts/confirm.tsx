import type { ChoiceShown } from "@sandtable/protocol";
import { type JSX, useState } from "react";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { rememberQuiet } from "../table/memory.ts";
import { isFinal } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** A choice that leads to a die or a draw, or that leaves something undone, is asked about once more. */
export function Confirm(): JSX.Element | null {
  const asking = useTableState((state) => state.asking);
  return asking ? <ConfirmDialog key={asking.key} asking={asking} /> : null;
}

function ConfirmDialog({ asking }: { readonly asking: ChoiceShown }): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { id, controller } = useTable();
  const warning = useTableState((state) => state.warning);
  const isRisky = useTableState((state) => isFinal(state, asking.key));
  const [isEnough, setEnough] = useState(false);
  return (
    <Dialog
      title={words.finalTitle({ what: say(asking.label) })}
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
      {isRisky && (
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
            if (isEnough) rememberQuiet(id);
            controller.confirm();
          }}
        >
          {words.finalConfirm}
        </button>
      </div>
    </Dialog>
  );
}
