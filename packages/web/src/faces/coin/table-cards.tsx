import type { CardsView, Shading } from "@sandtable/coin/shape";
import type { ReactNode } from "react";
import { type Area, grown, moveTo } from "./geometry.ts";
import type { Sides, Tone } from "./kit.ts";
import { Text } from "./panel.tsx";
import { PlaceMark } from "./place.tsx";
import { type CoinWords, said, wrapped } from "./words/index.ts";

/** The cards as they lie on the table: draw deck, played pile, the current card, and those whose effect lasts. */

/** Where the cards lie: deck and pile 124 by 172, the current card 256 by 368, Capabilities three to a row. */
export interface CardsLayout {
  readonly deck: Area;
  readonly pile: Area;
  readonly current: Area;
  readonly capabilities: Area;
}

interface Printed<Faction extends string> {
  readonly words: CoinWords<Faction>;
  /** The name of the game, at the foot of each card. */
  readonly foot: string;
  /** How many letters of a title stand on one line; a longer one takes two. */
  readonly titleRoom?: number | undefined;
}

/** A thick deck shows five edges, from the lowest up. */
const LAYERS = [4, 3, 2, 1, 0];

function Deck({ area, left }: { readonly area: Area; readonly left: number }) {
  const { x, y, width, height } = area;
  const layers = LAYERS.filter((layer) => left > layer * 5);
  return (
    <PlaceMark
      place={{ on: "card", id: "deck" }}
      label={said.drawDeckLeft({ left })}
      shape={{ area, round: 8 }}
      pin={[x + 12, y + 8]}
    >
      <g className="deck">
        {left === 0 && <rect className="empty-slot" {...area} rx="8" />}
        {layers.map((layer) => (
          <rect
            key={layer}
            className="back"
            x={x + layer * 2}
            y={y + layer * 2}
            width={width - 8}
            height={height - 8}
            rx="8"
          />
        ))}
        {left > 0 && (
          <>
            <rect className="back-line" x={x + 7} y={y + 7} width={width - 22} height={height - 22} rx="5" />
            <path
              className="back-star"
              d="m0-30 8.5 20.5 22 1.5-17 14 5.5 21.5-19-12-19 12 5.5-21.5-17-14 22-1.500z"
              transform={moveTo([x + width / 2 - 4, y + 70])}
            />
            <text className="left" x={x + width / 2 - 4} y={y + 134}>
              {left}
            </text>
            <text className="left-word" x={x + width / 2 - 4} y={y + 150}>
              {said.toDraw}
            </text>
          </>
        )}
      </g>
    </PlaceMark>
  );
}

function Pile<Faction extends string>({
  area,
  played,
  words,
}: {
  readonly area: Area;
  readonly played: readonly string[];
  readonly words: CoinWords<Faction>;
}) {
  const { x, y, width } = area;
  const top = played[played.length - 1];
  return (
    <PlaceMark
      place={{ on: "card", id: "played" }}
      label={said.playedCount({ count: played.length, top: top && words.cardName(top) })}
      shape={{ area, round: 8 }}
      pin={[x + 12, y + 8]}
    >
      <rect className="empty-slot" {...area} rx="8" />
      {top === undefined ? (
        <Text className="slot-word" text={said.playedCards} most={8} x={x + width / 2} y={y + 82} step={18} />
      ) : (
        <g className="pile">
          {played.length > 1 && (
            <rect className="face" {...grown(area, -5)} rx="8" transform={`rotate(-4 ${x + 62} ${y + 86})`} />
          )}
          <g transform={`rotate(2 ${x + 62} ${y + 86})`}>
            <rect className="face" {...grown(area, -5)} rx="8" />
            <path className="banner" d={`M${x + 5} ${y + 13}q0-8 8-8h${width - 26}q8 0 8 8v20H${x + 5}z`} />
            <text className="number" x={x + width / 2} y={y + 25}>
              {top === "propaganda" ? "★" : top}
            </text>
            <Text
              className={/\w{12}/.test(words.cardTitle(top)) ? "pile-title long" : "pile-title"}
              text={words.cardTitle(top)}
              most={12}
              x={x + width / 2}
              y={y + 58}
              step={17}
            />
            <text className="pile-count" x={x + width / 2} y={y + 152}>
              {said.played({ count: played.length })}
            </text>
          </g>
        </g>
      )}
    </PlaceMark>
  );
}

/** How a card of this many letters a line lies on the table. */
const LETTERS = 30;
const ROW = 17.5;

function Current<Faction extends string>({
  area,
  card,
  words,
  foot,
  titleRoom,
  extra,
}: Printed<Faction> & { readonly area: Area; readonly card: string | null; readonly extra?: ReactNode }) {
  const { x, y, width, height } = area;
  return (
    <PlaceMark
      place={{ on: "card", id: "current" }}
      label={card === null ? said.noCard : said.currentCard({ card: words.cardName(card) })}
      shape={{ area, round: 10 }}
      pin={[x + 14, y + 10]}
    >
      {card === null ? (
        <rect className="empty-slot" {...area} rx="10" />
      ) : (
        <g className="current" key={card}>
          <rect className="cast" x={x + 3} y={y + 4} width={width} height={height} rx="10" />
          <rect className="face" {...area} rx="10" />
          {card === "propaganda" ? (
            <PropagandaFace area={area} words={words} foot={foot} />
          ) : (
            <EventFace card={card} area={area} words={words} foot={foot} titleRoom={titleRoom} />
          )}
          {extra && <g transform={moveTo([x, y])}>{extra}</g>}
        </g>
      )}
    </PlaceMark>
  );
}

