import type { ChoiceShown, Place } from "@sandtable/protocol";
import { type JSX, useEffect, useRef } from "react";
import { percent } from "../faces/percent.ts";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { advisedChoice, isFinal, leadsOf, oddsAt } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

interface ChoiceButtonProps {
  readonly choice: ChoiceShown;
  /** The key that takes it. */
  readonly pressed?: string | undefined;
  /** What it does, in short. */
  readonly gist?: string | undefined;
  readonly onTake: (choice: ChoiceShown) => void;
}

/** One choice in words, as it stands in the menu and at a place. */
export function ChoiceButton({ choice, pressed, gist, onTake }: ChoiceButtonProps): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { look, page } = useTable();
  const isAdvised = useTableState((state) => advisedChoice(state)?.key === choice.key);
  const isRisky = useTableState((state) => isFinal(state, choice.key));
  const odds = useTableState((state) => oddsAt(state, choice.key));
  const leads = useTableState((state) => leadsOf(state, choice.key));
  const isBook = useTableState(({ standing }) => standing?.lesson?.key === choice.key);
  const isBusy = useTableState(({ pending }) => pending !== undefined);
  const isPending = useTableState(({ pending }) => pending?.key === choice.key);
  const place = choice.place.on === "button" ? undefined : choice.place;
  const isPointed = useRef(false);
  // Where it leads may be told while it is pointed at.
  useEffect(() => {
    if (isPointed.current) page.setState({ leads });
  }, [page, leads]);
  const point = (at: Place | undefined, to: readonly Place[] | undefined, isOn = false): void => {
    isPointed.current = isOn;
    look(at);
    if (page.getState().leads !== to) page.setState({ leads: to });
  };
  return (
    <button
      type="button"
      className={`choice${isBook || isAdvised ? " book" : ""}${isPending ? " pending" : ""}`}
      data-testid={`choice-${choice.key}`}
      disabled={isBusy}
      onClick={() => {
        point(undefined, undefined);
        onTake(choice);
      }}
      // A list that has just come under a pointer at rest is not entered, as far as React can tell.
      onMouseMove={() => {
        if (!isPointed.current) point(place, leads, true);
      }}
      onMouseLeave={() => point(undefined, undefined)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) point(place, leads, true);
      }}
      onBlur={() => point(undefined, undefined)}
    >
      {pressed !== undefined && (
        <span className="key" aria-hidden="true">
          {pressed}
        </span>
      )}
      <span className="choice-label">
        {say(choice.label)}
        {gist !== undefined && <small className="gist">{gist}</small>}
      </span>
      {isBook && <span className="badge yours">{words.lessonBook}</span>}
      {isAdvised && <span className="badge yours">{words.hintMark}</span>}
      {odds !== undefined && (
        <span className="odds" title={words.oddsMark({ percent: percent(odds) })}>
          <span aria-hidden="true">{percent(odds)}</span>
          <span className="only-read">({words.oddsMark({ percent: percent(odds) })})</span>
        </span>
      )}
      {isRisky && (
        <span className="final" title={words.finalMark}>
          <Icon name="die" />
          <span className="only-read">({words.finalMark})</span>
        </span>
      )}
    </button>
  );
}
