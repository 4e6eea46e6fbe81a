import type { MalayaView } from "@sandtable/malaya-1941/shape";
import { LEVELS } from "@sandtable/malaya-1941/tables";
import { Box } from "../hex/index.ts";
import { SCORE } from "./layout.ts";
import { sideOf } from "./view.ts";
import { words } from "./words/index.ts";

/** 24.2 Victory points, and the levels of victory along the difference. */

const { marginal, major, decisive } = LEVELS;
/** The track ends here; who is further ahead stands at its end. */
const MOST = 60;
const BANDS = [
  { name: "decisive", from: decisive, to: MOST },
  { name: "major", from: major, to: decisive },
  { name: "marginal", from: marginal, to: major },
] as const;

export function Score({ view }: { readonly view: MalayaView }) {
  const { x, y, width } = SCORE;
  const [japanese, allied] = [sideOf(view, "japanese").points, sideOf(view, "allied").points];
  const lead = japanese - allied;
  const left = x + 16;
  const right = x + width - 16;
  /** The Japanese lead to the left. */
  const at = (difference: number): number =>
    (left + right) / 2 - (Math.max(-MOST, Math.min(MOST, difference)) / MOST) * ((right - left) / 2);
  const leader = lead > 0 ? "japanese" : "allied";
  const band = (key: string, className: string, from: number, to: number, name: string) => (
    <g key={key} className={`band ${className}`}>
      <rect x={at(to)} y={y + 132} width={at(from) - at(to)} height="44" />
      <text x={(at(from) + at(to)) / 2} y={y + 161}>
        {name}
      </text>
    </g>
  );
  return (
    <Box area={SCORE} title={words.box.score} track="score">
      <text className="hand-side japanese" x={left} y={y + 74}>
        {words.sided.japanese}
      </text>
      <text className="figure" x={left + 230} y={y + 80}>
        {japanese}
      </text>
      <text className="hand-side allied" x={left + 420} y={y + 74}>
        {words.sided.allied}
      </text>
      <text className="figure" x={right} y={y + 80}>
        {allied}
      </text>
      {BANDS.map(({ name, from, to }) =>
        band(`japanese ${name}`, `japanese ${name}`, from, to, words.box[name]),
      )}
      {band("draw", "draw", -marginal, marginal, words.box.draw)}
      {BANDS.map(({ name, from, to }) =>
        band(`allied ${name}`, `allied ${name}`, -to, -from, words.box[name]),
      )}
      {[...BANDS]
        .flatMap(({ from }) => [from, -from])
        .map((difference) => (
          <text key={difference} className="band-edge" x={at(difference)} y={y + 199}>
            {Math.abs(difference)}
          </text>
        ))}
      <path className="pointer" d={`M${at(lead)} ${y + 136}l-12-20h24z`} />
      <text className="note centre" x={Math.max(left + 150, Math.min(right - 150, at(lead)))} y={y + 232}>
        {lead === 0 ? words.box.even : words.box.lead({ side: words.sided[leader], lead: Math.abs(lead) })}
      </text>
    </Box>
  );
}
