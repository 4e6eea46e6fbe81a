import { LEAST_MARGINS } from "@sandtable/1942/figures";
import { LEVELS, type TableView } from "@sandtable/1942/shape";
import type { Seat } from "@sandtable/1942/units";
import { nationName } from "@sandtable/1942/words";
import { signed } from "@sandtable/engine";
import { memo, type ReactNode } from "react";
import { type Area, Box, type Label, Silent } from "../hex/index.ts";
import { NATIONS } from "./data.ts";
import {
  ALLIED_OFF_MAP,
  BEACHES,
  ELIMINATED,
  HONG_KONG,
  JAPANESE_OFF_MAP,
  POINTS,
  SCORE,
  SURRENDERED,
  TITLE,
  turnBox,
} from "./layout.ts";
import { words } from "./words/index.ts";

const { box } = words;

/** The boxes beside the map: what is off it, what is left, and how the game stands. */

function Note({
  x,
  y,
  className = "",
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <text className={`note ${className}`} x={x} y={y}>
      {children}
    </text>
  );
}

function Title() {
  const { x, y, width } = TITLE;
  return (
    <Box area={TITLE} className="title">
      <text className="game" x={x + width / 2} y={y + 78}>
        {box.game}
      </text>
      <text className="below" x={x + width / 2} y={y + 110}>
        {box.below}
      </text>
    </Box>
  );
}

function HongKong({ hongKong: { fallen, lost, needs, modifier } }: TableView) {
  const { x, y } = HONG_KONG;
  return (
    <Box area={HONG_KONG} title={box.hongKong} track="hong-kong">
      {fallen ? (
        <Note x={x + 190} y={y + 86} className="strong">
          {box.fallen}
        </Note>
      ) : (
        <>
          <Note x={x + 190} y={y + 74}>
            {box.fallsOn}
          </Note>
          <text className="figure" x={x + 330} y={y + 80}>
            {box.needs({ needs })}
          </text>
          <Note x={x + 190} y={y + 106}>
            {modifier === 0 ? box.noModifier : box.die({ modifier: signed(modifier) })}
          </Note>
        </>
      )}
      <Note x={x + 190} y={y + 134}>
        {box.lost({ lost })}
      </Note>
    </Box>
  );
}

function JapaneseOffMap({ entered }: TableView) {
  const { x, y } = JAPANESE_OFF_MAP;
  return (
    <Box area={JAPANESE_OFF_MAP} title={box.offMapNorth} track="off-map" className="of-japanese">
      <Note x={x + 14} y={y + 56}>
        {box.entered({ entered })}
      </Note>
    </Box>
  );
}

const PIP = { step: 20, radius: 7.5 } as const;

function Points({ points }: TableView) {
  const { x, y } = POINTS;
  return (
    <Box area={POINTS} title={box.points} track="points">
      {NATIONS.map((nation, row) => {
        const { allowance, used, lost } = points[nation];
        const top = y + 58 + row * 60;
        return (
          <g key={nation} className={`points ${nation}`}>
            <rect x={x + 14} y={top - 6} width="10" height="44" rx="3" className="flag" />
            <Note x={x + 34} y={top + 13}>
              {nationName(nation)}
            </Note>
            <text className="figure small" x={x + 374} y={top + 15}>
              {box.left({ left: allowance - used, of: allowance })}
            </text>
            {Array.from({ length: allowance + lost }, (_, at) => {
              const state = at < allowance - used ? "free" : at < allowance ? "used" : "lost";
              const [cx, cy] = [x + 42 + at * PIP.step, top + 30];
              return state === "lost" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
                <path key={at} className="pip lost" d={`M${cx - 5} ${cy - 5}l10 10m0-10l-10 10`} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
                <circle key={at} className={`pip ${state}`} cx={cx} cy={cy} r={PIP.radius} />
              );
            })}
          </g>
        );
      })}
    </Box>
  );
}

function InvasionHexes({ beaches }: TableView) {
  const { x, y } = BEACHES;
  return (
    <Box area={BEACHES} title={box.beaches} track="beaches">
      {beaches.length === 0 && (
        <Note x={x + 14} y={y + 72}>
          {box.none}
        </Note>
      )}
      {beaches.map(({ hex, open }, at) => (
        <g
          key={hex}
          className={open ? "beach-name" : "beach-name shut"}
          transform={`translate(${x + 14 + (at % 5) * 73} ${y + 46 + Math.floor(at / 5) * 40})`}
        >
          <rect className="chip" width="66" height="32" rx="5" />
          <text className="chip-text" x="33" y="23">
            {hex}
          </text>
          {!open && <path className="chip-bar" d="M6 16H60" />}
        </g>
      ))}
    </Box>
  );
}

/** The chart of 10.0, the Japanese best first, each level with the least margin for it. */
const CHART = LEVELS.map((level, at) => ({ level, from: fromText(at) })).reverse();

