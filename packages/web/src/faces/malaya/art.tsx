import type { JSX } from "react";
import { type ArtPiece, ArtPieces } from "../coin/art.tsx";
import { Outline } from "./outline.tsx";

const PIECES: readonly ArtPiece[] = [
  [84, 146, "troops"],
  [93, 150, "troops"],
  [70, 98, "police"],
  [56, 40, "police"],
  [136, 112, "guerrilla"],
  [147, 118, "guerrilla"],
  [128, 124, "base"],
  [180, 200, "guerrilla"],
  [112, 62, "guerrilla"],
  [128, 176, "troops"],
];

export default function Art(): JSX.Element {
  return (
    <>
      <Outline />
      <ArtPieces pieces={PIECES} />
    </>
  );
}
