import { type Decision, say } from "@sandtable/engine";
import { besides } from "@sandtable/malaya-1941/prospects";
import type { BattleView, FightView, MalayaView, MoverView } from "@sandtable/malaya-1941/shape";
import { markerName, unitName } from "@sandtable/malaya-1941/words";
import { glued, unglued, wrap } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { counterBrief, placeShort, stackText } from "./malaya-1941-forces.ts";
import {
  attackOf,
  counterOf,
  defenceOf,
  facesOf,
  ownSide,
  type Stack,
  stackFactors,
  stacksOf,
} from "./malaya-1941-known.ts";
import { terrainName } from "./malaya-1941-map.ts";
import { oddsLines, tableRemark } from "./malaya-1941-odds.ts";
import { headed } from "./parts.ts";

/** What is being done in Malaya 1941: a move, strikes, battles, and what stands beside a choice. */

/** Movement points are counted in halves. */
const points = (halves: number): string =>
  `${Math.floor(halves / 2) || (halves % 2 === 0 ? "0" : "")}${halves % 2 === 0 ? "" : "½"}`;

const joined = (parts: readonly (string | false)[]): string => parts.filter((part) => part).join(" · ");
const places = (hexes: readonly string[]): string => hexes.map(placeShort).join(", ");

/** The unit on the move: what it has spent, and what binds it. */
function moverLines({ unit, at, spent, carries, stopped, closed }: MoverView, brush: Brush): string[] {
  const text = joined([
    `at ${placeShort(at)}`,
    `${points(spent)} of ${counterOf(unit).movement} points spent`,
    carries !== undefined && "takes a supply point along",
    stopped && "must stop here",
    closed.length > 0 && `closed to it: ${places(closed)}`,
  ]);
  return headed(brush, unitName(unit), text);
}

/** An attack as declared: who, from where, against what. */
function battleText({ sides, phasing }: MalayaView, { targets, attackers }: BattleView): string {
  const defenders = sides.filter(({ seat }) => seat !== phasing).flatMap(stacksOf);
  const target = (hex: string): string => {
    const stack = defenders.find((each) => each.hex === hex);
    return placeShort(hex) + (stack ? ` ${stackFactors(stack)}` : "");
  };
  const who = attackers.map(counterBrief).join(", ") || "nobody yet";
  return `${targets.map(target).join(" and ") || "no target yet"}: ${who} (attack ${attackOf(attackers)})`;
}

/** The battle that is being fought. */
function fightLines(view: MalayaView, fight: FightView, brush: Brush): string[] {
  const { words } = brush;
  const [battle] = view.battles;
  const defenders = view.sides
    .filter(({ seat }) => seat !== view.phasing)
    .flatMap(stacksOf)
    .filter(({ hex }) => battle?.targets.includes(hex));
  const { table, thais, tankShock, banzai, cutOff, result, queue, retreat, origins } = fight;
  const markers = [
    thais && markerName("japanese-thais"),
    tankShock && markerName("tank-shock"),
    banzai && markerName("banzai"),
  ];
  const defence = defenders.flatMap(facesOf);
  return [
    ...(battle ? headed(brush, "Battle", battleText(view, battle)) : []),
    ...(origins.length > 0 ? headed(brush, "Attacked from", places(origins)) : []),
    ...(battle && result === null ? oddsLines(view, { ...battle, seat: view.phasing }, brush) : []),
    ...defenders.flatMap((stack) => headed(brush, placeShort(stack.hex), stackText(stack))),
    ...headed(
      brush,
      say(words, { key: `table.${table}` }),
      joined([
        `attack ${attackOf(battle?.attackers ?? [])} against ${defenceOf(defence)}`,
        ...markers,
        result !== null && `${result}: ${say(words, { key: `result.${result}` })}`,
      ]),
    ),
    ...(cutOff.length > 0
      ? headed(brush, "Surrounded: lost for good if eliminated", cutOff.map(counterBrief).join(", "))
      : []),
    ...(queue.length > 0 ? headed(brush, "Still to go", queue.map(counterBrief).join(", ")) : []),
    ...(retreat
      ? headed(
          brush,
          "Retreat",
          joined([
            `${counterBrief(retreat.unit)} from ${placeShort(retreat.from)}, ${retreat.length} hex${retreat.length === 1 ? "" : "es"}`,
            retreat.zones.length > 0 && `enemy zones: ${places(retreat.zones)}`,
          ]),
        )
      : []),
  ];
}

const strikeText = ({ hex, points: air, ships }: MalayaView["strikes"][number]): string =>
  `${placeShort(hex)} ${air > 0 || ships.length === 0 ? `${air} air point${air === 1 ? "" : "s"}` : ships.map(markerName).join(", ")}`;

