import type { JSX } from "react";
import { OverlayTicks } from "../overlay-ticks.tsx";
import type { OverlayState, Overlays } from "../overlays.ts";
import { Silent } from "../silent.tsx";
import { moveTo, type Spot } from "./geometry.ts";
import type { CoinOverlay } from "./overlays.ts";
import { Drawn, type Shape } from "./place.tsx";
import { said } from "./words/index.ts";
import "./layers.css";

/** How a space stands, for what is laid over the map. */
export interface SpaceStanding {
  readonly id: string;
  readonly shape: Shape;
  /** Where a figure stands. */
  readonly at: Spot;
  /** Who controls it, as a colour and a letter; nobody where there is none. */
  readonly control?: { readonly tone: "blue" | "red"; readonly letter: string } | undefined;
  /** Support, Opposition or neither; nothing where nobody lives. */
  readonly attitude?: 1 | 0 | -1 | undefined;
  /** What it counts in the next Propaganda Round. */
  readonly counts: number;
}

const SUPPORT = { "1": "support", "0": "neutral", "-1": "opposition" } as const;

/**
 * Every space in the colour of what is asked for: under names and boxes, but for the discs of the cities, which are drawn with those and
 * take a thin colour above.
 */
export function SpaceTints({
  spaces: all,
  laid,
  isOnDiscs = false,
}: {
  readonly spaces: readonly SpaceStanding[];
  readonly laid: Partial<OverlayState<CoinOverlay>>;
  readonly isOnDiscs?: boolean;
}): JSX.Element {
  const spaces = all.filter(({ shape }) => "circle" in shape === isOnDiscs);
  return (
    <Silent className={isOnDiscs ? "tints on-discs" : "tints"}>
      {laid.control === true &&
        spaces.map(
          ({ id, shape, control }) =>
            control && <Drawn key={id} shape={shape} className={`tint control-${control.tone}`} />,
        )}
      {laid.support === true &&
        spaces.map(
          ({ id, shape, attitude }) =>
            attitude !== undefined && (
              <Drawn key={id} shape={shape} className={`tint ${SUPPORT[attitude]}`} />
            ),
        )}
    </Silent>
  );
}

/** Above the pieces: what each space counts, and in letters what its colour means. */
export function SpaceFigures({
  spaces,
  laid,
}: {
  readonly spaces: readonly SpaceStanding[];
  readonly laid: Partial<OverlayState<CoinOverlay>>;
}): JSX.Element {
  return (
    <Silent className="figures">
      {spaces.map(({ id, at, control, attitude, counts }) => {
        const texts = [
          ...(laid.control === true && control ? [control.letter] : []),
          ...(laid.support === true && attitude !== undefined ? [said.attitudeSign[SUPPORT[attitude]]] : []),
          ...(laid.round === true && counts !== 0 ? [said.counts({ counts })] : []),
        ];
        if (texts.length === 0) return null;
        const text = texts.join(" ");
        const width = text.length * 13 + 18;
        return (
          <g
            key={id}
            className="figure"
            data-counts={laid.round === true ? counts : undefined}
            transform={moveTo(at)}
          >
            <rect x={-width / 2} y="-17" width={width} height="34" rx="17" />
            <text y="8">{text}</text>
          </g>
        );
      })}
    </Silent>
  );
}

/** The ticks of what may be laid over the map. */
export const LayerTicks = ({ overlays }: { readonly overlays: Overlays<CoinOverlay> }): JSX.Element => (
  <section className="layers" data-testid="panel-layers">
    <OverlayTicks overlays={overlays} />
  </section>
);
