import { HEXES } from "@sandtable/1942/map";
import type { TableView } from "@sandtable/1942/shape";
import { FORTRESSES } from "@sandtable/1942/units";
import { memo } from "react";
import { Silent } from "../hex/index.ts";
import { HEX } from "./layout.ts";

/** Cities with their numbers and owners, ports, fortresses and invasion hexes. */

/** The city's mark stands in the upper left of its hex, clear of the counters. */
const MARK = { x: -21, y: -20 } as const;
const PORT = { x: -30, y: -2 } as const;

const CITIES = HEXES.filter(({ city }) => city !== undefined).map(({ id, city, port }) => ({
  id,
  name: city?.name ?? "",
  number: city?.number ?? 0,
  hasPort: port === true,
  ...HEX.centre(id),
}));

/** Named already when the whole map is in sight. */
const GREAT = new Set([
  "0202", // Rangoon
  "0505", // Bangkok
  "1006", // Saigon
  "0813", // Singapore
  "1018", // Batavia
  "1519", // Soerabaja
  "0816", // Palembang
  "0312", // Medan
  "2204", // Manila
  "2509", // Davao
  "1815", // Balikpapan
  "2118", // Makassar
  "1711", // Brunei
  "2421", // Koepang
  "2717", // Amboina
  "3309", // Palau
  "1205", // Cam Ranh Bay
]);

const anchor = (x: number, y: number): string =>
  `M${x} ${y - 5}a1.8 1.8 0 1 1 .01 0M${x} ${y - 5}v11M${x - 3.5} ${y - 2.5}h7M${x - 5} ${y + 2}q1 4 5 4 4 0 5-4`;
const ANCHORS = CITIES.filter(({ hasPort }) => hasPort)
  .map(({ x, y }) => anchor(x + PORT.x, y + PORT.y))
  .join("");

const HEXAGON = "M-12 0-6-10.4 6-10.4 12 0 6 10.4-6 10.4z";

export const Cities = memo(function Cities({ view }: { readonly view: TableView }) {
  const strong = new Map(FORTRESSES.map((fortress) => [fortress.hex as string, fortress]));
  return (
    <Silent className="cities">
      <path className="anchors" d={ANCHORS} />
      {CITIES.map(({ id, name, number, x, y }) => {
        const state = view.cities[id];
        const fortress = strong.get(id);
        const stands = fortress && view.fortresses[fortress.id].stands;
        return (
          <g
            key={id}
            className={`city ${state?.owner ?? "nobody"}${state?.supplies ? " supplies" : ""}${GREAT.has(id) ? " great" : ""}`}
            data-place={`hex ${id}`}
            transform={`translate(${x} ${y})`}
          >
            <path className="ring" d={HEX_RING} />
            <g className="city-mark" transform={`translate(${MARK.x} ${MARK.y})`}>
              {stands ? <path className="fort" d={HEXAGON} /> : <circle className="disc" r="9" />}
              <text className="city-number" y="4.5">
                {number}
              </text>
            </g>
            <text className="city-name" y="39">
              {name}
            </text>
          </g>
        );
      })}
      {FORTRESSES.map(({ id, name, hex, seat }) => {
        const { stands, besieged } = view.fortresses[id];
        const { x, y } = HEX.centre(hex);
        const isCity = CITIES.some((city) => city.id === hex);
        return (
          <g key={id} className={`fortress ${stands ? seat : "fallen"}`} transform={`translate(${x} ${y})`}>
            {!isCity && (
              <>
                <path className="fort" transform={`translate(${MARK.x} ${MARK.y})`} d={HEXAGON} />
                <text className="city-name" y="39">
                  {name}
                </text>
              </>
            )}
            {besieged && <path className="siege" d={HEX_RING} />}
          </g>
        );
      })}
    </Silent>
  );
});

const HEX_RING = `M${HEX.corners.map(({ x, y }) => `${(x * 0.93).toFixed(1)} ${(y * 0.93).toFixed(1)}`).join("L")}z`;

/** 5.C Invasion hexes: an arrow ashore; barred while it is not paid for. */
export const Beaches = memo(function Beaches({ beaches }: Pick<TableView, "beaches">) {
  return (
    <Silent className="beaches">
      {beaches.map(({ hex, open }) => {
        const { x, y } = HEX.centre(hex);
        return (
          <g key={hex} className={open ? "beach" : "beach shut"} transform={`translate(${x + 31} ${y - 24})`}>
            <circle className="beach-disc" r="9" />
            <path className="beach-sign" d="M0 3.5V-5.5M-3.5-2L0-5.5 3.5-2M-5 5.5q2.5-2 5 0t5 0" />
            {!open && <path className="beach-sign" d="M-7 7L7-7" />}
          </g>
        );
      })}
    </Silent>
  );
});
