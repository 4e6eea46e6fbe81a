import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { arrange, type Group } from "./arrange.ts";
import { assign, type Token } from "./assign.ts";
import type { Area, Spot } from "./layout.ts";
import { counted, inSpace } from "./names.ts";
import { PlaceMark, Silent } from "./place.tsx";
import type { MalayaView } from "./view.ts";
import { Wood } from "./wood.tsx";

const GLIDE = { duration: 650, easing: "cubic-bezier(.3,.1,.2,1)" } as const;

/** Something that glides from where it was to where it is. */
export function Glide({
  to: [x, y],
  animate,
  className,
  children,
}: {
  readonly to: Spot;
  readonly animate: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const element = useRef<SVGGElement>(null);
  const last = useRef<Spot>([x, y]);
  useLayoutEffect(() => {
    const [fromX, fromY] = last.current;
    last.current = [x, y];
    if (!animate || (fromX === x && fromY === y)) return;
    element.current?.animate?.(
      [{ transform: `translate(${fromX}px,${fromY}px)` }, { transform: `translate(${x}px,${y}px)` }],
      GLIDE,
    );
  }, [x, y, animate]);
  return (
    <g ref={element} className={className} transform={`translate(${x} ${y})`}>
      {children}
    </g>
  );
}

interface Kept {
  readonly view: MalayaView;
  readonly groups: readonly Group[];
  readonly tokens: readonly Token[];
}

const keep = (view: MalayaView, before?: readonly Token[]): Kept => {
  const groups = arrange(view);
  return { view, groups, tokens: assign(groups, view, before) };
};

/** The groups and the tokens of the view; each token knows where it stood in the view before. */
export function useTokens(view: MalayaView): Kept {
  const [kept, setKept] = useState(() => keep(view));
  if (kept.view === view) return kept;
  const next = keep(view, kept.tokens);
  setKept(next);
  return next;
}

export function Tokens({
  tokens,
  animate,
}: {
  readonly tokens: readonly Token[];
  readonly animate: boolean;
}) {
  return (
    <Silent className="tokens">
      {tokens.map((token) => (
        <Glide key={token.id} to={token.spot} animate={animate} className="token">
          <g
            data-token={token.id}
            data-piece={token.piece}
            data-at={token.at}
            transform={token.scale === 1 ? undefined : `scale(${token.scale})`}
          >
            <Wood piece={token.piece} />
          </g>
        </Glide>
      ))}
    </Silent>
  );
}

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const placeName = ({ piece, at, count }: Group): string => {
  if (at !== "available") return `${counted(piece, count)} in ${inSpace(at)}`;
  return piece === "villages" ? `${counted(piece, count)} in the pool` : `${counted(piece, count)} Available`;
};

/** A group to point at, and its number when it is a pile. */
export function GroupMark({ group }: { readonly group: Group }) {
  const { box, piled, count, piece, at } = group;
  return (
    <PlaceMark
      place={{ on: "piece", id: piece, at }}
      label={placeName(group)}
      shape={{ area: grown(box, 3) }}
      pin={[box.x - 1, box.y - 2]}
    >
      {piled && (
        <g className="badge" transform={`translate(${box.x + box.width - 8} ${box.y + box.height - 9})`}>
          <circle r="10.5" />
          <text y="4.8">{count}</text>
        </g>
      )}
    </PlaceMark>
  );
}
