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

/** The Districts of Palestine from north to south, as coarse as the peninsula. */
const DISTRICTS: readonly string[] = [
  "M145 41 144 36 148 24 176 24 182 28 199 25 204 19 205 9 209 5 216 9 221 10 220 24 218 38 222 47 225 63 210 72 213 81 210 104 199 100 191 92 184 89 163 83 168 77 162 66 167 57 161 47Z",
  "M113 97 117 77 122 61 123 50 127 46 137 48 145 41 161 47 167 57 162 66 168 77 163 83 154 91 141 96Z",
  "M105 115 113 97 141 96 154 91 163 83 184 89 191 92 199 100 210 104 212 116 206 138 187 133 175 134 150 132 143 134 132 125 130 117 118 113Z",
  "M75 167 89 144 94 130 105 115 118 113 130 117 132 125 143 134 145 150 139 161 130 168 121 180 103 176 91 171Z",
  "M121 180 130 168 139 161 145 150 143 134 150 132 175 134 187 133 206 138 206 149 210 164 202 165 195 176 186 197 185 212 177 215 161 214 144 211 122 207 105 197 112 189Z",
  "M25 212 45 199 66 180 75 167 91 171 103 176 121 180 112 189 105 197 122 207 144 211 161 214 177 215 185 212 183 240 180 440 130 440Z",
];
/** The lands around reach beyond the picture, whatever its shape. */
const AROUND =
  "M-600 240-90 236 25 212 45 199 66 180 89 144 113 97 123 50 148 24 162 11 180-200 850-200 850 440-600 440Z";
const LAKES =
  "M210 164 202 165 195 176 186 197 184 224 188 236 198 236 204 221 190 221 195 210 204 213 210 199 214 176ZM213 66 210 59 204 52 210 47 218 46 222 56 219 63Z";
const RAILWAYS =
  "M-60 260 4 232 32 214 62 192 80 172 92 135 123 139 147 156 168 165M92 135 123 119 131 102 123 69 123 50 154 59 187 72 204 75 225 64 260 56 850-20";
const CITIES: readonly (readonly [number, number])[] = [
  [123, 50],
  [92, 135],
  [168, 165],
];
const PALESTINE_PIECES: typeof PIECES = [
  [118, 50, "troops"],
  [128, 52, "guerrilla"],
  [87, 136, "troops"],
  [97, 136, "police"],
  [163, 166, "guerrilla"],
  [173, 166, "troops"],
  [187, 50, "guerrilla"],
  [172, 112, "troops"],
  [112, 160, "base"],
  [150, 196, "guerrilla"],
  [96, 212, "troops"],
  [56, 196, "police"],
];

function Palestine(): JSX.Element {
  return (
    <>
      <path className="art-around" d={AROUND} />
      {DISTRICTS.map((path, index) => (
        <path key={path} className={`art-land art-district-${index}`} d={path} />
      ))}
      <path className="art-lake" d={LAKES} />
      <path className="art-track" d={RAILWAYS} />
      <path className="art-rails" d={RAILWAYS} />
      {CITIES.map(([x, y]) => (
        <circle key={x} className="art-city" cx={x} cy={y} r="15" />
      ))}
      {PALESTINE_PIECES.map(([x, y, kind]) => (
        <Piece key={`${x} ${y}`} x={x} y={y} kind={kind} />
      ))}
    </>
  );
}

/** The Railways of Malaya along its borders, the circles they run through, and what is at odds over them. */
const MALAYAN_RAILWAYS =
  "M23 15 25 7 30 5 36 10 51 14 61 22 68 23 70 29 64 43 71 47 84 40 92 38 100 43 112 35 118 22M100 43 102 56 91 65 84 88 91 105 93 112 105 122 106 136 115 141 128 146 145 151 161 166 156 183 146 204M161 166 173 177 189 178 195 181 198 173";
const CIRCLES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [84, 88, 11],
  [115, 141, 14],
  [161, 166, 11],
];
const OCCUPATION_PIECES: readonly (readonly [number, number, string])[] = [
  [80, 90, "troops"],
  [89, 91, "troops"],
  [110, 142, "troops"],
  [121, 144, "police"],
  [157, 168, "troops"],
  [166, 169, "troops"],
  [60, 84, "guerrilla"],
  [52, 92, "guerrilla"],
  [66, 98, "base"],
  [48, 36, "other"],
  [124, 64, "other"],
  [150, 118, "guerrilla"],
  [132, 176, "guerrilla"],
  [184, 204, "guerrilla"],
  [194, 208, "police"],
];
/** Force 136 comes by parachute. */
const PARACHUTES: readonly (readonly [number, number])[] = [
  [172, 66],
  [205, 108],
];

function Occupation(): JSX.Element {
  return (
    <>
      {PENINSULA.map((path, index) => (
        <path key={path} className={`art-land art-land-${index % 3}`} d={path} />
      ))}
      <path className="art-track" d={MALAYAN_RAILWAYS} />
      <path className="art-rails" d={MALAYAN_RAILWAYS} />
      {CIRCLES.map(([x, y, radius]) => (
        <circle key={x} className="art-city" cx={x} cy={y} r={radius} />
      ))}
      {OCCUPATION_PIECES.map(([x, y, kind]) => (
        <Piece key={`${x} ${y}`} x={x} y={y} kind={kind} />
      ))}
      {PARACHUTES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="art-cords" d="M-13 0 0 19 13 0M-5 0 0 19 5 0" />
          <path className="art-canopy" d="M-13 0C-13-18 13-18 13 0 10-3 7-3 5 0 3-3-3-3-5 0-7-3-10-3-13 0Z" />
          <circle className="art-load" cy="20" r="2.6" />
        </g>
      ))}
    </>
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
      {game === "palestine" && <Palestine />}
      {game === "japanese-occupation" && <Occupation />}
    </svg>
  );
}
