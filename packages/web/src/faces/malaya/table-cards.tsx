import { type Area, CAPABILITIES, CURRENT, DECK, PILE } from "./layout.ts";
import { CAPABILITY_OF, cardName, cardText, cardTitle, factionName } from "./names.ts";
import { PlaceMark } from "./place.tsx";
import type { MalayaView, Side } from "./view.ts";
import { wrapped } from "./wrap.ts";

/** The cards as they lie on the table: draw deck, played pile, the current card, and those whose effect lasts. */

function Text({
  text,
  most,
  x,
  y,
  step,
  className,
  rows = 99,
}: {
  readonly text: string;
  readonly most: number;
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly className: string;
  readonly rows?: number;
}) {
  const all = wrapped(text, most);
  const lines = all.length > rows ? [...all.slice(0, rows - 1), `${all[rows - 1]} …`] : all;
  return (
    <text className={className} x={x} y={y}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : step}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A thick deck shows five edges, from the lowest up. */
const LAYERS = [4, 3, 2, 1, 0];

function Deck({ left }: { readonly left: number }) {
  const { x, y, width, height } = DECK;
  const layers = LAYERS.filter((layer) => left > layer * 5);
  return (
    <PlaceMark
      place={{ on: "card", id: "deck" }}
      label={`Draw deck: ${left} cards left`}
      shape={{ area: DECK, round: 8 }}
      pin={[x + 12, y + 8]}
    >
      <g className="deck">
        {left === 0 && <rect className="empty-slot" {...DECK} rx="8" />}
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
              transform={`translate(${x + width / 2 - 4} ${y + 70})`}
            />
            <text className="left" x={x + width / 2 - 4} y={y + 134}>
              {left}
            </text>
            <text className="left-word" x={x + width / 2 - 4} y={y + 150}>
              to draw
            </text>
          </>
        )}
      </g>
    </PlaceMark>
  );
}

function Pile({ played }: { readonly played: readonly string[] }) {
  const { x, y, width } = PILE;
  const top = played[played.length - 1];
  return (
    <PlaceMark
      place={{ on: "card", id: "played" }}
      label={`Played cards: ${played.length}${top ? `, ${cardName(top)} on top` : ""}`}
      shape={{ area: PILE, round: 8 }}
      pin={[x + 12, y + 8]}
    >
      <rect className="empty-slot" {...PILE} rx="8" />
      {top === undefined ? (
        <Text className="slot-word" text="Played cards" most={8} x={x + width / 2} y={y + 82} step={18} />
      ) : (
        <g className="pile">
          {played.length > 1 && (
            <rect className="face" {...inset(PILE, 5)} rx="8" transform={`rotate(-4 ${x + 62} ${y + 86})`} />
          )}
          <g transform={`rotate(2 ${x + 62} ${y + 86})`}>
            <rect className="face" {...inset(PILE, 5)} rx="8" />
            <path className="banner" d={`M${x + 5} ${y + 13}q0-8 8-8h${width - 26}q8 0 8 8v20H${x + 5}z`} />
            <text className="number" x={x + width / 2} y={y + 25}>
              {top === "propaganda" ? "★" : top}
            </text>
            <Text
              className="pile-title"
              text={cardTitle(top)}
              most={12}
              x={x + width / 2}
              y={y + 58}
              step={17}
            />
            <text className="pile-count" x={x + width / 2} y={y + 152}>
              {played.length} played
            </text>
          </g>
        </g>
      )}
    </PlaceMark>
  );
}

const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** How a card of this many letters a line lies on the table. */
const LETTERS = 30;
const ROW = 17.5;

function Current({ card }: { readonly card: string | null }) {
  const { x, y, width, height } = CURRENT;
  return (
    <PlaceMark
      place={{ on: "card", id: "current" }}
      label={card === null ? "No card yet" : `Current card: ${cardName(card)}`}
      shape={{ area: CURRENT, round: 10 }}
      pin={[x + 14, y + 10]}
    >
      {card === null ? (
        <rect className="empty-slot" {...CURRENT} rx="10" />
      ) : (
        <g className="current" key={card}>
          <rect className="cast" x={x + 3} y={y + 4} width={width} height={height} rx="10" />
          <rect className="face" {...CURRENT} rx="10" />
          {card === "propaganda" ? (
            <PropagandaFace area={CURRENT} />
          ) : (
            <EventFace card={card} area={CURRENT} />
          )}
        </g>
      )}
    </PlaceMark>
  );
}

