import type { ChoiceShown } from "@sandtable/protocol";
import { type JSX, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { percent } from "../faces/percent.ts";
import { useSay, useTable, useTableState } from "../table/context.ts";
import { digitsOf } from "../table/keys.ts";
import { advisedChoice, isFinal, oddsAt, ownQuestion } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { RuleLink } from "./rule-link.tsx";

/** More choices than there are digits come with a filter. */
const FEW = 9;
/** A list that can be seen at a glance. */
const SHORT = 6;
const NONE: readonly never[] = [];

interface ChoiceButtonProps {
  readonly choice: ChoiceShown;
  readonly digit?: number | undefined;
  readonly onTake: (choice: ChoiceShown) => void;
}

/** One choice in words, as it stands in the menu and at a place. */
export function ChoiceButton({ choice, digit, onTake }: ChoiceButtonProps): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { look } = useTable();
  const isAdvised = useTableState((state) => advisedChoice(state)?.key === choice.key);
  const isRisky = useTableState((state) => isFinal(state, choice.key));
  const odds = useTableState((state) => oddsAt(state, choice.key));
  const isBook = useTableState(({ standing }) => standing?.lesson?.key === choice.key);
  const isBusy = useTableState(({ pending }) => pending !== undefined);
  const isPending = useTableState(({ pending }) => pending?.key === choice.key);
  const place = choice.place.on === "button" ? undefined : choice.place;
  return (
    <button
      type="button"
      className={`choice${isBook || isAdvised ? " book" : ""}${isPending ? " pending" : ""}`}
      data-testid={`choice-${choice.key}`}
      disabled={isBusy}
      onClick={() => onTake(choice)}
      onMouseEnter={() => look(place)}
      onMouseLeave={() => look(undefined)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) look(place);
      }}
      onBlur={() => look(undefined)}
    >
      {digit !== undefined && (
        <span className="key" aria-hidden="true">
          {digit}
        </span>
      )}
      <span className="choice-label">{say(choice.label)}</span>
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

/** Whoever answers by keyboard stays among the choices: the focus goes on to the first of the next question. */
function useFocusKept(number: number | undefined): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Element && target.closest(".choices") !== null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is a new question.
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      [".choice-list:not(.ends) .choice", ".choice"]
        .map((first) => section.current?.querySelector<HTMLElement>(first))
        .find((found) => found)
        ?.focus({ preventScroll: true });
  }, [number]);
  return section;
}

const wantedOf = (typed: string): string => typed.trim().toLowerCase();

/** Everything that may be answered, in words; then what is closed, and why. */
export function Choices(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { controller, filter } = useTable();
  const question = useTableState(ownQuestion);
  const number = useTableState(({ standing }) => standing?.number);
  const choices = question?.choices ?? NONE;
  const closed = question?.closed ?? NONE;
  const [typed, setTyped] = useState({ number: -1, text: "" });
  // A filter belongs to the question it was typed at.
  const text = typed.number === number ? typed.text : "";
  const wanted = wantedOf(useDeferredValue(text));
  const section = useFocusKept(number);
  if (!question) return null;

  const labels = choices.map(({ label }) => say(label));
  const digits = digitsOf(labels);
  const fits = (label: string): boolean => label.toLowerCase().includes(wanted);
  /** What is typed counts at once, however far the list is behind. */
  const takeOnly = (): void => {
    const fitting = choices.filter((_, index) => labels[index].toLowerCase().includes(wantedOf(text)));
    if (fitting.length === 1) controller.choose(fitting[0]);
  };
  const shown = choices
    .map((choice, index) => ({ choice, digit: digits[index] }))
    .filter((_, index) => fits(labels[index]));
  // Below a long list of places what belongs to none, like ending a segment, would be far down.
  const hasEnds = choices.length > SHORT && choices.some(({ place }) => place.on !== "button");
  const isEnd = ({ choice }: (typeof shown)[number]): boolean => hasEnds && choice.place.on === "button";
  const item = ({ choice, digit }: (typeof shown)[number]): JSX.Element => (
    <li key={choice.key}>
      <ChoiceButton choice={choice} digit={digit} onTake={(taken) => controller.choose(taken)} />
    </li>
  );
  const ends = shown.filter(isEnd);
  // What belongs to no place and is closed, like ending a segment, is missed where it would stand.
  const missed = closed.filter(({ place, label }) => place.on === "button" && fits(say(label)));
  return (
    <section className="choices" aria-label={words.choices} ref={section}>
      {choices.length > FEW && (
        <label className="filter">
          <span className="only-read">{words.filterChoices}</span>
          <input
            ref={filter}
            type="search"
            placeholder={`${words.filterChoices} ( / )`}
            value={text}
            onChange={({ target }) => setTyped({ number: number ?? -1, text: target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // The key must not press what opens under it, nor what is typed next go into the filter.
              event.preventDefault();
              event.currentTarget.blur();
              takeOnly();
            }}
          />
        </label>
      )}
      {missed.map((entry) => (
        <p key={entry.key} className="missed" data-testid={`closed-${entry.key}`}>
          <strong>{say(entry.label)}</strong>: {say(entry.why)} <RuleLink rule={entry.rule} />
        </p>
      ))}
      {ends.length > 0 && <ul className="choice-list ends">{ends.map(item)}</ul>}
      <ul className={choices.length > FEW ? "choice-list dense" : "choice-list"}>
        {shown.filter((one) => !isEnd(one)).map(item)}
      </ul>
      {shown.length === 0 && <p className="fine">{words.noMatch}</p>}
      {closed.length > 0 && (
        <details className="closed">
          <summary>{words.closedHere({ count: closed.length })}</summary>
          <ul>
            {closed
              .filter(({ label }) => fits(say(label)))
              .map((entry) => (
                <li key={entry.key}>
                  <strong>{say(entry.label)}</strong>: {say(entry.why)} <RuleLink rule={entry.rule} />
                </li>
              ))}
          </ul>
        </details>
      )}
    </section>
  );
}
