import {
  type Area,
  AVAILABLE,
  AVAILABLE_ROOM,
  COMMANDER,
  commanderBox,
  ELIGIBLE,
  INITIATIVE,
  INITIATIVE_BOX,
  ROUNDS,
} from "./layout.ts";
import { boxName, COMMANDER_EFFECT, commanderName, factionName } from "./names.ts";
import { Glide } from "./pieces.tsx";
import { PlaceMark, Silent } from "./place.tsx";
import {
  BOXES,
  type Box,
  COMMANDERS,
  FACTIONS,
  type Faction,
  type MalayaView,
  PROPAGANDA_CARDS,
} from "./view.ts";
import { Cylinder } from "./wood.tsx";
import { wrapped } from "./wrap.ts";

/** The printed boxes around the map: Initiative Track, Commander Track, Available boxes, Propaganda Rounds. */

interface Shown {
  readonly view: MalayaView;
  readonly animate: boolean;
}

function Panel({ area, title }: { readonly area: Area; readonly title: string }) {
  return (
    <Silent className="panel-print">
      <rect className="panel" {...area} rx="6" />
      <rect
        className="inner"
        x={area.x + 4}
        y={area.y + 4}
        width={area.width - 8}
        height={area.height - 8}
        rx="4"
      />
      <text className="heading" x={area.x + area.width / 2} y={area.y + 24}>
        {title}
      </text>
    </Silent>
  );
}

function Lines({
  lines,
  x,
  y,
  step,
  className,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly className: string;
}) {
  return (
    <text className={className} x={x} y={y}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : step}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const BOX_LINES: Readonly<Record<Box, readonly string[]>> = {
  limited: ["Limited Op"],
  event: ["Event"],
  full: ["Op & Special", "Activity"],
};

/** Whose cylinder stands where: in the box taken, or where it waits. */
function cylinderSpot(faction: Faction, view: MalayaView): readonly [number, number] {
  const { first, firstBox, secondBox } = view.initiative;
  const taken = faction === first ? firstBox : secondBox;
  if (taken !== "none") {
    const box = INITIATIVE_BOX[taken];
    return [box.x + box.width / 2, box.y + 66];
  }
  const box = ELIGIBLE[faction === first ? "first" : "second"];
  return [box.x + box.width - 30, box.y + 30];
}

export function InitiativeTrack({ view, animate }: Shown) {
  const { first, firstBox } = view.initiative;
  const said = `Initiative Track: 1st Eligible ${factionName(first)}${
    firstBox === "none" ? "" : `, who took the box ${boxName(firstBox)}`
  }`;
  return (
    <>
      <Panel area={INITIATIVE} title="Initiative Track" />
      <Silent className="initiative">
        {(["first", "second"] as const).map((which) => {
          const box = ELIGIBLE[which];
          return (
            <g key={which}>
              <rect className="field" {...box} rx="30" />
              <text x={box.x + 20} y={box.y + 38} className="side">
                {which === "first" ? "1st Eligible" : "2nd Eligible"}
              </text>
            </g>
          );
        })}
        {BOXES.map((id, index) => {
          const box = INITIATIVE_BOX[id];
          return (
            <g key={id}>
              <rect className="field" {...box} rx="5" />
              <Lines
                className="box-name"
                lines={BOX_LINES[id]}
                x={box.x + box.width / 2}
                y={box.y + 20}
                step={16}
              />
              {index > 0 && <path className="arrow" d={`M${box.x - 9} ${box.y + 46}h7m-3-4 4 4-4 4`} />}
            </g>
          );
        })}
        <g className="tokens">
          {FACTIONS.map((faction) => (
            <Glide key={faction} to={cylinderSpot(faction, view)} animate={animate}>
              <Cylinder faction={faction} letter={faction === "british" ? "B" : "M"} />
            </Glide>
          ))}
        </g>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "initiative" }}
        label={said}
        shape={{ area: INITIATIVE, round: 6 }}
        pin={[INITIATIVE.x + 22, INITIATIVE.y + 18]}
      />
      {BOXES.map((id) => {
        const box = INITIATIVE_BOX[id];
        return (
          <PlaceMark
            key={id}
            place={{ on: "track", id: `initiative:${id}` }}
            label={`Box ${boxName(id)} of the Initiative Track`}
            shape={{ area: box }}
            pin={[box.x + 12, box.y + box.height - 14]}
          />
        );
      })}
    </>
  );
}