function fromText(at: number): string {
  const least = LEAST_MARGINS[at - 1];
  if (least === undefined) return box.atMost({ margin: LEAST_MARGINS[0] - 1 });
  return at === LEVELS.length - 1 ? box.atLeast({ margin: least }) : String(least);
}

function Score({ score }: TableView) {
  const { x, y, width } = SCORE;
  return (
    <Box area={SCORE} title={box.score} track="score">
      <Note x={x + 14} y={y + 76}>
        {box.japan}
      </Note>
      <text className="figure" x={x + 150} y={y + 80}>
        {score.japanese}
      </text>
      <Note x={x + 206} y={y + 76}>
        {box.allies}
      </Note>
      <text className="figure" x={x + 374} y={y + 80}>
        {score.allied}
      </text>
      <Note x={x + 14} y={y + 124}>
        {box.margin}
      </Note>
      <text className="figure big" x={x + 374} y={y + 132}>
        {signed(score.margin).replace("+", "")}
      </text>
      {CHART.map(({ level, from }, row) => {
        const top = y + 158 + row * 61;
        const isNow = level === score.level;
        return (
          <g key={level} className={`level ${level}${isNow ? " now" : ""}`}>
            <rect className="level-box" x={x + 12} y={top} width={width - 24} height="54" rx="5" />
            <text className="level-from" x={x + 72} y={top + 35}>
              {from}
            </text>
            <text className="level-name" x={x + 92} y={top + 35}>
              {words.level[level]}
            </text>
            {isNow && <path className="pointer" d={`M${x + 2} ${top + 14}l16 13-16 13z`} />}
          </g>
        );
      })}
    </Box>
  );
}

const { december, january, february, march, april, may } = words.month;
/** From early January on, each game-turn is half a month. */
const MONTHS = [december, january, january, february, february, march, march, april, april, may, may];

function Turns({ view }: { readonly view: TableView }) {
  return (
    <g className="turns" data-place="track turn">
      {MONTHS.map((month, turn) => {
        const area = turnBox(turn);
        const isNow = turn === view.turn;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the turn.
          <g key={turn} className={`turn${isNow ? ` now ${view.phasing}` : turn < view.turn ? " past" : ""}`}>
            <rect className="turn-box" {...area} x={area.x + 2} width={area.width - 4} rx="6" />
            <text className="turn-number" x={area.x + 14} y={area.y + 37}>
              {turn}
            </text>
            <text className="turn-month" x={area.x + area.width - 14} y={area.y + 33}>
              {month}
            </text>
            {isNow && (
              <>
                <text className="turn-side" x={area.x + area.width / 2} y={area.y + 122}>
                  {words.sided[view.phasing]}
                </text>
                <text className="turn-side" x={area.x + area.width / 2} y={area.y + 146}>
                  {words.segment[view.segment]}
                </text>
              </>
            )}
          </g>
        );
      })}
      <rect className="ring" {...turnBox(view.turn)} rx="6" />
    </g>
  );
}

function Tray({
  area,
  title,
  track,
  count,
}: {
  readonly area: Area;
  readonly title: string;
  readonly track: string;
  readonly count: Readonly<Record<Seat, number>>;
}) {
  return (
    <Box area={area} title={title} track={track}>
      <Note x={area.x + 14} y={area.y + 62}>
        {box.count({ side: words.sided.allied, count: count.allied })}
      </Note>
      <Note x={area.x + 14} y={area.y + 90}>
        {box.count({ side: words.sided.japanese, count: count.japanese })}
      </Note>
    </Box>
  );
}

const tally = (view: TableView, at: string): Record<Seat, number> => {
  const gone = Object.entries(view.units).filter(([, unit]) => unit.at === at);
  const japanese = gone.filter(([id]) => id.startsWith("jp-")).length;
  return { japanese, allied: gone.length - japanese };
};

export const Boxes = memo(function Boxes({
  view,
  labels,
}: {
  readonly view: TableView;
  readonly labels: readonly Label[];
}) {
  return (
    <Silent className="boxes">
      <Title />
      <HongKong {...view} />
      <JapaneseOffMap {...view} />
      <Points {...view} />
      <InvasionHexes {...view} />
      <Score {...view} />
      <Box area={ALLIED_OFF_MAP} title={box.offMapWest} track="off-map" className="of-allied" />
      <Turns view={view} />
      <Tray area={ELIMINATED} title={box.eliminated} track="eliminated" count={tally(view, "eliminated")} />
      <Tray
        area={SURRENDERED}
        title={box.surrendered}
        track="surrendered"
        count={tally(view, "surrendered")}
      />
      {labels.map((label) => (
        <text key={label.text} className="formation" x={label.x} y={label.y}>
          {label.text}
        </text>
      ))}
    </Silent>
  );
});
