import { tableOf } from "@sandtable/palestine/shape";
import { CardFace } from "../coin/index.ts";
import type { CardProps } from "../face.ts";
import { isStarred, words } from "./names.ts";
import { said } from "./words/index.ts";
import "./palestine.css";

/** The face of a card, to be read. */
export const Card = (props: CardProps) => (
  <CardFace
    {...props}
    view={tableOf(props.view)}
    words={words}
    extra={isStarred(props.card) && <span className="palestine-card-star">{said.mayBeSoftened}</span>}
  />
);
