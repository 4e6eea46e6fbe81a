import type { ReactNode } from "react";
import { COUNTER } from "./stack.ts";

/** A counter of card: its frame and what is printed on it. Its middle is at 0, 0. */

const HALF = COUNTER / 2;
/** The frame of a military symbol is 150 wide in its own measure. */
const SYMBOL = 0.185;

/** A military symbol: lines and filled parts around the middle of the frame. */
export interface Sign {
  readonly frame: string;
  readonly lines: string;
  readonly solid?: string | undefined;
  readonly size?: string | undefined;
}

export function CounterCard({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <g className={`counter ${className}`}>
      <rect className="card" x={-HALF} y={-HALF} width={COUNTER} height={COUNTER} rx="4" />
      {children}
    </g>
  );
}

/** A counter that lies face down: the back of its seat, and nothing of what it is. */
export function CounterBack({ seat, emblem }: { readonly seat: string; readonly emblem: string }) {
  return (
    <CounterCard className={`back ${seat}`}>
      <rect
        className="back-frame"
        x={-HALF + 4}
        y={-HALF + 4}
        width={COUNTER - 8}
        height={COUNTER - 8}
        rx="2"
      />
      <path className="emblem" d={emblem} />
    </CounterCard>
  );
}

export function UnitSign({ sign, y = -5 }: { readonly sign: Sign; readonly y?: number }) {
  return (
    <g className="sign" transform={`translate(0 ${y}) scale(${SYMBOL})`}>
      <path className="sign-frame" d={sign.frame} />
      <path className="sign-lines" d={sign.lines + (sign.size ?? "")} />
      {sign.solid && <path className="sign-solid" d={sign.solid} />}
    </g>
  );
}

/** A military symbol in a line of text; the words beside it say the same. */
export const SmallSign = ({ sign }: { readonly sign: Sign }) => (
  <svg className="sign-small" viewBox="-84 -92 168 150" aria-hidden="true" focusable="false">
    <path d={sign.frame + sign.lines + (sign.size ?? "")} />
    {sign.solid !== undefined && <path className="sign-solid" d={sign.solid} />}
  </svg>
);

/** States of a counter, each a mark of its own so that colour is not the only sign. */
export function CounterMarks({
  disrupted,
  done,
  unsupplied,
  landed,
}: {
  readonly disrupted?: number | undefined;
  readonly done?: boolean | undefined;
  readonly unsupplied?: boolean | undefined;
  readonly landed?: boolean | undefined;
}) {
  return (
    <>
      {disrupted !== undefined && (
        <>
          <path className="veil" d={VEIL} />
          <text className="mark-text" x={-HALF + 8} y={-HALF + 13}>
            {disrupted}
          </text>
        </>
      )}
      {done && <path className="done" d={DONE} />}
      {unsupplied && <path className="unsupplied" d={UNSUPPLIED} />}
      {landed && <path className="landed" d={LANDED} />}
    </>
  );
}

const VEIL = `M${-HALF} ${-HALF}h${COUNTER}v${COUNTER}h${-COUNTER}z`;
/** A tick in the upper right corner. */
const DONE = `M${HALF - 15} ${-HALF + 8}l4 4 7-8`;
/** An empty barrel, struck through, in the lower right corner. */
const UNSUPPLIED = `M${HALF - 13} ${HALF - 14}h8v10h-8zM${HALF - 15} ${HALF - 2}l12-14`;
/** Waves in the lower left corner. */
const LANDED = `M${-HALF + 3} ${HALF - 8}q3-4 6 0t6 0M${-HALF + 3} ${HALF - 3.5}q3-4 6 0t6 0`;
