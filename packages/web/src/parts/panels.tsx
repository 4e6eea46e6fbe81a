import type { View } from "@sandtable/protocol";
import { type JSX, memo, useEffect, useMemo, useRef } from "react";
import { type Description, placeKey } from "../faces/face.ts";
import { seatName, usePage, useReplay, useTable, useTableState } from "../table/context.ts";
import { explained, logTurns } from "../table/log.ts";
import { useWords } from "../words/index.ts";
import { Linked, RuleLink } from "./rule-link.tsx";
import { usePointing } from "./use-pointing.ts";
import { WhyButton } from "./why-button.tsx";

/** Something in words: a heading and its lines. */
function Told({
  told,
  heading: Heading = "h3",
}: {
  readonly told: Description;
  readonly heading?: "h2" | "h3";
}): JSX.Element {
  return (
    <div className="told">
      <Heading>{told.title}</Heading>
      <ul>
        {told.lines.map((line) => (
          <li key={line}>
            <Linked text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands at the place that is looked at; any place can be chosen from the list too. */
export function PlacePanel({ view }: { readonly view: View }): JSX.Element {
  const words = useWords();
  const { face, look } = useTable();
  const looked = usePage((state) => state.kept);
  const places = useMemo(() => face.places(view), [face, view]);
  const told = looked && face.describe(looked, view);
  return (
    <div className="panel-place" data-testid="details">
      <label className="field">
        <span>{words.lookAt}</span>
        <select
          value={looked ? placeKey(looked) : ""}
          onChange={({ target }) => look(places.find((place) => placeKey(place) === target.value))}
        >
          <option value="">–</option>
          {places.map((place) => (
            <option key={placeKey(place)} value={placeKey(place)}>
              {face.describe(place, view)?.title ?? placeKey(place)}
            </option>
          ))}
        </select>
      </label>
      {told ? <Told told={told} /> : <p className="fine">{words.lookHint}</p>}
    </div>
  );
}

/** The card on the table, those in force, and the played pile; nothing in a game without cards. */
export function CardsPanel({ view }: { readonly view: View }): JSX.Element | null {
  const words = useWords();
  const { face } = useTable();
  const { Card } = face;
  const onPlace = usePointing(view);
  const choices = useTableState(({ standing, playback }) =>
    playback ? undefined : standing?.question?.choices,
  );
  if (!Card || !face.cards) return null;
  const { current, played, lasting } = face.cards(view);
  const shared = { view, choices: choices ?? [], onPlace };
  const before = played.filter((card, index) => !(index === 0 && card === current));
  return (
    <div className="panel-cards">
      <h3>{words.currentCard}</h3>
      {current === undefined ? <p className="fine">{words.noCard}</p> : <Card card={current} {...shared} />}
      {lasting.length > 0 && (
        <>
          <h3>{words.lastingCards}</h3>
          <ul className="card-row">
            {lasting.map((card) => (
              <li key={card}>
                <Card card={card} small {...shared} />
              </li>
            ))}
          </ul>
        </>
      )}
      {before.length > 0 && (
        <details>
          <summary>{words.playedCards({ count: before.length })}</summary>
          <ul className="card-row">
            {before.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind of card may lie in the pile more than once.
              <li key={`${card} ${index}`}>
                <Card card={card} small {...shared} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What the next scoring would do now. */
export function ForecastPanel({ view }: { readonly view: View }): JSX.Element {
  const { face } = useTable();
  const told = useMemo(() => face.forecast(view), [face, view]);
  return (
    <div className="panel-forecast" data-testid="forecast">
      <Told told={told} />
    </div>
  );
}

/** The whole position in words. */
export function TextPanel({ view }: { readonly view: View }): JSX.Element {
  const { face } = useTable();
  const parts = useMemo(() => face.text(view), [face, view]);
  return (
    <div className="panel-text" data-testid="text">
      {parts.map((told) => (
        <Told key={told.title} told={told} />
      ))}
    </div>
  );
}

/** The moment that is shown by itself: of the past, or of what is played back. */
function useShownMoment(): number | undefined {
  const { step } = useReplay();
  const played = useTableState(({ playback }) => playback?.update.entries);
  return step?.at ?? played;
}

/** What has happened, turn by turn; the line that is shown is in sight, or the newest one. A click on a line shows its moment. */
export const LogPanel = memo(function LogPanel(): JSX.Element {
  const words = useWords();
  const { controller, words: game, listing, showMoment, askWhy } = useTable();
  const steps = useTableState((state) => state.steps);
  const reasons = useTableState(({ standing, playback }) => (playback ? undefined : standing?.reasons));
  const turns = useMemo(() => logTurns(game, steps), [game, steps]);
  const list = useRef<HTMLDivElement>(null);
  const newest = turns.at(-1)?.lines.at(-1)?.id;
  const current = useShownMoment();
  useEffect(() => {
    const scroller = list.current?.closest(".scroll");
    if (!scroller || newest === undefined) return;
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current === undefined || !line) scroller.scrollTop = scroller.scrollHeight;
    else line.scrollIntoView({ block: "nearest" });
  }, [newest, current]);
  const showStep = (at: number): void => {
    if (!controller.stepTo(at)) showMoment(at);
  };
  return (
    <div className="panel-log" ref={list} role="log" aria-live="polite" data-testid="log">
      {turns.length === 0 && <p className="fine">{words.logEmpty}</p>}
      {turns.map((turn) => (
        <section key={turn.id} className="log-turn" data-seat={turn.seat}>
          <h3>
            <span className="pawn" data-seat={turn.seat} aria-hidden="true" />
            {turn.seat === undefined ? words.logStart : seatName(listing, turn.seat)}
            {turn.seat !== undefined && turn.id === explained(turns, reasons, turn.seat) && (
              <WhyButton seat={turn.seat} onAsk={askWhy} />
            )}
          </h3>
          <ol>
            {turn.lines.map(({ id, at, text, rule }) => (
              <li key={id} aria-current={at === current ? "step" : undefined}>
                <button
                  type="button"
                  className="quiet moment"
                  title={words.showMoment}
                  onClick={() => showStep(at)}
                >
                  {text}
                </button>{" "}
                <RuleLink rule={rule} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
});
