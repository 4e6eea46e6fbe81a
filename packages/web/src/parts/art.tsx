import type { JSX } from "react";

/** The provinces of the peninsula, coarsely: a picture for the front page, not a map to play on. */
const PENINSULA: readonly string[] = [
  "M34 51 43 52 42 70 58 60 70 33 70 22 61 23 58 23 52 12 37 11 30 4 25 4 23 17 34 32Z",
  "M64 42 59 59 44 71 41 69 44 68 43 52 34 51 38 62 34 71 46 83 45 88 48 88 42 101 44 107 55 111 48 113 47 118 57 117 58 120 64 120 73 122 80 116 88 120 95 116 93 105 87 101 86 96 81 94 82 86 88 79 92 63 102 59 102 54 98 53 100 43 94 37 78 42 72 48Z",
  "M118 22 118 28 110 39 105 44 100 43 98 53 102 53 102 59 92 63 88 79 82 86 96 90 104 87 104 82 111 88 113 82 121 83 126 87 145 86 148 82 140 78 141 70 135 67 134 46 141 39 130 25Z",
  "M141 39 134 46 135 67 141 70 140 78 158 88 159 96 166 97 162 108 176 114 182 121 181 108 186 109 189 104 186 82 170 59Z",
  "M186 109 181 108 182 121 172 111 163 110 166 97 158 94 158 88 145 83 145 86 126 87 121 83 113 82 111 88 104 82 104 87 98 89 84 88 81 94 86 96 87 101 93 105 94 116 107 124 104 134 109 139 145 150 172 178 178 180 186 177 196 182 198 173 190 160 190 136 183 126Z",
  "M101 181 104 164 112 164 118 154 117 143 104 134 107 124 104 120 95 116 88 120 80 116 76 121 72 120 58 120 57 117 50 120 60 126 72 141 76 156 70 166 78 167 88 177Z",
  "M161 166 145 150 126 146 116 140 118 154 112 164 104 164 102 178 101 181 106 182 111 192 120 192 128 199 146 204Z",
  "M198 173 196 182 186 177 178 180 161 166 146 204 154 212 162 212 183 221 190 232 191 228 195 228 204 223 212 226 212 216 216 222 220 220 216 223 218 227 224 228 227 224 211 187 202 174Z",
];

/** Wooden pieces on the map: where, and of which kind. */
const PIECES: readonly (readonly [number, number, "troops" | "police" | "guerrilla" | "base"])[] = [
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

function Piece({
  x,
  y,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
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

/** A picture of the game on the table. */
export function GameArt({ game }: { readonly game: string }): JSX.Element {
  return (
    <svg className="game-art" viewBox="0 0 250 240" aria-hidden="true" focusable="false">
      <rect className="art-sea" width="250" height="240" />
      <path className="art-waves" d="M0 40h250M0 80h250M0 120h250M0 160h250M0 200h250" />
      {game === "malaya" && (
        <>
          {PENINSULA.map((path, index) => (
            <path key={path} className={`art-land art-land-${index % 3}`} d={path} />
          ))}
          {PIECES.map(([x, y, kind]) => (
            <Piece key={`${x} ${y}`} x={x} y={y} kind={kind} />
          ))}
        </>
      )}
    </svg>
  );
}
