import type { CurvePoint, Role, TurningPoint } from "@sandtable/protocol";
import { pathOf, type Room, xOf, yOf } from "../table/curve.ts";
import type { AfterWords } from "../words/after.ts";
import type { Story } from "./story.ts";

const WIDTH = 1200;
const HEIGHT = 675;
const EDGE = 56;
const ROOM: Room = { width: WIDTH, height: 520, left: EDGE + 62, right: EDGE, top: 216, bottom: 20 };
const PAPER = "#f8f0de";
const INK = "#2a2017";
const SOFT = "#5a4936";
const LINE = "#cdb98f";
const BLUE = "#2f5c93";
const GREEN = "#39602f";
const RED = "#a33117";
const SERIF = "serif";
const SANS = "sans-serif";
/** So many letters of the result go into a line, and so many lines of it into the picture. */
const LETTERS = 80;
/** A title of so many letters fills its line. */
const TITLE_LETTERS = 48;
const RESULT_LINES = 3;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

const colourOf = (seat: string): string => (seat === "british" ? BLUE : seat === "allied" ? GREEN : RED);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  readonly family?: string;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
}

/** One element of the drawing. */
const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside: readonly string[] = [],
): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(`${value}`)}"`)
    .join("")}>${inside.join("")}</${name}>`;

const text = (
  x: number,
  y: number,
  words: string,
  { size, fill = INK, family = SANS, weight = 400, anchor = "start" }: TextStyle,
): string =>
  element(
    "text",
    {
      x,
      y,
      "font-family": family,
      "font-size": size,
      "font-weight": weight,
      fill,
      "text-anchor": anchor,
    },
    [escaped(words)],
  );

/** The line of a side: whole for the first, dashed for the other. */
const line = (d: string, seat: string, index: number): string =>
  element("path", {
    d,
    fill: "none",
    stroke: colourOf(seat),
    "stroke-width": 4,
    "stroke-linejoin": "round",
    ...(index > 0 && { "stroke-dasharray": "10 7" }),
  });

/** Words in lines of so many letters; what does not fit ends in dots. */
export function wrapped(words: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > letters) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/** The game on one sheet: who won and why, and how the chances went. A drawing of its own, without a style from elsewhere. */
export function pictureOf(
  { title, scene, result }: Story,
  roles: readonly Role[],
  points: readonly CurvePoint[],
  turningPoints: readonly TurningPoint[],
  after: AfterWords,
): string {
  const levels = LEVELS.flatMap((level) => [
    element("path", { d: `M${ROOM.left} ${yOf(ROOM, level)}H${WIDTH - ROOM.right}`, stroke: LINE }),
    text(ROOM.left - 10, yOf(ROOM, level) + 6, `${level * 100} %`, { size: 16, fill: SOFT, anchor: "end" }),
  ]);
  const lines = roles.map(({ seat }, index) => line(pathOf(ROOM, points, seat), seat, index));
  const turnings = turningPoints
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, seat, before }, index) => {
      const nth = points.findIndex((point) => point.at === at);
      const [cx, cy] = [xOf(ROOM, nth, points.length), yOf(ROOM, before)];
      return [
        element("circle", { cx, cy, r: 15, fill: colourOf(seat), stroke: PAPER, "stroke-width": 3 }),
        text(cx, cy + 6, `${index + 1}`, { size: 16, weight: 700, fill: PAPER, anchor: "middle" }),
      ];
    });
  const legend = roles.flatMap(({ seat, name }, index) => {
    const x = ROOM.left + index * 300;
    const y = HEIGHT - 92;
    return [line(`M${x} ${y - 6}h52`, seat, index), text(x + 64, y, name, { size: 20 })];
  });
  const size = { width: WIDTH, height: HEIGHT };
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, [
    element("rect", { ...size, fill: "#6f4c2e" }),
    element("rect", { x: 20, y: 20, width: WIDTH - 40, height: HEIGHT - 40, rx: 10, fill: PAPER }),
    text(EDGE, 82, title, { size: Math.min(38, (38 * TITLE_LETTERS) / title.length), family: SERIF }),
    text(EDGE, 114, scene, { size: 20, fill: SOFT }),
    ...wrapped(result, LETTERS, RESULT_LINES).map((row, index) =>
      text(EDGE, 150 + index * 27, row, { size: 22, weight: 600 }),
    ),
    ...levels,
    ...lines,
    ...turnings,
    ...legend,
    text(EDGE, HEIGHT - 44, after.pictureFoot, { size: 16, fill: SOFT }),
  ]);
}

/** The drawing as an image that any program opens. */
export async function pngOf(drawing: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(drawing.slice(0, 40)))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
