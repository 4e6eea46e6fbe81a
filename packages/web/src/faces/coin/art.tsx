import type { JSX } from "react";
import "./art.css";

/** A wooden piece on the picture: where, and of which kind. */
export type ArtPiece = readonly [
  x: number,
  y: number,
  kind: "troops" | "police" | "guerrilla" | "base" | "other",
];

function Piece({
  x,
  y,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: ArtPiece[2];
}): JSX.Element {
  const isCube = kind === "troops" || kind === "police";
  return (
    <g className={`art-piece art-${kind}`} transform={`translate(${x} ${y})`}>
      {isCube ? (
        <>
          <path className="art-shade" d="M-4-3 4-3 4 5-4 5Z" transform="translate(1.5 1.5)" />
          <path className="art-side" d="M-4-4 4-4 4 4-4 4Z" />
          <path className="art-top" d="M-4-4-2-6.5 6-6.5 4-4ZM4-4 6-6.5 6 1.5 4 4Z" />
        </>
      ) : (
        <>
          <ellipse className="art-shade" cx="1" cy="4" rx="5" ry="3" />
          <path className="art-side" d="M-4.5-3V3a4.5 2.5 0 0 0 9 0V-3Z" />
          <ellipse className="art-top" cy="-3" rx="4.5" ry="2.5" />
        </>
      )}
    </g>
  );
}

export const ArtPieces = ({ pieces }: { readonly pieces: readonly ArtPiece[] }): JSX.Element => (
  <>
    {pieces.map(([x, y, kind]) => (
      <Piece key={`${x} ${y}`} x={x} y={y} kind={kind} />
    ))}
  </>
);

/** A line with sleepers. */
export const ArtRailways = ({ path }: { readonly path: string }): JSX.Element => (
  <>
    <path className="art-track" d={path} />
    <path className="art-rails" d={path} />
  </>
);
