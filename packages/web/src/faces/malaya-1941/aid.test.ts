import { malaya1941 } from "@sandtable/malaya-1941";
import { type Made, position } from "@sandtable/malaya-1941/testing";
import type { About, Place, View } from "@sandtable/protocol";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { openNotes, writeNote } from "../hex/notes.ts";
import { Aid, meaningOf } from "./aid.tsx";
import { attackShown } from "./attack.ts";
import { faceMalaya1941 as face } from "./index.ts";
import { tableOf } from "./view.ts";

type Viewer = Parameters<typeof malaya1941.view>[1];
const seen = (made: Made, viewer: Viewer): View =>
  JSON.parse(JSON.stringify(malaya1941.view(position(made), viewer))) as View;
const hex = (id: string): Place => ({ on: "hex", id });
const drawn = (view: View, looked?: Place, asked?: About): string =>
  renderToStaticMarkup(createElement(Aid, { view, looked, asked }))
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const MEETING: Made = {
  turn: 2,
  stage: "movement",
  stacks: "0908: j-11-5 j-5-rec; 0909: a-6ind a-11ind-hq; 1013: a-28ind",
  seen: { japanese: { "0909": "1?" } },
};
const OPEN: Made = { ...MEETING, stage: "declaration", seen: {}, open: ["0909"] };

describe("what stands above the choices", () => {
  it("14.3, 18.0 the odds of those beside an enemy stack are a range, with what was seen there last", () => {
    const said = drawn(seen(MEETING, "japanese"), hex("0909"));
    expect(said).toContain("8 against 1 to 18");
    expect(said).toContain("25 % to 500 %");
    expect(said).toContain("If it is what was seen there on turn 1: defence 7");
    expect(said).toContain("Raid");
    expect(said).toContain("Assault");
    expect(drawn(seen(MEETING, "japanese"), hex("1013"))).not.toContain("against");
    expect(drawn(seen(MEETING, "spectator"), hex("0909"))).toBe("");
  });

  it("18.1 they are exact when the stack lies open, with each modifier by its cause", () => {
    const said = drawn(seen(OPEN, "japanese"), hex("0909"));
    expect(said).toContain("8 against 7");
    expect(said).toContain("Column of the factors 100 %");
    expect(said).not.toContain(" to 1");
  });

  it("14.22 the attack that is prepared counts who has joined", () => {
    const asked = { kind: "attacker", targets: ["0909"], joined: ["j-5-rec"] } as About;
    expect(drawn(seen(OPEN, "japanese"), undefined, asked)).toContain("2 against 7");
    const none = { kind: "attacker", targets: ["0909"], joined: [] } as About;
    expect(drawn(seen(OPEN, "japanese"), undefined, none)).toContain("8 against 7");
  });

  it("14.2 a declared battle is shown as it was declared, to the attacked side too", () => {
    const made: Made = { ...OPEN, stage: "battles", battles: [{ targets: ["0909"], attackers: ["j-11-5"] }] };
    expect(attackShown(tableOf(seen(made, "japanese")), undefined, "0909")?.is).toBe("declared");
    expect(drawn(seen(made, "allied"), hex("0909"))).toContain("6 against 7");
  });

  it("15.1 every result says what it does, in its order, and how much half is", () => {
    const found = { attack: 7, defence: { least: 4, most: 9 } };
    expect(meaningOf("DM", found)).toBe(
      "The defenders lose half, 2 to 5 factors or more; the defenders are routed, a die of hexes for each unit; the attackers may pursue 2 hexes.",
    );
    expect(meaningOf("AS", found)).toContain(
      "The attackers lose half, 4 factors or more; the attackers retreat 1 hex",
    );
    expect(meaningOf("CT", found)).toBe("Nothing happens.");
  });
});

describe("what is said of an enemy stack", () => {
  const lines = (place: Place, view: View): string => (face.describe(place, view)?.lines ?? []).join("\n");

  it("18.0 is what is known, since when, what those beside it could do, and one's own note", () => {
    openNotes("a table");
    writeNote("japanese", "0909", { mark: "weak", text: "bluff" });
    const japanese = seen(MEETING, "japanese");
    for (const place of [hex("0909"), { on: "piece", id: "back-allied-0909", at: "map" } as const]) {
      expect(lines(place, japanese)).toContain("Attacked by those beside it: 8 against 1 to 18");
      expect(lines(place, japanese)).toContain("Your note: weak, bluff.");
      expect(lines(place, japanese)).toContain("Seen on turn 1; it may have changed since.");
    }
    expect(lines(hex("1013"), japanese)).toContain("Nothing is known of them.");
    expect(lines(hex("0909"), seen(MEETING, "allied"))).not.toContain("bluff");
    writeNote("japanese", "0909", undefined);
  });
});