/** Everything that is under way. */
export function planLines(view: MalayaView, brush: Brush): string[] {
  const { mover, battles, fight, strikes, assaults, bombed, bridged, boats, shown } = view;
  const list = (heading: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : headed(brush, heading, texts.join(" · "));
  const told = ownSide(view)?.told ?? [];
  const tellings = told.map(({ hex, zone, zones }) =>
    [
      placeShort(hex),
      zone !== undefined && (zone ? "in an enemy zone" : "free of zones"),
      zones !== undefined && (zones ? "its units have zones" : "its units have no zones"),
    ]
      .filter(Boolean)
      .join(" "),
  );
  return [
    ...list("Told of zones", tellings),
    ...list("Water opened by engineers", bridged.map(placeShort)),
    ...list("Boats at", boats.map(placeShort)),
    ...list("Allied supply shown at", shown.map(placeShort)),
    ...list(
      "Forces at sea",
      assaults.map(({ sea, target }) => `${sea} against ${placeShort(target)}`),
    ),
    ...list("Strikes", strikes.map(strikeText)),
    ...(bombed ? list("Bombed", [`${placeShort(bombed.hex)} ${bombed.result}`]) : []),
    ...(fight
      ? []
      : list(
          "Battles declared",
          battles.map((battle) => battleText(view, battle)),
        )),
    ...(fight && battles.length > 1
      ? list(
          "Battles to come",
          battles.slice(1).map((battle) => battleText(view, battle)),
        )
      : []),
    ...(mover ? moverLines(mover, brush) : []),
    ...(fight ? fightLines(view, fight, brush) : []),
  ];
}

/** More hexes than these are told together, by their ground, instead of one below the other. */
const MOST_LISTED = 24;
const hexesOf = ({ choices }: Pick<Decision, "choices">): readonly string[] =>
  choices.flatMap(({ place }) => (place.on === "hex" ? [place.id] : []));

export const isToldAtHand = (key: string, decision: Pick<Decision, "choices">): boolean => {
  const hexes = hexesOf(decision);
  return hexes.length > MOST_LISTED && hexes.some((hex) => key === `to:${hex}`);
};

/** Many hexes that may be named, with who is known to be there. */
function hexLines(view: MalayaView, brush: Brush, decision: Pick<Decision, "choices">): string[] {
  const hexes = hexesOf(decision);
  if (hexes.length <= MOST_LISTED) return [];
  const grounds = new Map<string, string[]>();
  for (const hex of hexes) {
    const who = stacksAt(view, hex).map((stack) => ` ${stackFactors(stack)}`);
    grounds.set(terrainName(hex), [...(grounds.get(terrainName(hex)) ?? []), placeShort(hex) + who.join("")]);
  }
  return [...grounds].flatMap(([ground, places]) => headed(brush, ground, places.map(glued).join(", ")));
}

/** What stands above a question: many hexes, the unit in hand, the battles. */
export function atHand(view: MalayaView, brush: Brush, decision: Pick<Decision, "choices">): string[] {
  const { mover, battles, fight } = view;
  return [
    ...hexLines(view, brush, decision),
    ...(mover ? moverLines(mover, brush) : []),
    ...(fight
      ? fightLines(view, fight, brush)
      : battles.flatMap((battle) => [
          ...wrap(`Battle declared: ${battleText(view, battle)}`, brush.width),
          ...oddsLines(view, { ...battle, seat: view.phasing }, brush),
        ])),
  ];
}

/** What a choice is about: where a counter stands and what it is worth, who is in a hex and what ground it is. */
export const remarkOn = (view: MalayaView, key: string): string => unglued(remark(view, key));

function remark(view: MalayaView, key: string): string {
  const [kind, id = ""] = key.split(":");
  switch (kind) {
    case "unit": {
      const unit = view.sides.flatMap(({ units }) => units).find((each) => each.id === id);
      const { type, values, support } = counterOf(id);
      return [
        type !== "supply" && values,
        type === "hq" && `+${support}`,
        unit && placeShort(unit.at),
        unit?.suppressed && "suppressed",
        unit?.active && "activated",
      ]
        .filter(Boolean)
        .join(", ");
    }
    case "raid":
    case "assault":
      return tableRemark(view, kind);
    case "to":
      return [
        terrainName(id),
        ...costTo(view, id),
        ...stacksAt(view, id).map((stack) => `${stackFactors(stack)}`),
        ...toldAt(view, id),
      ].join(", ");
    default:
      return "";
  }
}

/** 11.3 What the step costs the unit on the move. */
function costTo({ mover }: MalayaView, hex: string): string[] {
  const there = mover?.range.find((each) => each.hex === hex);
  return mover && there ? [`${points(there.spent - mover.spent)} MP`] : [];
}

const stacksAt = ({ sides }: MalayaView, hex: string): Stack[] =>
  sides.flatMap(stacksOf).filter((stack) => stack.hex === hex);

const toldAt = (view: MalayaView, hex: string): string[] =>
  (ownSide(view)?.told ?? [])
    .filter((each) => each.hex === hex && each.zone !== undefined)
    .map(({ zone }) => (zone ? "enemy zone" : "no enemy zone"));

/** What an attack on an enemy stack would be like with everybody who stands beside it. */
export function prospectLines(view: MalayaView, hex: string, brush: Brush): string[] {
  const own = ownSide(view);
  const isHeld = view.sides.some((side) => !side.own && side.hexes.includes(hex));
  if (!own || !isHeld) return [];
  return oddsLines(view, { seat: own.seat, targets: [hex], attackers: besides(view, own.seat, hex) }, brush);
}
