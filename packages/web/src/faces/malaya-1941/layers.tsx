import { zonesKnown } from "@sandtable/malaya-1941/reach";
import type { MalayaView, SideView } from "@sandtable/malaya-1941/shape";
import { memo } from "react";
import { arrow, HexPill, Silent, Zones } from "../hex/index.ts";
import { counterOf, isHex } from "./data.ts";
import { FACE, HEX } from "./layout.ts";
import { otherSeat, ownSide, sideOf } from "./view.ts";
import { words } from "./words/index.ts";

/** What is laid over the map for the viewer: nothing in it that he may not know. */

/** 18.4 What he was told of enemy zones in this phase: hexes in one and out of one, stacks with one and without. */
export const KnownZones = memo(function KnownZones({ view }: { readonly view: MalayaView }) {
  const own = ownSide(view);
  if (!own) return null;
  const enemy = sideOf(view, otherSeat(own.seat));
  const hexes = (test: (told: SideView["told"][number]) => boolean): string[] =>
    own.told.filter(test).map(({ hex }) => hex);
  const marks = (ids: readonly string[], d: string): string =>
    ids
      .map((id) => {
        const { x, y } = HEX.centre(id);
        return `M${x} ${y}${d}`;
      })
      .join("");
  return (
    <>
      <Zones game={FACE} layout={HEX} zones={[{ seat: enemy.seat, hexes: zonesKnown(view, own, enemy) }]} />
      <Silent className={`told ${otherSeat(own.seat)}`}>
        <path
          className="told-free"
          d={marks(
            hexes(({ zone }) => zone === false),
            "m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0",
          )}
        />
        <path
          className="told-zones"
          d={HEX.outlines(
            hexes(({ zones }) => zones === true),
            -4,
          )}
        />
        <path
          className="told-none"
          d={HEX.outlines(
            hexes(({ zones }) => zones === false),
            -4,
          )}
        />
        {own.told.map(
          ({ hex, zones }) => zones !== undefined && <ToldSign key={hex} hex={hex} has={zones} />,
        )}
      </Silent>
    </>
  );
});

/** A shield for a stack that was told to have a zone, a struck one for a stack without. */
export const SHIELD = "M-6-6H6V0C6 4 2 6 0 7.500-2 6-6 4-6 0z";
function ToldSign({ hex, has }: { readonly hex: string; readonly has: boolean }) {
  const { x, y } = HEX.centre(hex);
  return (
    <g className={has ? "told-sign has" : "told-sign"} transform={`translate(${x + 31} ${y - 4})`}>
      <path d={SHIELD} />
      {!has && <path className="struck" d="M-8 7L8-7" />}
    </g>
  );
}

const onMap = (side: SideView) => side.units.filter(({ at }) => isHex(at));

/** 10.4 How far the viewer's HQs reach. */
export const CommandRadius = memo(function CommandRadius({ view }: { readonly view: MalayaView }) {
  const own = ownSide(view);
  if (!own) return null;
  return (
    <Silent className={`command ${own.seat}`}>
      {onMap(own)
        .filter(({ id }) => counterOf(id)?.type === "hq")
        .map(({ id, at, active }) => {
          const hexes = HEX.within(at, counterOf(id)?.radius ?? 0);
          return (
            <g key={id} className={active ? "active" : "inactive"}>
              {active && <path className="reach-tint" d={HEX.outlines(hexes)} />}
              <path className="reach-edge" d={HEX.border(hexes)} />
            </g>
          );
        })}
    </Silent>
  );
});

/** 7.2 A supply point serves its own hex and those next to it. */
export const SupplyRadius = memo(function SupplyRadius({ view }: { readonly view: MalayaView }) {
  const own = ownSide(view);
  if (!own) return null;
  const sources = onMap(own).filter(({ id }) => counterOf(id)?.type === "supply");
  const hexes = [...new Set(sources.flatMap(({ at }) => HEX.within(at, 1)))];
  return (
    <Silent className="supplied">
      <path className="reach-tint" d={HEX.outlines(hexes)} />
      <path className="reach-edge" d={HEX.border(hexes)} />
    </Silent>
  );
});

/** 21.1 Fortifications: a rampart along the rim; the teeth of the two sides differ. */
export const Forts = memo(function Forts({ forts }: Pick<MalayaView, "forts">) {
  return (
    <Silent className="forts">
      {Object.entries(forts).map(([hex, seat]) => (
        <g key={hex} className={`rampart ${seat}`}>
          <path className="wall" d={HEX.outline(hex, -3)} />
          <path className="teeth" d={HEX.outline(hex, -6)} />
        </g>
      ))}
    </Silent>
  );
});

