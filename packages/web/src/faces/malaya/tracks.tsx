import { COMMANDERS, type MalayaView } from "@sandtable/malaya/shape";
import { earlyVictory, finalVictory } from "@sandtable/malaya/victory";
import {
  CoinTracks,
  cylinderMark,
  edgeZones,
  Glide,
  Panel,
  PieceBox,
  PlaceMark,
  Silent,
  squareMark,
  Text,
} from "../coin/index.ts";
import { AVAILABLE, AVAILABLE_ROOM, COMMANDER, commanderBox, TRACKS } from "./layout.ts";
import { commanderName, words } from "./names.ts";
import { said } from "./words/index.ts";

/** The printed boxes around the map: tracks, Available boxes and cards. */

interface Shown {
  readonly view: MalayaView;
  readonly animate: boolean;
}

const SIDES = {
  british: { tone: "blue", letter: "B" },
  mcp: { tone: "red", letter: "M" },
} as const;

const WON = {
  british: { tone: "blue", word: said.zones.british },
  mcp: { tone: "red", word: said.zones.mcp },
} as const;
const TIE = { tone: "middle", word: said.zones.tie } as const;

/** 7.0 Who wins where on the edge track: early, or a tie in the end. */
const ZONES = edgeZones((politicalWill) => {
  const early = earlyVictory({ politicalWill });
  if (early) return WON[early.winners[0] === "british" ? "british" : "mcp"];
  return finalVictory({ politicalWill }).winners.length === 0 ? TIE : undefined;
});

/** What the tables of the family have alike. */
export function SharedTracks({ view, animate }: Shown) {
  return (
    <CoinTracks
      view={view}
      layout={TRACKS}
      words={words}
      title={said.title}
      sides={SIDES}
      marks={[
        squareMark("political-will", said.politicalWill, view.politicalWill, said.letters),
        cylinderMark("british-resources", said.resources.british, view.resources.british, "blue"),
        cylinderMark("mcp-resources", said.resources.mcp, view.resources.mcp, "red"),
      ]}
      zones={ZONES}
      animate={animate}
    />
  );
}

export function CommanderTrack({ view, animate }: Shown) {
  const { name, cancelled } = view.commander;
  const box = commanderBox(name);
  return (
    <>
      <Panel area={COMMANDER} title={said.commanderTrack} />
      <Silent className="commander">
        {COMMANDERS.map((id) => {
          const field = commanderBox(id);
          return (
            <g key={id}>
              <rect className="field" {...field} rx="4" />
              <text className="box-name" x={field.x + field.width / 2} y={field.y + 18}>
                {commanderName(id)}
              </text>
              <Text
                className="fine"
                text={said.effects[id]}
                most={13}
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
                  {said.killed[0]}
                </text>
                <text x="9" y="11">
                  {said.killed[1]}
                </text>
              </>
            ) : (
              <>
                <path className="cap" d="M-31 2c0-11 18-11 18 0zM-33 2h22l3 4h-27z" />
                <text x="12" y="-3">
                  {said.inCharge[0]}
                </text>
                <text x="12" y="11">
                  {said.inCharge[1]}
                </text>
              </>
            )}
          </g>
        </Glide>
      </Silent>
      <PlaceMark
        place={{ on: "track", id: "commander" }}
        label={said.commanderSaid({ name: commanderName(name), cancelled, effect: said.effects[name] })}
        shape={{ area: COMMANDER, round: 6 }}
        pin={[COMMANDER.x + 22, COMMANDER.y + 18]}
      />
    </>
  );
}

const room = (force: keyof typeof AVAILABLE_ROOM, view: MalayaView) => ({
  area: AVAILABLE_ROOM[force],
  name: said.rooms[force],
  count: view.available[force],
});

export function AvailableBoxes({ view }: { readonly view: MalayaView }) {
  return (
    <>
      <PieceBox
        area={AVAILABLE.british}
        title={said.availableBox.british}
        tone="blue"
        rooms={[room("troops", view), room("police", view), room("villages", view)]}
      />
      <PieceBox
        area={AVAILABLE.mcp}
        title={said.availableBox.mcp}
        tone="red"
        rooms={[room("guerrillas", view), room("bases", view)]}
      />
    </>
  );
}
