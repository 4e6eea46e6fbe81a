import type { MalayaView, Seat } from "@sandtable/malaya-1941/shape";
import type { JSX } from "react";
import type { PanelProps } from "../../face.ts";
import { groupBy, hexPlace, NoteField, piecePlace, SmallSign, useNotes } from "../../hex/index.ts";
import { signOf } from "../counters.tsx";
import { isHex } from "../data.ts";
import { fogLines, hexTitle, knownOf, pieceName } from "../describe.ts";
import { type Piece, pieces } from "../known.ts";
import { KnowledgeSign } from "../signs.tsx";
import { ownSide, tableOf } from "../view.ts";
import { words } from "../words/index.ts";
import "./panels.css";

const { forces } = words;

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

/** How a stack is known, as the map marks it; and what it is called in a class. */
const knowledgeOf = (stack: readonly Piece[]): "unknown" | "last" | "sure" | "open" => {
  const back = stack.find(({ knowledge }) => knowledge === "back");
  if (back) return back.turn === undefined ? "unknown" : "last";
  return stack[0].knowledge === "sure" ? "sure" : "open";
};

interface StackProps extends Pick<PanelProps, "show"> {
  readonly hex: string;
  readonly stack: readonly Piece[];
  readonly view: MalayaView;
  readonly seat: Seat | undefined;
}

/** An enemy stack: what is known of it and since when, what was told, and one's own note. */
function EnemyStack({ hex, stack, view, seat, show }: StackProps): JSX.Element {
  const named = stack.filter(({ counter }) => counter).map(pieceName);
  useNotes(seat);
  return (
    <li className={`forces-enemy ${knowledgeOf(stack)}`}>
      <button type="button" className="forces-stack" onClick={() => show(hexPlace(hex))}>
        <KnowledgeSign known={knowledgeOf(stack)} />
        <strong>{hexTitle(hex)}</strong> <small>{knownOf(stack)}</small>
        {named.length > 0 && <span>{named.join("; ")}</span>}
        {fogLines(hex, view).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </button>
      {seat && (
        <details className="forces-note">
          <summary aria-label={words.noteOn({ hex: hexTitle(hex) })}>{words.aid.note}</summary>
          <NoteField side={seat} hex={hex} hexName={hexTitle(hex)} />
        </details>
      )}
    </li>
  );
}

/** Notes on hexes that nobody of the enemy is in any more. */
function LeftNotes({
  seat,
  taken,
  show,
}: { readonly seat: Seat; readonly taken: ReadonlySet<string> } & Pick<
  PanelProps,
  "show"
>): JSX.Element | null {
  const left = Object.keys(useNotes(seat)).filter((hex) => !taken.has(hex) && isHex(hex));
  if (left.length === 0) return null;
  return (
    <section>
      <h3>{forces.notes}</h3>
      <ul>
        {left.sort().map((hex) => (
          <li key={hex} className="forces-enemy">
            <button type="button" className="forces-stack" onClick={() => show(hexPlace(hex))}>
              <strong>{hexTitle(hex)}</strong>
            </button>
            <NoteField side={seat} hex={hex} hexName={hexTitle(hex)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ForcesPanel({ view: given, show }: PanelProps): JSX.Element {
  const view = tableOf(given);
  const { enemy, own } = stacksOf(view);
  const seat = ownSide(view)?.seat;
  return (
    <div className="forces" data-testid="panel-forces">
      <section>
        <h3>{forces.enemy}</h3>
        {enemy.length === 0 && <p className="fine">{words.about.nobody}</p>}
        <ul>
          {enemy.map(([hex, stack]) => (
            <EnemyStack key={hex} hex={hex} stack={stack} view={view} seat={seat} show={show} />
          ))}
        </ul>
      </section>
      {seat && <LeftNotes seat={seat} taken={new Set(enemy.map(([hex]) => hex))} show={show} />}
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
