import type { JSX } from "react";
import { PACES, paceWords } from "../table/clock.ts";
import { useWords } from "../words/index.ts";

interface PacePickerProps {
  /** Which of the paces; none: no clocks. */
  readonly pace: number | undefined;
  readonly onPace: (pace: number | undefined) => void;
}

/** How much time two people give each other. */
export function PacePicker({ pace, onPace }: PacePickerProps): JSX.Element {
  const words = useWords();
  return (
    <label className="field">
      <span>{words.pace}</span>
      <select
        value={pace ?? ""}
        data-testid="pace"
        onChange={({ target }) => onPace(target.value === "" ? undefined : Number(target.value))}
      >
        <option value="">{words.paceFree}</option>
        {PACES.map((one, index) => (
          <option key={one.bank} value={index}>
            {paceWords(words, one)}
          </option>
        ))}
      </select>
      <small className="fine">{words.paceHint}</small>
    </label>
  );
}
