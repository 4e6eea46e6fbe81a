import type { Play } from "@sandtable/engine";
import { MARKER } from "../choices.ts";
import { MARKERS } from "../data/tables.ts";
import { otherSide } from "../map.ts";
import { draw } from "../questions.ts";
import { beginAllocation } from "../sequence.ts";
import { type Campaign, MARKERS_OF, type Marker, markerOf } from "../state.ts";
import { EFFECTS } from "./effects.ts";
import { beginPicks } from "./initiative.ts";

const SOUTHERN_OPERATION = markerOf("southern-operation");
const THAIS: readonly Marker[] = [markerOf("japanese-thais"), markerOf("allied-thais")];
/** MB-17 The last turn on which Thais Resist is of use. */
const LAST_THAI_TURN = 2;

/** 5.0, 5.1, MB-16 One marker out of the pool; only its owner sees it, unless it is carried out at once. */
export function* pickMarker(g: Campaign): Play {
  const pool = MARKERS_OF[g.phasing].filter((marker) => g.pool[marker] > 0);
  if (g.picks === 0 || pool.length === 0) {
    endPicks(g);
    return;
  }
  const marker = yield* draw<Marker>({
    rule: "5.1",
    about: { kind: "draw.marker", seat: g.seat },
    choices: pool.map((each) => MARKER[each]),
    weights: pool.map((each) => g.pool[each]),
    secret: [g.seat],
  });
  g.pool[marker]--;
  if (callsForSubstitute(g, marker)) {
    layAside(g, marker);
    return;
  }
  returnAsides(g);
  g.picks--;
  const { id, kind, goes } = MARKERS[marker];
  if (kind === "immediate") {
    if (goes === "pool") g.pool[marker]++;
    g.tell({ kind: "drawn", rule: "5.3", reveals: true, seat: g.seat, marker: id });
    g.pending = { marker, step: 0 };
    g.stage = "marker";
    return;
  }
  g.hand[marker]++;
  g.tell({ kind: "picked", rule: "5.1", seat: g.seat });
  g.tell({ kind: "drew", rule: "5.4", audience: [g.seat], reveals: true, seat: g.seat, marker: id });
}

function endPicks(g: Campaign): void {
  returnAsides(g);
  g.picks = 0;
  if (g.phasing === g.first) beginPicks(g, otherSide(g.first));
  else beginAllocation(g);
}

const callsForSubstitute = (g: Campaign, marker: Marker): boolean =>
  (marker === SOUTHERN_OPERATION && g.turn === 1) || (THAIS.includes(marker) && g.turn > LAST_THAI_TURN);

/** MB-17 Southern Operation waits beside the pool until its substitute is picked; Thais Resist is out of play. */
function layAside(g: Campaign, marker: Marker): void {
  const isGone = marker !== SOUTHERN_OPERATION;
  if (!isGone) g.aside[marker]++;
  g.tell({
    kind: "substitute",
    rule: "5.3",
    reveals: true,
    seat: g.seat,
    marker: MARKERS[marker].id,
    isGone,
  });
}

function returnAsides(g: Campaign): void {
  for (const marker of MARKERS_OF[g.phasing]) {
    g.pool[marker] += g.aside[marker];
    g.aside[marker] = 0;
  }
}

/** 5.3 The next step of the marker that is being carried out; after its last one picking goes on. */
export function* carryOut(g: Campaign): Play {
  const { marker, step } = g.pending!;
  const isDone = yield* EFFECTS.get(MARKERS[marker].id)!(g, marker, step);
  if (isDone) {
    g.pending = undefined;
    g.stage = "markers";
  } else g.pending = { marker, step: step + 1 };
}
