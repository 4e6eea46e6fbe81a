import type { NewTable } from "@sandtable/protocol";
import type { JSX } from "react";
import { useStandingWords } from "../words/standing/index.ts";
import { useMe } from "./use-me.ts";

/** Whether a table is rated, and for whom. */
export type RatedWish = Pick<NewTable, "rated" | "range">;

interface RatedPickerProps {
  readonly wish: RatedWish;
  /** Anybody may come: then it may be said between which ratings. */
  readonly isOpen: boolean;
  readonly onWish: (wish: RatedWish) => void;
}

/** Whether the game counts, and who may take the seat. */
export function RatedPicker({ wish, isOpen, onWish }: RatedPickerProps): JSX.Element {
  const words = useStandingWords();
  const hasName = useMe()?.account !== undefined;
  const bound = (which: "least" | "most", label: string): JSX.Element => (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-3]?[0-9]{1,3}"
        value={wish.range?.[which] ?? ""}
        data-testid={`range-${which}`}
        onChange={({ target }) => {
          const { [which]: _, ...rest } = wish.range ?? {};
          const typed = target.value.replace(/\D/g, "").slice(0, 4);
          const value = typed === "" ? {} : { [which]: Number(typed) };
          onWish({ rated: true, range: { ...rest, ...value } });
        }}
      />
    </label>
  );
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          disabled={!hasName}
          checked={hasName && wish.rated === true}
          data-testid="rated"
          onChange={({ target }) => onWish(target.checked ? { rated: true } : {})}
        />
        <span>
          {words.ratedWish}
          {!hasName && <small className="fine"> {words.ratedNeedsName}</small>}
        </span>
      </label>
      {hasName && wish.rated && isOpen && (
        <fieldset className="options">
          <legend>{words.rangeLegend}</legend>
          {bound("least", words.rangeLeast)}
          {bound("most", words.rangeMost)}
          <small className="fine">{words.rangeHint}</small>
        </fieldset>
      )}
    </>
  );
}
