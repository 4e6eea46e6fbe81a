import type { ChoiceShown } from "@sandtable/protocol";
import { type JSX, useState } from "react";
import { percent } from "../faces/percent.ts";
import { changeSettings } from "../settings.ts";
import { seatName, useSay, useTable, useTableState } from "../table/context.ts";
import { rememberQuiet } from "../table/memory.ts";
import { handsOverTo, isFinal, oddsAt } from "../table/state.ts";
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
  const { id, controller, listing } = useTable();
  const warning = useTableState((state) => state.warning);
  const isRisky = useTableState((state) => isFinal(state, asking.key));
  const next = useTableState((state) => handsOverTo(state, asking.key));
  const odds = useTableState((state) => oddsAt(state, asking.key));
  const [isEnough, setEnough] = useState(false);
  const [isUnasked, setUnasked] = useState(false);
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
      {odds !== undefined && (
        <p className="with-icon" data-testid="odds">
          <Icon name="curve" />
          {words.finalOdds({ percent: percent(odds) })}
        </p>
      )}
      {next !== undefined && !isRisky && (
        <p className="with-icon" data-testid="ends">
          <Icon name="flag" />
          {words.endingText({ who: seatName(listing, next) })}
        </p>
      )}
      {next !== undefined && !isRisky && (
        <label className="tick">
          <input
            type="checkbox"
            checked={isUnasked}
            onChange={({ target }) => setUnasked(target.checked)}
            data-testid="unasked"
          />
          <span>{words.endingEnough}</span>
        </label>
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
            if (isUnasked) changeSettings({ ending: "go" });
            controller.confirm();
          }}
        >
          {next !== undefined && !isRisky ? words.endingConfirm : words.finalConfirm}
        </button>
      </div>
    </Dialog>
  );
}
