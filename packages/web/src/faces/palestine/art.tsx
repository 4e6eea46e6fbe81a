import type { JSX } from "react";
import { type ArtPiece, ArtPieces, ArtRailways } from "../coin/art.tsx";
import "./art.css";

/** The Districts from north to south, coarsely: a picture for the front page, not a map to play on. */
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
const PIECES: readonly ArtPiece[] = [
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

export default function Art(): JSX.Element {
  return (
    <>
      <path className="art-around" d={AROUND} />
      {DISTRICTS.map((path, index) => (
        <path key={path} className={`art-land art-district-${index}`} d={path} />
      ))}
      <path className="art-lake" d={LAKES} />
      <ArtRailways path={RAILWAYS} />
      {CITIES.map(([x, y]) => (
        <circle key={x} className="art-city" cx={x} cy={y} r="15" />
      ))}
      <ArtPieces pieces={PIECES} />
    </>
  );
}
