import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Silent } from "../silent.tsx";
import type { Group } from "./arrange.ts";
import { assign, type Supply, type Token } from "./assign.ts";
import { grown, moveTo, type Spot } from "./geometry.ts";
import type { Kit } from "./kit.ts";
import { PlaceMark } from "./place.tsx";
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
    <g ref={element} className={className} transform={moveTo([x, y])}>
      {children}
    </g>
  );
}

interface Kept<View> {
  readonly view: View;
  readonly groups: readonly Group[];
  readonly tokens: readonly Token[];
}

/** The groups and the tokens of the view; each token knows where it stood in the view before. */
export function useTokens<View>(
  view: View,
  arrange: (view: View) => readonly Group[],
  supply: Supply,
): Kept<View> {
  const keep = (before?: readonly Token[]): Kept<View> => {
    const groups = arrange(view);
    return { view, groups, tokens: assign(groups, supply, before) };
  };
  const [kept, setKept] = useState(() => keep());
  if (kept.view === view) return kept;
  const next = keep(kept.tokens);
  setKept(next);
  return next;
}

export function Tokens({
  kit,
  tokens,
  animate,
}: {
  readonly kit: Kit;
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
            <Wood kind={kit[token.piece]} />
          </g>
        </Glide>
      ))}
    </Silent>
  );
}

/** A group to point at, and its number when it is a pile. */
export function GroupMark({ group, label }: { readonly group: Group; readonly label: string }) {
  const { box, piled, count, piece, at } = group;
  return (
    <PlaceMark
      place={{ on: "piece", id: piece, at }}
      label={label}
      shape={{ area: grown(box, 3) }}
      pin={[box.x - 1, box.y - 2]}
    >
      {piled && (
        <g className="pile-badge" transform={moveTo([box.x + box.width - 8, box.y + box.height - 9])}>
          <circle r="10.5" />
          <text y="4.8">{count}</text>
        </g>
      )}
    </PlaceMark>
  );
}
