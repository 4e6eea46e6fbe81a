import { REGIONS } from "@sandtable/1942/map";
import type { View } from "@sandtable/protocol";
import type { Description } from "../face.ts";
import { isHex, recordOf } from "./data.ts";
import { hexInShort } from "./describe-hex.ts";
import { TRACKS } from "./describe-track.ts";
import { forecast } from "./forecast.ts";
import { tableOf } from "./view.ts";
import { words } from "./words/index.ts";

const BOXES = ["off-map", "later", "regrouping", "surrendered", "eliminated"] as const;

/** The position in words: how it stands, region by region, the sea, and the boxes. */
export function text(given: View): readonly Description[] {
  const view = tableOf(given);
  const track = (id: keyof typeof TRACKS): Description => TRACKS[id](view);
  const short = (id: keyof typeof TRACKS): string => {
    const { title, lines } = track(id);
    return words.titled({ title, line: lines[0] });
  };
  const regions = Object.entries(REGIONS).map(([title, hexes]) => ({
    title,
    lines: hexes.flatMap((hex) => hexInShort(hex, view) ?? []),
  }));
  const afloat = new Set(Object.values(view.units).map(({ at }) => at));
  const sea = [...afloat].filter((at) => isHex(at) && recordOf(at).region === undefined).sort();
  return [
    {
      title: words.theTurn,
      lines: [short("turn"), short("hong-kong"), short("burma"), ...track("fortresses").lines],
    },
    forecast(given),
    track("points"),
    ...regions.map(({ title, lines }) => ({
      title,
      lines: lines.length > 0 ? lines : [words.nobodyHere],
    })),
    {
      title: words.atSea,
      lines: sea.length > 0 ? sea.flatMap((hex) => hexInShort(hex, view) ?? []) : [words.nobody],
    },
    ...BOXES.map(track),
  ];
}
