import type { Impulse, MalayaView, Stage } from "@sandtable/malaya-1941/shape";
import { Box } from "../hex/index.ts";
import { EMBLEMS } from "./counters.tsx";
import { LAST_TURN, PHASES, TURNS, turnBox } from "./layout.ts";
import { otherSeat } from "./view.ts";
import { words } from "./words/index.ts";

/** The turn record with who goes first, and the sequence of play with where it stands. */

export function TurnRecord({ view }: { readonly view: MalayaView }) {
  return (
    <Box area={TURNS} title={words.box.turns} track="turn">
      {Array.from({ length: LAST_TURN }, (_, index) => {
        const turn = index + 1;
        const box = turnBox(turn);
        const isNow = turn === view.turn;
        return (
          <g key={turn} className={`turn${isNow ? ` now ${view.first}` : turn < view.turn ? " past" : ""}`}>
            <rect className="turn-box" {...box} x={box.x + 2} width={box.width - 4} rx="6" />
            <text className="turn-number" x={box.x + 12} y={box.y + 37}>
              {turn}
            </text>
            <text className="turn-month" x={box.x + box.width - 10} y={box.y + 33}>
              {words.turn[index]}
            </text>
            {isNow && (
              <g
                className={`initiative ${view.first}`}
                transform={`translate(${box.x + box.width / 2} ${box.y + box.height - 30})`}
              >
                <rect x={-box.width / 2 + 8} y="-22" width={box.width - 16} height="44" rx="6" />
                <path className="emblem" transform="translate(-30 0) scale(.95)" d={EMBLEMS[view.first]} />
                <text x="-8" y="8">
                  {words.box.initiative}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </Box>
  );
}

type Planning = "setup" | "initiative" | "markers" | "air" | "reinforcement" | "logistics" | "end";
type Step = keyof typeof words.step;

/** Where each stage stands in the sequence of play: before the impulses, or a step of one. */
const PLACES: Readonly<Record<Stage, { readonly phase: Planning } | { readonly step: Step }>> = {
  setup: { phase: "setup" },
  initiative: { phase: "initiative" },
  markers: { phase: "markers" },
  marker: { phase: "markers" },
  allocation: { phase: "air" },
  superiority: { phase: "air" },
  hits: { phase: "air" },
  "force-z": { phase: "air" },
  reinforcements: { phase: "reinforcement" },
  arrivals: { phase: "reinforcement" },
  reorganisation: { phase: "logistics" },
  spending: { phase: "logistics" },
  movement: { step: "movement" },
  step: { step: "movement" },
  strikes: { step: "strikes" },
  bombardment: { step: "strikes" },
  "bombardment-loss": { step: "strikes" },
  contact: { step: "battles" },
  fighters: { step: "battles" },
  declaration: { step: "battles" },
  battles: { step: "battles" },
  battle: { step: "battles" },
  yamashita: { phase: "end" },
  end: { phase: "end" },
  over: { phase: "end" },
};

const PLANNING: readonly Planning[] = ["initiative", "markers", "air", "reinforcement", "logistics", "end"];
const IMPULSES: readonly Impulse[] = ["first", "second", "first-follow-on", "second-follow-on", "yamashita"];
const STEPS = Object.keys(words.step) as Step[];

/** Where the game stands, in words. */
export function standing({ stage, impulse }: MalayaView): string {
  const now = PLACES[stage];
  return "phase" in now
    ? words.phase[now.phase]
    : words.about.step({ impulse: words.impulse[impulse], step: words.step[now.step] });
}

export function Sequence({ view }: { readonly view: MalayaView }) {
  const { x, y, width } = PHASES;
  const now = PLACES[view.stage];
  const phase = "phase" in now ? now.phase : undefined;
  const across = (width - 20) / PLANNING.length;
  const wide = (width - 20) / IMPULSES.length;
  return (
    <Box area={PHASES} title={words.box.phases} track="phase">
      {phase === "setup" && (
        <text className="note strong end" x={x + width - 14} y={y + 33}>
          {words.phase.setup}
        </text>
      )}
      {PLANNING.map((each, at) => (
        <g
          key={each}
          className={each === phase ? `phase now ${view.phasing}` : "phase"}
          transform={`translate(${x + 10 + at * across} ${y + 50})`}
        >
          <rect x="2" width={across - 4} height="44" rx="5" />
          <text x={across / 2} y="30">
            {words.phase[each]}
          </text>
        </g>
      ))}
      {IMPULSES.map((impulse, at) => {
        const isNow = "step" in now && impulse === view.impulse;
        const seat =
          impulse === "yamashita"
            ? "japanese"
            : impulse.startsWith("first")
              ? view.first
              : otherSeat(view.first);
        return (
          <g
            key={impulse}
            className={isNow ? `phase impulse now ${seat}` : "phase impulse"}
            transform={`translate(${x + 10 + at * wide} ${y + 102})`}
          >
            <rect x="2" width={wide - 4} height="132" rx="5" />
            <rect className={`flag ${seat}`} x="8" y="8" width="6" height="42" rx="3" />
            <text className="start strong" x="22" y="27">
              {words.sided[seat]}
            </text>
            <text className="start" x="22" y="51">
              {words.impulse[impulse]}
            </text>
            {STEPS.map((step, row) => {
              const isStep = isNow && "step" in now && now.step === step;
              return (
                <g key={step} className={isStep ? "step now" : "step"}>
                  {isStep && <path className="pointer" d={`M6 ${65 + row * 22}l11 7-11 7z`} />}
                  <text className="start" x="22" y={79 + row * 22}>
                    {words.step[step]}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </Box>
  );
}
