// The grid of 1942: flat-top hexes on plain degrees, 85 nautical miles from row to row, even columns half a hex
// lower. docs/1942-map.md says how firmly each number is known.

export const COLUMNS = 34;
export const ROWS = 22;
export const ROW = 85 / 60;
export const COLUMN = (ROW * Math.sqrt(3)) / 2;
const CORNER = ROW / Math.sqrt(3);
const WEST = 95.65;
const NORTH = 18.9;

const two = (number) => String(number).padStart(2, "0");
const low = (column) => (column % 2 === 0 ? 1 : 0);
export const idOf = (column, row) => two(column) + two(row);
const placeOf = (id) => [Number(id.slice(0, 2)), Number(id.slice(2))];

export const IDS = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
  idOf(Math.floor(at / ROWS) + 1, (at % ROWS) + 1),
);
const onMap = new Set(IDS);

/** Longitude and latitude. */
export function centreOf(id) {
  const [column, row] = placeOf(id);
  return [WEST + (column - 1) * COLUMN, NORTH - (row - 1 + low(column) / 2) * ROW];
}

/** Against the clock, as the clipping wants it. */
export function cornersOf(id) {
  const [x, y] = centreOf(id);
  return [
    [x + CORNER, y],
    [x + CORNER / 2, y + ROW / 2],
    [x - CORNER / 2, y + ROW / 2],
    [x - CORNER, y],
    [x - CORNER / 2, y - ROW / 2],
    [x + CORNER / 2, y - ROW / 2],
  ];
}

export function neighboursOf(id) {
  const [column, row] = placeOf(id);
  const down = row + low(column);
  return [
    idOf(column, row - 1),
    idOf(column + 1, down - 1),
    idOf(column + 1, down),
    idOf(column, row + 1),
    idOf(column - 1, down),
    idOf(column - 1, down - 1),
  ].filter((neighbour) => onMap.has(neighbour));
}

/** The hex with the nearest centre; beyond the edge the numbers simply run on. */
export function hexAt([longitude, latitude]) {
  const middle = Math.round((longitude - WEST) / COLUMN) + 1;
  const near = [middle - 1, middle, middle + 1].map((column) => {
    const row = Math.round((NORTH - latitude) / ROW - low(column) / 2) + 1;
    const [x, y] = centreOf(idOf(column, row));
    return { id: idOf(column, row), away: Math.hypot(x - longitude, y - latitude) };
  });
  return near.sort((a, b) => a.away - b.away)[0].id;
}
