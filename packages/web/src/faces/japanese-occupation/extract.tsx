import type { CenterId, RailwayId } from "@sandtable/japanese-occupation/map";
import type { OccupationView } from "@sandtable/japanese-occupation/shape";
import type { ChoiceShown, Place } from "@sandtable/protocol";
import { moveTo, Silent } from "../coin/index.ts";
import { extractTotal } from "./describe.ts";
import { EXTRACT_NOTE, SPACES } from "./layout.ts";
import { signSpot } from "./railway.tsx";
import { beside, drawn, LINES, partOf, routes, servedBy } from "./railways.ts";
import { CENTERS, isCenter, RAILWAY_IDS } from "./spaces.ts";
import { said } from "./words/index.ts";

/** 4.3.1 What an Extract would bring: from each Economic Center the way to every starred Railway that counts. */

/** Two ways over one Railway run side by side. */
const SIDE: Readonly<Record<CenterId, number>> = { ec_north: -4, ec_south: 4 };

/** Whether an Extract is being considered, and from where: it is open, its spaces are, or one of them is looked at. */
export function extracted(choices: readonly ChoiceShown[], looked: Place | undefined): readonly CenterId[] {
  if (looked?.on === "space" && isCenter(looked.id)) return [looked.id];
  if (looked?.on === "track" && looked.id.startsWith("railway:")) return CENTERS;
  const spaces = choices.flatMap(({ place }) => (place.on === "space" ? [place.id] : []));
  const asked = spaces.length > 0 && spaces.every(isCenter);
  return asked || choices.some(({ key }) => key === "extract") ? CENTERS : [];
}

/** The ways, and where they are cut. */
export function ExtractWays({
  view,
  from,
}: {
  readonly view: OccupationView;
  readonly from: readonly CenterId[];
}) {
  if (from.length === 0) return null;
  const used = new Map(from.map((center) => [center, routes(view, center)]));
  const idle = RAILWAY_IDS.filter((id) => from.every((center) => !used.get(center)?.has(id)));
  return (
    <Silent className="extract">
      {idle.map((id) => (
        <Idle key={id} id={id} cut={view.railways[id].sabotage > 0} />
      ))}
      {from.map((center) =>
        RAILWAY_IDS.filter((id) => used.get(center)?.has(id)).map((id) => {
          const shared = from.every((other) => used.get(other)?.has(id)) && from.length > 1;
          const d = drawn(beside(LINES[id], shared ? SIDE[center] : 0));
          return (
            <g key={`${center} ${id}`} className={`way ${center}`} data-way={`${center} ${id}`}>
              <path className="halo" d={d} />
              <path className="flow" d={d} />
            </g>
          );
        }),
      )}
    </Silent>
  );
}

/** A Railway over which nothing comes; with Sabotage it is cut in two. */
function Idle({ id, cut }: { readonly id: RailwayId; readonly cut: boolean }) {
  if (!cut) return <path className="idle" d={drawn(LINES[id])} />;
  return (
    <g className="cut" data-cut={id}>
      <path className="idle" d={drawn(LINES[id])} />
      <path className="hole" d={drawn(partOf(LINES[id], 0.3, 0.7))} />
      <path className="torn" d={drawn(partOf(LINES[id], 0.3, 0.7))} />
    </g>
  );
}

/** The numbers: on each Economic Center, at each star, and the sum. */
export function ExtractNumbers({
  view,
  from,
}: {
  readonly view: OccupationView;
  readonly from: readonly CenterId[];
}) {
  if (from.length === 0) return null;
  const { x, y, width, height } = EXTRACT_NOTE;
  return (
    <Silent className="extract">
      {RAILWAY_IDS.flatMap((id) => {
        const [signX, signY] = signSpot(id);
        return servedBy(view, id)
          .filter((center) => from.includes(center))
          .map((center, index) => (
            <g
              key={`${id} ${center}`}
              className={`served ${center}`}
              transform={moveTo([signX - 8 + index * 17, signY - 21])}
            >
              <circle r="8" />
              <text y="4">{said.industries[center][0]}</text>
            </g>
          ));
      })}
      {from.map((center) => {
        const { circle } = SPACES[center];
        return (
          <g
            key={center}
            className={`yield ${center}`}
            transform={moveTo([(circle?.x ?? 0) + 48, (circle?.y ?? 0) - 36])}
            data-yield={`${center} ${view.extract[center].length}`}
          >
            <circle r="19" />
            <text y="7">+{view.extract[center].length}</text>
          </g>
        );
      })}
      <g className="extract-note">
        <rect className="panel" x={x} y={y} width={width} height={height} rx="6" />
        <text className="heading" x={x + width / 2} y={y + 24}>
          {said.extractNow}
        </text>
        {CENTERS.map((center, index) => (
          <g key={center} className={`served ${center}`} transform={moveTo([x + 24, y + 42 + index * 22])}>
            <circle r="8" />
            <text y="4">{said.industries[center][0]}</text>
          </g>
        ))}
        {[
          ...CENTERS.map((center) => ({
            what: said.industries[center],
            sum: said.stars({ count: view.extract[center].length }),
          })),
          { what: said.newVillages, sum: `${view.extract.villages}` },
          { what: said.inAll, sum: `+${extractTotal(view)}` },
        ].map(({ what, sum }, index) => (
          <g key={what} transform={moveTo([x, y + 47 + index * 22])}>
            <text className="said" x="40">
              {what}
            </text>
            <text className="sum" x={width - 16}>
              {sum}
            </text>
          </g>
        ))}
      </g>
    </Silent>
  );
}