/** What its owner has made of the water in this phase. */
const WORKS = {
  bridged: "M-10-4Q0-9 10-4M-10 4Q0 9 10 4M-5-6.500V6.500M5-6.500V6.500",
  boats: "M-9 1H9L6 6H-6zM0-9V1M0-9L7-1H0",
} as const;
type Work = keyof typeof WORKS;

export const Works = memo(function Works({ view }: { readonly view: MalayaView }) {
  return (
    <Silent className="works">
      {(Object.keys(WORKS) as Work[]).flatMap((work, at) =>
        [...new Set(view[work])].filter(isHex).map((hex) => {
          const { x, y } = HEX.centre(hex);
          return (
            <g key={`${work} ${hex}`} transform={`translate(${x + 28} ${y + 16 - at * 16})`}>
              <circle r="9" />
              <path transform="scale(.75)" d={WORKS[work]} />
            </g>
          );
        }),
      )}
    </Silent>
  );
});

/** Half points of movement as people write them. */
export const halves = (spent: number): string => {
  const whole = Math.floor(spent / 2);
  return spent % 2 === 0 ? String(whole) : whole === 0 ? "½" : `${whole}½`;
};

/** 11.2 The unit that its owner moves: what it has spent, and which hexes proved closed. */
export function OnTheMove({ mover }: Pick<MalayaView, "mover">) {
  if (!mover || !isHex(mover.at)) return null;
  const { at, unit, spent, stopped, closed } = mover;
  const movement = counterOf(unit)?.movement ?? 0;
  return (
    <Silent className="on-the-move">
      <path className="mover-hex" d={HEX.outline(at, -2)} />
      {closed.filter(isHex).map((hex) => {
        const { x, y } = HEX.centre(hex);
        return <path key={hex} className="proved-closed" d={`M${x - 14} ${y - 14}l28 28m0-28l-28 28`} />;
      })}
      <g className="destination-labels">
        <HexPill
          at={HEX.centre(at)}
          className={stopped ? "unlikely" : "sure"}
          label={words.spent({ spent: halves(spent), movement })}
        />
      </g>
    </Silent>
  );
}

/** The battle that is being fought, the first of those declared: its table or its result, and who falls back. */
function Fight({ fight, battles: [battle] }: Pick<MalayaView, "fight" | "battles">) {
  if (!fight || !battle) return null;
  const { retreat } = fight;
  return (
    <g className="destination-labels">
      <HexPill
        at={HEX.centre(battle.targets[0])}
        className="unlikely"
        label={fight.result ?? words.table[fight.table]}
      />
      {retreat && isHex(retreat.from) && <path className="falls-back" d={HEX.outline(retreat.from, -5)} />}
    </g>
  );
}

/** Where the attackers of a battle stand: own ones by id, open ones of the enemy by face. */
function originsOf({ sides, phasing }: MalayaView, attackers: readonly string[]): readonly string[] {
  const units = sides.find(({ seat }) => seat === phasing)?.units ?? [];
  return [...new Set(units.filter(({ id, at }) => attackers.includes(id) && isHex(at)).map(({ at }) => at))];
}

const BLAST =
  "M0-12L3-5 9-9 6.500-2.500 13 0 6.500 2.500 9 9 3 5 0 12-3 5-9 9-6.500 2.500-13 0-6.500-2.500-9-9-3-5z";

/** Battles that were declared, forces that wait to storm ashore, and bombardments that are placed. */
export const Attacks = memo(function Attacks({ view }: { readonly view: MalayaView }) {
  return (
    <Silent className="attacks">
      {view.assaults.map(({ sea, target }) => (
        <path
          key={`${sea} ${target}`}
          className="assault-arrow"
          d={arrow(HEX.centre(sea), HEX.centre(target), 16, [20, 16])}
        />
      ))}
      {view.battles.map(({ targets, attackers }) => (
        <g key={targets.join(" ")} className="battle">
          {targets.map((target) => (
            <path key={target} className="target" d={HEX.outline(target, -1)} />
          ))}
          {originsOf(view, attackers).flatMap((from) =>
            targets
              .filter((target) => HEX.distance(from, target) === 1)
              .map((target) => (
                <path
                  key={`${from} ${target}`}
                  className="attack"
                  d={arrow(HEX.centre(from), HEX.centre(target), 13, [25, 12])}
                />
              )),
          )}
        </g>
      ))}
      <Fight {...view} />
      {view.strikes.map(({ hex, points, ships }) => {
        const { x, y } = HEX.centre(hex);
        return (
          <g
            key={`${hex} ${ships.join(" ")}`}
            className="bombed"
            transform={`translate(${x + 24} ${y - 22})`}
          >
            <path d={BLAST} transform="scale(1.35)" />
            <text y="5">{words.strike({ points })}</text>
          </g>
        );
      })}
    </Silent>
  );
});
