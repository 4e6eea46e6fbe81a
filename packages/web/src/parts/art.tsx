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

/** From Indo-China to New Guinea, made coarse from Natural Earth; it reaches beyond the picture on every side. */
const ISLANDS =
  "M48 -97 46 -91 54 -82 55 -77 52 -78 73 -62 80 -52 85 -28 85 -25 84 -27 83 -26 84 -23 82 -24 83 -16 80 -12 63 -2 57 -5 58 -1 54 -2 58 0 52 -1 57 3 51 -1 55 6 48 1 52 8 37 16 39 15 37 14 40 1 31 -4 25 -4 24 -10 20 -8 19 -16 10 -25 -3 -26 -2 -34 -12 -34 -12 -21 -21 -2 -21 4 -20 9 -13 9 -8 30 -9 24 -8 31 4 34 23 55 23 74 32 90 29 87 24 91 1 75 1 71 -5 64 -3 63 -6 60 -11 37 -26 18 -29 21 -30 17 -25 -2 -27 2 -28 -6 -24 -16 -26 -17 -25 -26 -35 -49 -35 -66 -39 -65 -40 -71 -44 -75 -46 -66 -51 -68 -50 -64 -56 -62 -59 -57 -60 -62 -61 -58 -62 -62 -65 -58 -65 -97ZM90 185 79 182 69 184 54 180 55 176 42 174 47 171 50 165 74 168 80 175 94 176 97 173 101 170 102 173 117 175 119 182 124 184 136 184 138 194 124 189 108 190ZM368 155 349 150 344 146 347 144 340 146 334 142 336 134 332 144 326 146 325 138 316 133 324 133 329 129 334 132 337 128 337 126 319 127 316 120 306 119 309 113 321 108 339 113 339 128 342 134 344 130 347 138 353 139 361 127 368 126ZM192 113 190 104 192 105 194 97 196 94 200 96 202 91 234 96 245 86 247 89 238 100 198 99 195 102 194 111 200 118 205 119 210 113 228 111 228 115 223 113 216 121 210 124 207 122 207 125 217 134 219 137 216 141 223 149 215 151 215 154 209 153 210 146 202 140 204 132 199 132 196 135 198 162 190 163 187 159 190 148 188 140 182 141 181 133 185 129 189 113 191 111ZM-2 85 -4 81 -1 81 13 96 18 97 20 100 14 102 22 99 26 101 27 104 22 107 25 109 22 111 27 115 33 115 34 124 38 126 34 133 38 128 46 129 50 135 47 165 42 160 41 164 34 161 35 165 27 156 4 137 -9 113 -16 103 -21 102 -24 87 -35 81 -37 75 -58 57 -61 50 -59 46 -49 51 -37 50 -30 59 -31 62 -14 72 -12 77 -10 76ZM186 49 185 52 175 53 178 59 169 59 166 61 171 66 163 67 167 69 165 71 174 81 170 83 183 94 177 96 172 93 173 96 167 103 169 112 161 117 160 115 160 118 155 123 157 123 155 126 159 127 152 141 139 147 135 137 129 140 122 134 118 139 110 141 109 132 106 134 93 135 94 130 90 123 91 118 82 110 83 104 79 96 84 84 87 83 90 87 94 86 98 89 105 90 101 88 103 87 105 77 122 72 132 57 148 52 146 49 150 47 160 32 160 37 164 32 170 38 167 44 173 42 172 46 176 45ZM261 29 257 34 257 40 253 29 250 32 249 36 252 42 249 47 247 42 244 44 235 39 234 33 237 28 231 24 229 24 228 29 225 25 222 28 221 24 216 32 213 31 217 22 223 21 228 15 233 17 231 22 237 20 239 16 241 18 243 12 250 12 249 3 257 9 259 13 256 16 259 17ZM185 193 163 198 160 193 165 190 172 194 176 193 170 189 173 187ZM224 189 218 194 204 196 192 195 193 191 200 189 217 193 223 187ZM239 198 246 193 265 190 269 191 265 193 252 198 232 211 229 211 232 208 231 203ZM305 141 304 144 295 138 291 140 285 137 281 140 277 136 275 140 274 137 277 134 291 133 300 135ZM272 106 271 87 276 82 273 96 278 90 283 88 283 93 278 96 285 102 274 101 280 114ZM230 -7 226 3 227 11 220 7 218 3 223 0 224 -8Z";
/** Where they came from, and where they went. */
const THRUSTS: readonly string[] = [
  "M88-30C70 0 50 24 33 36",
  "M98-26C106 20 106 52 97 72",
  "M250 40C236 92 158 104 140 156",
];
/** Counters: where, of which side, and the sign on them. */
const COUNTERS: readonly (readonly [
  x: number,
  y: number,
  side: string,
  sign: "infantry" | "tank" | "air",
])[] = [
  [22, 40, "japan", "infantry"],
  [30, 32, "japan", "tank"],
  [34, 92, "britain", "infantry"],
  [96, 84, "japan", "infantry"],
  [64, 170, "holland", "infantry"],
  [124, 176, "holland", "air"],
  [196, 158, "holland", "infantry"],
  [248, 28, "japan", "infantry"],
  [228, 6, "america", "infantry"],
  [18, 118, "britain", "air"],
];
const SIGNS = {
  infantry: "M-5-3 5 3M-5 3 5-3",
  tank: "M-2-1.6h4a1.6 1.6 0 0 1 0 3.2h-4a1.6 1.6 0 0 1 0-3.2Z",
  air: "M0-2.6V2.6M-4 0h8M-1.5 2.2h3",
} as const;

/** A carrier from the side. */
const CARRIER = "M0 9H52L48 16H6ZM2 5H54L52 9H0ZM30 5V0H38V5ZM33 0V-6M31-4H35";

function Campaign(): JSX.Element {
  return (
    <>
      <defs>
        <pattern id="art-hexes" width="36" height="20.78" patternUnits="userSpaceOnUse">
          <path className="art-hex" d="M0 10.39 6 0H18L24 10.39H36M0 10.39 6 20.78H18L24 10.39" />
        </pattern>
        <marker id="art-arrow" viewBox="-3 -4 8 8" markerWidth="3" markerHeight="3" orient="auto">
          <path className="art-arrow" d="M-2-3.5 4 0-2 3.5Z" />
        </marker>
      </defs>
      <path className="art-land art-island" d={ISLANDS} />
      <rect x="-600" y="-200" width="1500" height="700" fill="url(#art-hexes)" />
      {THRUSTS.map((path) => (
        <path key={path} className="art-thrust" d={path} markerEnd="url(#art-arrow)" />
      ))}
      <g transform="translate(124 24)">
        <path className="art-carrier" d={CARRIER} />
        <path className="art-wake" d="M-10 18q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
      </g>
      {COUNTERS.map(([x, y, side, sign]) => (
        <g key={`${x} ${y}`} className={`art-counter art-${side}`} transform={`translate(${x} ${y})`}>
          <rect className="art-shade" x="-6.5" y="-6.5" width="16" height="16" rx="1.5" />
          <rect className="art-card" x="-8" y="-8" width="16" height="16" rx="1.5" />
          <path className="art-sign" d={`M-5-3H5V3H-5Z${SIGNS[sign]}`} />
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
      {game === "1942" && <Campaign />}
    </svg>
  );
}