function EventFace({ card, area }: { readonly card: string; readonly area: Area }) {
  const { x, y, width, height } = area;
  const unshaded = cardText(card, "unshaded") ?? "";
  const shaded = cardText(card, "shaded");
  const rows = wrapped(unshaded, LETTERS).length;
  const shadedRows = shaded === undefined ? 0 : wrapped(shaded, LETTERS).length;
  const shadeTop = y + height - 26 - Math.max(60, shadedRows * ROW + 34);
  const capability = CAPABILITY_OF[card];
  return (
    <>
      <path className="banner" d={`M${x} ${y + 10}q0-10 10-10h${width - 20}q10 0 10 10v46H${x}z`} />
      <text className="number" x={x + 12} y={y + 35}>
        {card}
      </text>
      <text className={cardTitle(card).length > 17 ? "card-title long" : "card-title"} x={x + 70} y={y + 35}>
        {cardTitle(card)}
      </text>
      {capability && (
        <text className="capability" x={x + width / 2} y={y + 76}>
          {factionName(capability)} Capability
        </text>
      )}
      <Text
        className="card-text"
        text={unshaded}
        most={LETTERS}
        x={x + 14}
        y={y + (capability ? 100 : rows > 6 ? 82 : 90)}
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
        Malaya
      </text>
    </>
  );
}

function PropagandaFace({ area }: { readonly area: Area }) {
  const { x, y, width, height } = area;
  return (
    <g className="propaganda">
      <rect {...inset(area, 8)} rx="6" />
      <path
        d="m0-62 17 42 46 3-35 29 11 45-39-25-39 25 11-45-35-29 46-3z"
        transform={`translate(${x + width / 2} ${y + 140})`}
      />
      <text className="card-title" x={x + width / 2} y={y + 244}>
        {cardTitle("propaganda")}
      </text>
      <Text
        className="card-text"
        text={cardText("propaganda", "text") ?? ""}
        most={30}
        x={x + width / 2}
        y={y + 276}
        step={ROW + 2}
      />
      <text className="foot" x={x + width / 2} y={y + height - 18}>
        Malaya
      </text>
    </g>
  );
}

function Capability({
  card,
  side,
  index,
}: {
  readonly card: string;
  readonly side: Side;
  readonly index: number;
}) {
  const area = {
    x: CAPABILITIES.x + (index % 3) * 133,
    y: CAPABILITIES.y + 24 + Math.floor(index / 3) * 68,
    width: 128,
    height: 62,
  };
  const faction = CAPABILITY_OF[card] ?? "british";
  return (
    <PlaceMark
      place={{ on: "card", id: card }}
      label={`Capability in force: ${cardName(card)}, ${side} text`}
      shape={{ area, round: 5 }}
      pin={[area.x + 8, area.y + 4]}
    >
      <g className={`lasting ${side} of-${faction}`}>
        <rect className="face" {...area} rx="5" />
        <path className="banner" d={`M${area.x} ${area.y + 5}q0-5 5-5h118q5 0 5 5v15H${area.x}z`} />
        <text className="number" x={area.x + 8} y={area.y + 15}>
          {card}
        </text>
        <text className="side" x={area.x + 120} y={area.y + 15}>
          {side === "shaded" ? "◩ shaded" : "□ unshaded"}
        </text>
        <Text
          className="lasting-title"
          text={cardTitle(card)}
          most={14}
          x={area.x + 64}
          y={area.y + (cardTitle(card).length > 14 ? 37 : 46)}
          step={15}
        />
      </g>
    </PlaceMark>
  );
}

export function TableCards({ view }: { readonly view: MalayaView }) {
  const lasting = Object.entries(view.capabilities);
  return (
    <g className="cards">
      <Deck left={view.cardsLeft} />
      <Pile played={view.played.slice(0, -1)} />
      <Current card={view.card} />
      <text className="cards-heading" x={CAPABILITIES.x + CAPABILITIES.width / 2} y={CAPABILITIES.y + 14}>
        {lasting.length === 0 ? "No Capabilities in force" : "Capabilities in force"}
      </text>
      {lasting.map(([card, side], index) => (
        <Capability key={card} card={card} side={side} index={index} />
      ))}
    </g>
  );
}
