import { BOXES, type Box, type InitiativeView } from "@sandtable/coin/shape";
import { Silent } from "../silent.tsx";
import { type Area, area, type Spot } from "./geometry.ts";
import type { Sides } from "./kit.ts";
import { Lines, Panel } from "./panel.tsx";
import { Glide } from "./pieces.tsx";
import { PlaceMark } from "./place.tsx";
import { Cylinder } from "./wood.tsx";
import { type CoinWords, said } from "./words/index.ts";

/** The Initiative Track, 400 by 210: who is eligible above, the three boxes below. */

const eligible = ({ x, y }: Area): Readonly<Record<"first" | "second", Area>> => ({
  first: area(x + 12, y + 36, 182, 62),
  second: area(x + 206, y + 36, 182, 62),
});
const boxesOf = ({ x, y }: Area): Readonly<Record<Box, Area>> => ({
  limited: area(x + 12, y + 108, 118, 92),
  event: area(x + 141, y + 108, 118, 92),
  full: area(x + 270, y + 108, 118, 92),
});

/** Whose cylinder stands where: in the box taken, or where it waits. */
function cylinderSpot(faction: string, whole: Area, initiative: InitiativeView<string>): Spot {
  const { first, firstBox, secondBox } = initiative;
  const taken = faction === first ? firstBox : secondBox;
  if (taken !== "none") {
    const box = boxesOf(whole)[taken];
    return [box.x + box.width / 2, box.y + 66];
  }
  const box = eligible(whole)[faction === first ? "first" : "second"];
  return [box.x + box.width - 30, box.y + 30];
}

export function InitiativeTrack<Faction extends string>({
  area: whole,
  initiative,
  sides,
  words,
  animate,
}: {
  readonly area: Area;
  readonly initiative: InitiativeView<Faction>;
  readonly sides: Sides<Faction>;
  readonly words: CoinWords<Faction>;
  readonly animate: boolean;
}) {
  const { first, firstBox } = initiative;
  const label = said.initiative({
    who: words.factionName(first),
    box: firstBox === "none" ? undefined : words.boxName(firstBox),
  });
  const fields = boxesOf(whole);
  return (
    <>
      <Panel area={whole} title={said.initiativeTrack} />
      <Silent className="initiative">
        {(["first", "second"] as const).map((which) => {
          const box = eligible(whole)[which];
          return (
            <g key={which}>
              <rect className="field" {...box} rx="30" />
              <text x={box.x + 20} y={box.y + 38} className="side">
                {which === "first" ? said.firstEligible : said.secondEligible}
              </text>
            </g>
          );
        })}
        {BOXES.map((id, index) => {
          const box = fields[id];
          return (
            <g key={id}>
              <rect className="field" {...box} rx="5" />
              <Lines
                className="box-name"
                lines={said.boxLines[id]}
                x={box.x + box.width / 2}
                y={box.y + 20}
                step={16}
              />
              {index > 0 && <path className="arrow" d={`M${box.x - 9} ${box.y + 46}h7m-3-4 4 4-4 4`} />}
            </g>
          );
        })}
        <g className="tokens">
          {(Object.keys(sides) as Faction[]).map((faction) => (
            <Glide key={faction} to={cylinderSpot(faction, whole, initiative)} animate={animate}>
              <Cylinder {...sides[faction]} />
            </Glide>
          ))}
        </g>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "initiative" }}
        label={label}
        shape={{ area: whole, round: 6 }}
        pin={[whole.x + 22, whole.y + 18]}
      />
      {BOXES.map((id) => {
        const box = fields[id];
        return (
          <PlaceMark
            key={id}
            place={{ on: "track", id: `initiative:${id}` }}
            label={said.box({ box: words.boxName(id) })}
            shape={{ area: box }}
            pin={[box.x + 12, box.y + box.height - 14]}
          />
        );
      })}
    </>
  );
}
