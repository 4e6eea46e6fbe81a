import { type AnyCatalogue, say as sayIn, sentence } from "@sandtable/engine";
import type { ChoiceShown, Place } from "@sandtable/protocol";
import { type JSX, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { placeKey } from "../faces/face.ts";
import { useSay, useTable, useTableState, useView } from "../table/context.ts";
import { keysOf } from "../table/keys.ts";
import { leadsOf, ownQuestion } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { ChoiceButton } from "./choice-button.tsx";
import { RuleLink } from "./rule-link.tsx";

/** More choices than there are digits come with a filter. */
const FEW = 9;
/** A list that can be seen at a glance. */
const SHORT = 6;
/** A longer list is divided, if it can be. */
const MANY = 12;
const NONE: readonly never[] = [];

/** All of them at once, as by hand: the question how many is answered too. */
function AllButton({ choice, to }: { readonly choice: ChoiceShown; readonly to: Place }): JSX.Element {
  const words = useWords();
  const say = useSay();
  const { controller, face } = useTable();
  return (
    <button
      type="button"
      className="choice all"
      data-testid={`all-${choice.key}`}
      aria-label={words.allOf({ what: say(choice.label) })}
      onClick={() => {
        void import("../table/carrier.ts").then(({ Carrier }) =>
          new Carrier(controller, face.bearings).carry({ piece: choice.place, to }),
        );
      }}
    >
      {words.all}
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
      [".choice-list:not(.ends) .choice", ".choice-group summary", ".choice"]
        .flatMap((first) => [...(section.current?.querySelectorAll<HTMLElement>(first) ?? [])])
        .find((found) => found.checkVisibility())
        ?.focus({ preventScroll: true });
  }, [number]);
  return section;
}

const wantedOf = (typed: string): string => typed.trim().toLowerCase();

/** What a choice does and costs, in the words of the player aids; and where it could go. */
function Explained({ choice }: { readonly choice: ChoiceShown }): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { face, words: game, show } = useTable();
  const leads = useTableState((state) => leadsOf(state, choice.key));
  const view = useView();
  const text = aidText(game, face.aidOf?.(choice.label));
  if (text === undefined) return null;
  const nameOf = (place: Place): string =>
    view === undefined ? "" : (face.describe(place, view)?.title ?? "");
  return (
    <details className="explained" data-testid={`about-${choice.key}`}>
      <summary
        className="explained-sign"
        aria-label={words.aboutChoice({ what: say(choice.label) })}
        title={words.aboutChoice({ what: say(choice.label) })}
      >
        ?
      </summary>
      <p>{text}</p>
      {leads && (
        <p>
          {words.couldGo}{" "}
          {leads.map((place) => (
            <button key={placeKey(place)} type="button" className="chip" onClick={() => show(place)}>
              {nameOf(place)}
            </button>
          ))}
        </p>
      )}
    </details>
  );
}

/** The player aid on a topic, where there is one. */
const aidText = (words: AnyCatalogue, topic: string | undefined): string | undefined => {
  const key = `aid.${topic}`;
  return topic !== undefined && key in words ? sayIn(words, { key }) : undefined;
};

/** The first sentence, without the name of what it is about: that stands above it. */
function gistOf(text: string | undefined): string | undefined {
  const rest = text?.replace(/^[^.(]{1,30} \([\d.]+\) (?=[a-z])/, "");
  const first = rest?.match(/^.*?\.(?=\s|$)/)?.[0] ?? rest;
  return first === undefined ? undefined : sentence(first);
}

/** The phase of which the question is a part, told by its player aid. */
export function AboutPhase(): JSX.Element | null {
  const words = useWords();
  const { face, words: game } = useTable();
  const about = useTableState((state) => ownQuestion(state)?.about);
  const text = aidText(game, about && face.phaseOf?.(about));
  if (text === undefined) return null;
  return (
    <details className="about-phase" data-testid="about-phase">
      <summary className="fold-title">{words.aboutPhase}</summary>
      <p>{text}</p>
    </details>
  );
}

interface Item {
  readonly choice: ChoiceShown;
  readonly pressed: string | undefined;
}

/** A list under its headings, each folded away; as it is where there are few, or no headings. */
function grouped(
  items: readonly Item[],
  headingOf: (place: Place) => string | undefined,
): readonly Group[] | undefined {
  if (items.length <= MANY) return undefined;
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const heading = headingOf(item.choice.place) ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return groups.size > 1 ? [...groups].map(([heading, list]) => ({ heading, items: list })) : undefined;
}

interface Group {
  readonly heading: string;
  readonly items: readonly Item[];
}

/** Everything that may be answered, in words; then what is closed, and why. */
export function Choices(): JSX.Element | null {
  const words = useWords();
  const say = useSay();
  const { controller, face, filter, words: game } = useTable();
  const view = useView();
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
  const named = choices.map(({ key }, index) => ({ key, label: labels[index] }));
  const pressed = keysOf(named, face.ends);
  const fits = (label: string): boolean => label.toLowerCase().includes(wanted);
  /** What is typed counts at once, however far the list is behind. */
  const takeOnly = (): void => {
    const fitting = choices.filter((_, index) => labels[index].toLowerCase().includes(wantedOf(text)));
    if (fitting.length === 1) controller.choose(fitting[0]);
  };
  const shown = choices
    .map((choice, index): Item => ({ choice, pressed: pressed[index] }))
    .filter((_, index) => fits(labels[index]));
  // What ends something stands in one place; and below a long list of places what belongs to none would be far down.
  const hasEnds = choices.length > SHORT && choices.some(({ place }) => place.on !== "button");
  const isEnd = ({ choice: { key, place } }: Item): boolean =>
    choices.length > 1 && (face.ends?.test(key) === true || (hasEnds && place.on === "button"));
  const bearings = question.about && face.bearings?.(question.about);
  const isAllOffered = ({ place }: ChoiceShown): boolean =>
    bearings?.to !== undefined && place.on === "piece";
  const item = ({ choice, pressed: key }: Item): JSX.Element => {
    const gist = face.gistOf?.(choice.label) ?? gistOf(aidText(game, face.aidOf?.(choice.label)));
    return (
      <li key={choice.key} className={isAllOffered(choice) ? "with-all" : gist && "with-about"}>
        <ChoiceButton
          choice={choice}
          pressed={key}
          gist={gist}
          onTake={(taken) => controller.choose(taken)}
        />
        {isAllOffered(choice) && bearings?.to && <AllButton choice={choice} to={bearings.to} />}
        {gist !== undefined && <Explained choice={choice} />}
      </li>
    );
  };
  const ends = shown.filter(isEnd);
  const others = shown.filter((one) => !isEnd(one));
  const headingOf = (place: Place): string | undefined =>
    view === undefined ? undefined : face.groupOf?.(place, view);
  const groups = wanted === "" ? grouped(others, headingOf) : undefined;
  // What ends something and is closed is missed where it would stand; all else that is closed is folded away.
  const missed = closed.filter(({ key, label }) => face.ends?.test(key) === true && fits(say(label)));
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
      {groups ? (
        groups.map(({ heading, items }) => (
          <details key={`${number} ${heading}`} className="choice-group" data-testid="choice-group">
            <summary className="group-title">
              {heading} <small>{items.length}</small>
            </summary>
            <ul className="choice-list dense">{items.map(item)}</ul>
          </details>
        ))
      ) : (
        <ul className={choices.length > FEW ? "choice-list dense" : "choice-list"}>{others.map(item)}</ul>
      )}
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
