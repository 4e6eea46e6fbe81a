import { tableOf } from "@sandtable/malaya/shape";
import { CardFace } from "../coin/index.ts";
import type { CardProps } from "../face.ts";
import { words } from "./names.ts";

/** The face of a card, to be read. */
export const Card = ({ view, ...props }: CardProps) => (
  <CardFace view={tableOf(view)} words={words} {...props} />
);