function EventFace<Faction extends string>({
  card,
  area,
  words,
  foot,
  titleRoom,
}: Printed<Faction> & { readonly card: string; readonly area: Area }) {
  const { x, y, width, height } = area;
  const title = words.cardTitle(card);
  const unshaded = words.cardText(card, "unshaded") ?? words.cardText(card, "text") ?? "";
  const shaded = words.cardText(card, "shaded");
  const rows = wrapped(unshaded, LETTERS).length;
  const shadedRows = shaded === undefined ? 0 : wrapped(shaded, LETTERS).length;
  const shadeTop = y + height - 26 - Math.max(60, shadedRows * ROW + 34);
  const label = words.labelOf(card);
  return (
    <>
      <path className="banner" d={`M${x} ${y + 10}q0-10 10-10h${width - 20}q10 0 10 10v46H${x}z`} />
      <text className="number" x={x + 12} y={y + 35}>
        {card}
      </text>
      <Text
        className={title.length > 17 ? "card-title long" : "card-title"}
        text={title}
        most={titleRoom ?? title.length}
        x={x + (titleRoom === undefined ? 70 : 62)}
        y={y + (title.length > (titleRoom ?? title.length) ? 26 : 35)}
        step={18}
      />
      {label && (
        <text className="capability" x={x + width / 2} y={y + 76}>
          {label}
        </text>
      )}
      <Text
        className="card-text"
        text={unshaded}
        most={LETTERS}
        x={x + 14}
        y={y + (label ? 100 : rows > 6 ? 82 : 90)}
        step={ROW}
      />
      {shaded !== undefined && (
        <>
          <path
            className="shade"
            d={`M${x + 6} ${shadeTop}h${width - 12}v${y + height - 32 - shadeTop}q0 6-6 6H${x + 12}q-6 0-6-6z`}
          />
          <Text className="card-text" text={shaded} most={LETTERS} x={x + 14} y={shadeTop + 24} step={ROW} />
        </>
      )}
      <text className="foot" x={x + width / 2} y={y + height - 9}>
        {foot}
      </text>
    </>
  );
}

function PropagandaFace<Faction extends string>({
  area,
  words,
  foot,
}: Printed<Faction> & { readonly area: Area }) {
  const { x, y, width, height } = area;
  return (
    <g className="propaganda">
      <rect {...grown(area, -8)} rx="6" />
      <path
        d="m0-62 17 42 46 3-35 29 11 45-39-25-39 25 11-45-35-29 46-3z"
        transform={moveTo([x + width / 2, y + 140])}
      />
      <text className="card-title" x={x + width / 2} y={y + 244}>
        {words.cardTitle("propaganda")}
      </text>
      <Text
        className="card-text"
        text={words.cardText("propaganda", "text") ?? ""}
        most={30}
        x={x + width / 2}
        y={y + 276}
        step={ROW + 2}
      />
      <text className="foot" x={x + width / 2} y={y + height - 18}>
        {foot}
      </text>
    </g>
  );
}

function Capability<Faction extends string>({
  area,
  card,
  side,
  tone,
  words,
}: {
  readonly area: Area;
  readonly card: string;
  readonly side: Shading;
  readonly tone: Tone;
  readonly words: CoinWords<Faction>;
}) {
  const title = words.cardTitle(card);
  return (
    <PlaceMark
      place={{ on: "card", id: card }}
      label={said.capabilityInForce({ card: words.cardName(card), side })}
      shape={{ area, round: 5 }}
      pin={[area.x + 8, area.y + 4]}
    >
      <g className={`lasting ${side} of-${tone}`}>
        <rect className="face" {...area} rx="5" />
        <path className="banner" d={`M${area.x} ${area.y + 5}q0-5 5-5h118q5 0 5 5v15H${area.x}z`} />
        <text className="number" x={area.x + 8} y={area.y + 15}>
          {card}
        </text>
        <text className="side" x={area.x + 120} y={area.y + 15}>
          {said.side[side]}
        </text>
        <Text
          className="lasting-title"
          text={title}
          most={14}
          x={area.x + 64}
          y={area.y + (title.length > 14 ? 37 : 46)}
          step={15}
        />
      </g>
    </PlaceMark>
  );
}

const capabilityArea = ({ x, y }: Area, index: number): Area => ({
  x: x + (index % 3) * 133,
  y: y + 24 + Math.floor(index / 3) * 68,
  width: 128,
  height: 62,
});

export function TableCards<Faction extends string>({
  view,
  layout,
  words,
  foot,
  sides,
  titleRoom,
  extra,
}: Printed<Faction> & {
  readonly view: CardsView;
  readonly layout: CardsLayout;
  readonly sides: Sides<Faction>;
  /** What else is printed on the current card, drawn from its top left corner. */
  readonly extra?: ReactNode;
}) {
  const lasting = Object.entries(view.capabilities);
  const { capabilities } = layout;
  const toneOf = (card: string): Tone => {
    const owner = words.capabilityOf(card);
    return owner === undefined ? "blue" : sides[owner].tone;
  };
  return (
    <g className="cards">
      <Deck area={layout.deck} left={view.cardsLeft} />
      <Pile area={layout.pile} played={view.played.slice(0, -1)} words={words} />
      <Current
        area={layout.current}
        card={view.card}
        words={words}
        foot={foot}
        titleRoom={titleRoom}
        extra={extra}
      />
      <text className="cards-heading" x={capabilities.x + capabilities.width / 2} y={capabilities.y + 14}>
        {lasting.length === 0 ? said.noCapabilities : said.capabilities}
      </text>
      {lasting.map(([card, side], index) => (
        <Capability
          key={card}
          area={capabilityArea(capabilities, index)}
          card={card}
          side={side}
          tone={toneOf(card)}
          words={words}
        />
      ))}
    </g>
  );
}
