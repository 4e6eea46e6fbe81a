import type { CardsView, Shading } from "@sandtable/coin/shape";
import type { ReactNode } from "react";
import type { CardProps } from "../face.ts";
import { openPlaces } from "./place.tsx";
import { type CoinWords, said } from "./words/index.ts";
import "./cards.css";

/** The face of a card, to be read. */
export function CardFace<Faction extends string>({
  card,
  view,
  words,
  small,
  choices,
  onPlace,
  extra,
}: Omit<CardProps, "view"> & {
  readonly view: CardsView;
  readonly words: CoinWords<Faction>;
  /** What else is printed on the card, below its title. */
  readonly extra?: ReactNode;
}) {
  const isCurrent = view.card === card && !small;
  const open = isCurrent && openPlaces(choices).has("card current");
  const face = (
    <>
      <span className="coin-card-head">
        <span className="coin-card-number">{card === "propaganda" ? "★" : card}</span>
        <span className="coin-card-title">{words.cardTitle(card)}</span>
      </span>
      {!small && extra}
      {!small && <Texts card={card} words={words} inForce={view.capabilities[card]} />}
    </>
  );
  const name = `coin-card${small ? " small" : ""}${card === "propaganda" ? " propaganda" : ""}${open ? " is-open" : ""}`;
  return open ? (
    <button type="button" className={name} onClick={() => onPlace({ on: "card", id: "current" })}>
      {face}
      <span className="coin-card-call">{said.chooseText}</span>
    </button>
  ) : (
    <div className={name}>{face}</div>
  );
}

function Texts<Faction extends string>({
  card,
  words,
  inForce,
}: {
  readonly card: string;
  readonly words: CoinWords<Faction>;
  readonly inForce: Shading | undefined;
}) {
  const plain = words.cardText(card, "text");
  if (plain !== undefined) return <span className="coin-card-text">{plain}</span>;
  const shaded = words.cardText(card, "shaded");
  const label = words.labelOf(card);
  return (
    <>
      {label && <span className="coin-card-capability">{label}</span>}
      <span className="coin-card-text">
        {inForce === "unshaded" && <b>{said.inForce}</b>}
        {words.cardText(card, "unshaded")}
      </span>
      {shaded !== undefined && (
        <span className="coin-card-text shaded">
          <span className="coin-card-side">{said.shaded}</span>
          {inForce === "shaded" && <b>{said.inForce}</b>}
          {shaded}
        </span>
      )}
    </>
  );
}
