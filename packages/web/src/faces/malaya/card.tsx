import type { CardProps } from "../face.ts";
import { CAPABILITY_OF, cardText, cardTitle, factionName } from "./names.ts";
import { openPlaces } from "./place.tsx";
import { read } from "./view.ts";
import "./cards.css";

/** The face of a card, to be read. */
export function Card({ card, view: given, small, choices, onPlace }: CardProps) {
  const view = read(given);
  const isCurrent = view.card === card && !small;
  const open = isCurrent && openPlaces(choices).has("card current");
  const face = (
    <>
      <span className="malaya-card-head">
        <span className="malaya-card-number">{card === "propaganda" ? "★" : card}</span>
        <span className="malaya-card-title">{cardTitle(card)}</span>
      </span>
      {!small && <Texts card={card} inForce={view.capabilities[card]} />}
    </>
  );
  const name = `malaya-card${small ? " small" : ""}${card === "propaganda" ? " propaganda" : ""}${open ? " is-open" : ""}`;
  return open ? (
    <button type="button" className={name} onClick={() => onPlace({ on: "card", id: "current" })}>
      {face}
      <span className="malaya-card-call">◆ Choose a text</span>
    </button>
  ) : (
    <div className={name}>{face}</div>
  );
}

function Texts({
  card,
  inForce,
}: {
  readonly card: string;
  readonly inForce: "unshaded" | "shaded" | undefined;
}) {
  const plain = cardText(card, "text");
  if (plain !== undefined) return <span className="malaya-card-text">{plain}</span>;
  const shaded = cardText(card, "shaded");
  const capability = CAPABILITY_OF[card];
  return (
    <>
      {capability && <span className="malaya-card-capability">{factionName(capability)} Capability</span>}
      <span className="malaya-card-text">
        {inForce === "unshaded" && <b>In force: </b>}
        {cardText(card, "unshaded")}
      </span>
      {shaded !== undefined && (
        <span className="malaya-card-text shaded">
          <span className="malaya-card-side">Shaded</span>
          {inForce === "shaded" && <b>In force: </b>}
          {shaded}
        </span>
      )}
    </>
  );
}
