import { CardFace } from "../coin/index.ts";
import type { CardProps } from "../face.ts";
import { words } from "./names.ts";
import { read } from "./view.ts";

/** The face of a card, to be read. */
export const Card = ({ view, ...props }: CardProps) => (
  <CardFace view={read(view)} words={words} {...props} />
);
