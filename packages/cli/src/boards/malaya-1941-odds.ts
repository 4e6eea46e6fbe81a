import { say, signed } from "@sandtable/engine";
import { type Attack, outlook, type Prospect, prospectOf } from "@sandtable/malaya-1941/prospects";
import type { MalayaView } from "@sandtable/malaya-1941/shape";
import { columnName } from "@sandtable/malaya-1941/words";
import { glued } from "../columns.ts";
import type { Brush } from "../table/screen.ts";
import { headed } from "./parts.ts";

/** The odds of an attack in Malaya 1941, as far as the viewer can know them: a range over what may stand there. */

const TABLES = ["raid", "assault"] as const;
type Table = (typeof TABLES)[number];
interface Span {
  readonly least: number;
  readonly most: number;
}

const span = ({ least, most }: Span, say: (value: number) => string, between = "–"): string =>
  least === most ? say(least) : `${say(least)}${between}${say(most)}`;
const percent = (chances: Span): string =>
  glued(`${span(chances, (chance) => String(Math.round(chance * 100)))} %`);
const columns = (range: Span): string => span(range, columnName, " to ");

function oddsText(
  { attack, defence, base, shifts, column, markers, reach }: Prospect,
  { words }: Brush,
): string {
  const why = shifts.map(
    ({ cause, ...by }) => `${say(words, { key: `shift.${cause}` })} ${span(by, signed)}`,
  );
  const may = markers.map(({ cause }) => say(words, { key: `shift.${cause}` }));
  return [
    `${attack} against ${span(defence, String)}: ${columns(base)}`,
    ...(why.length > 0 ? [`${why.join(", ")}: ${columns(column)}`] : []),
    ...(may.length > 0 ? [`with ${may.join(", ")} perhaps ${columns(reach)}`] : []),
  ].join(" · ");
}

const chances = (table: Table, { column }: Prospect): string =>
  outlook(table, column)
    .map(({ result, ...chance }) => `${result} ${percent(chance)}`)
    .join(", ");

/** The odds with their causes, then the chance of each result on each table. */
export function oddsLines(view: MalayaView, attack: Attack, brush: Brush): string[] {
  if (attack.attackers.length === 0 || attack.targets.length === 0) return [];
  const prospect = prospectOf(view, attack);
  return [
    ...headed(brush, "Odds", oddsText(prospect, brush)),
    ...TABLES.flatMap((table) =>
      headed(brush, say(brush.words, { key: `table.${table}` }), chances(table, prospect)),
    ),
  ];
}

/** The chance of each result, beside the choice of a table. */
export const tableRemark = (view: MalayaView, table: Table): string => {
  const [battle] = view.battles;
  return battle === undefined ? "" : chances(table, prospectOf(view, { ...battle, seat: view.phasing }));
};