export function CommanderTrack({ view, animate }: Shown) {
  const { name, cancelled } = view.commander;
  const box = commanderBox(name);
  return (
    <>
      <Panel area={COMMANDER} title="British Commander" />
      <Silent className="commander">
        {COMMANDERS.map((id) => {
          const field = commanderBox(id);
          return (
            <g key={id}>
              <rect className="field" {...field} rx="4" />
              <text className="box-name" x={field.x + field.width / 2} y={field.y + 18}>
                {commanderName(id)}
              </text>
              <Lines
                className="fine"
                lines={wrapped(COMMANDER_EFFECT[id], 13)}
                x={field.x + field.width / 2}
                y={field.y + 84}
                step={13}
              />
            </g>
          );
        })}
        <Glide to={[box.x + box.width / 2, box.y + 45]} animate={animate}>
          <g className={cancelled ? "commander-marker killed" : "commander-marker"}>
            <rect x="-38" y="-19" width="76" height="38" rx="4" />
            {cancelled ? (
              <>
                <path className="cross" d="M-33-14-17 2M-17-14-33 2" />
                <text x="9" y="-3">
                  Gurney
                </text>
                <text x="9" y="11">
                  Killed
                </text>
              </>
            ) : (
              <>
                <path className="cap" d="M-31 2c0-11 18-11 18 0zM-33 2h22l3 4h-27z" />
                <text x="12" y="-3">
                  in
                </text>
                <text x="12" y="11">
                  charge
                </text>
              </>
            )}
          </g>
        </Glide>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "commander" }}
        label={`Commander Track: ${commanderName(name)}${cancelled ? ", Gurney Killed" : `, ${COMMANDER_EFFECT[name]}`}`}
        shape={{ area: COMMANDER, round: 6 }}
        pin={[COMMANDER.x + 22, COMMANDER.y + 18]}
      />
    </>
  );
}

const ROOM_NAMES = {
  troops: "Troops",
  police: "Police",
  villages: "New Villages",
  guerrillas: "Guerrillas",
  bases: "Bases",
} as const;

export function AvailableBoxes({ view }: { readonly view: MalayaView }) {
  return (
    <Silent className="available">
      <g className="of-british">
        <Panel area={AVAILABLE.british} title="British Available" />
      </g>
      <g className="of-mcp">
        <Panel area={AVAILABLE.mcp} title="MCP Available" />
      </g>
      {(Object.keys(AVAILABLE_ROOM) as (keyof typeof AVAILABLE_ROOM)[]).map((force) => {
        const room = AVAILABLE_ROOM[force];
        return (
          <g key={force}>
            <Lines
              className="room"
              lines={force === "villages" ? ["New", "Villages"] : [ROOM_NAMES[force]]}
              x={room.x - 8}
              y={room.y + (force === "villages" ? 13 : 22)}
              step={14}
            />
            {view.available[force] === 0 && (
              <text className="none" x={room.x + 8} y={room.y + 22}>
                none
              </text>
            )}
          </g>
        );
      })}
    </Silent>
  );
}

const ROUND_NUMBERS = Array.from({ length: PROPAGANDA_CARDS }, (_, index) => index + 1);

export function RoundsTrack({ view }: { readonly view: MalayaView }) {
  const held = view.propagandaRounds;
  return (
    <>
      <Panel area={ROUNDS} title="Propaganda Rounds" />
      <Silent className="rounds">
        {ROUND_NUMBERS.map((round) => {
          const x = ROUNDS.x + ROUNDS.width / 2 + (round - 2) * 62;
          const y = ROUNDS.y + 58;
          return (
            <g key={round} className={round <= held ? "held" : ""}>
              <circle cx={x} cy={y} r="20" />
              <text x={x} y={y + 6}>
                {round}
              </text>
              {round <= held && <path d={`M${x - 9} ${y + 1}l6 7 12-15`} />}
            </g>
          );
        })}
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "propaganda" }}
        label={`Propaganda Rounds held: ${held} of ${PROPAGANDA_CARDS}`}
        shape={{ area: ROUNDS, round: 6 }}
        pin={[ROUNDS.x + 22, ROUNDS.y + 18]}
      />
    </>
  );
}
