import { type JSX, Suspense } from "react";
import { coverOf } from "../faces/index.ts";

/** A picture of the game on the table; of a game that this page cannot draw, the sea. */
export function GameArt({ game }: { readonly game: string }): JSX.Element {
  const Art = coverOf(game)?.Art;
  return (
    <svg className="game-art" viewBox="0 0 250 240" aria-hidden="true" focusable="false">
      <rect className="art-sea" width="250" height="240" />
      <path className="art-waves" d="M0 40h250M0 80h250M0 120h250M0 160h250M0 200h250" />
      <Suspense>{Art && <Art />}</Suspense>
    </svg>
  );
}
