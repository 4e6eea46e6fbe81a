import type { MalayaView } from "@sandtable/malaya-1941/shape";
import type { JSX } from "react";
import type { PanelProps } from "../../face.ts";
import { groupBy, hexPlace, piecePlace, SmallSign } from "../../hex/index.ts";
import { signOf } from "../counters.tsx";
import { isHex } from "../data.ts";
import { hexTitle, pieceName } from "../describe.ts";
import { type Piece, pieces } from "../known.ts";
import { tableOf } from "../view.ts";
import { words } from "../words/index.ts";
import "./panels.css";

const { forces } = words;

/** What is known of a stack: nothing, what was seen and when, or all of it. */
export function knownOf(stack: readonly Piece[]): string {
  const back = stack.find(({ knowledge }) => knowledge === "back");
  if (back) return back.turn === undefined ? forces.unknown : forces.last({ turn: back.turn });
  const [{ knowledge, turn }] = stack;
  return knowledge === "sure" && turn !== undefined ? forces.sure({ turn }) : forces.open;
}

/** Enemy stacks on the map with what is known of each, and one's own counters by where they are. */
export function stacksOf(view: MalayaView): {
  readonly enemy: readonly (readonly [string, readonly Piece[]])[];
  readonly own: readonly (readonly [string, readonly Piece[]])[];
} {
  const own = new Set(view.sides.filter((side) => side.own).map(({ seat }) => seat));
  const there = pieces(view).filter(({ knowledge }) => knowledge !== "gone");
  const byPlace = (of: readonly Piece[]) =>
    [...groupBy(of, ({ at }) => at)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    enemy: byPlace(there.filter(({ seat, at }) => !own.has(seat) && isHex(at))),
    own: byPlace(there.filter(({ seat }) => own.has(seat))),
  };
}

const placeTitle = (at: string): string =>
  isHex(at) ? hexTitle(at) : at === "track" ? forces.track : forces.base;

function Row({ piece, show }: { readonly piece: Piece } & Pick<PanelProps, "show">): JSX.Element {
  const { counter, state, id } = piece;
  return (
    <button type="button" className="forces-unit" onClick={() => show(piecePlace(id))}>
      {counter && <SmallSign sign={signOf(counter)} />}
      <span>{pieceName(piece)}</span>
      <span className="forces-marks">
        {state?.suppressed && <small>{forces.suppressed}</small>}
        {state?.active && <small>{forces.active}</small>}
        {state?.moved && <small>{forces.moved}</small>}
        {state?.due !== undefined && <small>{words.turnName({ turn: state.due })}</small>}
      </span>
    </button>
  );
}

export function ForcesPanel({ view: given, show }: PanelProps): JSX.Element {
  const { enemy, own } = stacksOf(tableOf(given));
  return (
    <div className="forces" data-testid="panel-forces">
      <section>
        <h3>{forces.enemy}</h3>
        {enemy.length === 0 && <p className="fine">{words.about.nobody}</p>}
        <ul>
          {enemy.map(([hex, stack]) => (
            <li key={hex}>
              <button type="button" className="forces-stack" onClick={() => show(hexPlace(hex))}>
                <strong>{hexTitle(hex)}</strong> <small>{knownOf(stack)}</small>
                <span>
                  {stack
                    .filter(({ counter }) => counter)
                    .map(pieceName)
                    .join("; ")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {own.map(([at, stack]) => (
        <section key={at}>
          <h3>{placeTitle(at)}</h3>
          <ul>
            {stack.map((piece) => (
              <li key={piece.id}>
                <Row piece={piece} show={show} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
