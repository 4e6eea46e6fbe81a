import { describe, expect, it } from "vitest";
import { CARDS, type Icon } from "./cards.ts";
import { play } from "./play.ts";
import { boardText, icon, keysOf, played, position, spaceText } from "./testing/index.ts";

describe("MPAJA icons", () => {
  it("5.5 Mobilize Population: the British add Opposition to a Neutral space with a Jungle Camp and no Terror", () => {
    const g = position({
      perak: "camp",
      johore: "camp",
      kedah: "camp opposition",
      pahang: "camp terror",
      kelantan: "2M F",
    });
    const open = icon(g, "mobilize");
    expect([open?.seat, open?.rule]).toEqual(["british", "5.5"]);
    expect(keysOf(open)).toEqual(["perak", "johore"]);
    icon(g, "mobilize", "johore");
    expect(spaceText(g, "johore")).toBe("/ camp opposition");
    expect(spaceText(g, "perak")).toBe("/ camp");
  });

  it("5.5 Kill Traitors: the British remove a Police beside an MPAJA Guerrilla of any state", () => {
    const g = position({
      perak: "1T 2P / 1M",
      johore: "1P / 1M(1A)",
      kedah: "1P / 2N",
      ec_north: "1P / 1M",
      pahang: "1T / 1M",
    });
    const open = icon(g, "traitors");
    expect(open?.seat).toBe("british");
    expect(keysOf(open)).toEqual(["police.perak", "police.johore", "police.ec_north"]);
    icon(g, "traitors", "police.perak");
    expect(spaceText(g, "perak")).toBe("1T 1P / 1M");
    expect(g.available.police).toBe(2);
  });

  it("5.5 Kill Traitors turns nobody Active and does not touch Resistance", () => {
    const g = position({ perak: "1P / 1M" }, { resistance: 5 });
    icon(g, "traitors");
    expect([spaceText(g, "perak"), g.resistance]).toEqual(["/ 1M", 5]);
  });

  it("5.5 Seize Supplies: the Japanese replace a Supply Cache by a Jungle Camp where none is", () => {
    const g = position({ perak: "C camp", johore: "1M C F", kedah: "C" });
    const open = icon(g, "supplies");
    expect(open?.seat).toBe("japanese");
    expect(keysOf(open)).toEqual(["caches.kedah", "caches.johore"]);
    icon(g, "supplies", "caches.johore");
    expect(boardText(g)).toEqual({ perak: "/ C camp", johore: "/ 1M F camp", kedah: "/ C" });
    expect([g.available.caches, g.available.camps]).toEqual([1, 2]);
  });

  it("5.5 Food Shortage: the Japanese remove an MPAJA Guerrilla where no Supply Cache is", () => {
    const g = position({ perak: "2M C", johore: "2M(1A)", kedah: "2N", ec_south: "1M", pahang: "1M camp" });
    const open = icon(g, "food");
    expect(open?.seat).toBe("japanese");
    expect(keysOf(open)).toEqual([
      "mpaja_underground.pahang",
      "mpaja_underground.johore",
      "mpaja_active.johore",
      "mpaja_underground.ec_south",
    ]);
    icon(g, "food", "mpaja_active.johore");
    expect(spaceText(g, "johore")).toBe("/ 1M");
    expect(g.available.mpaja).toBe(5);
  });

  it("5.5 whatever can be done must be done", () => {
    const spaces = {
      perak: "1P / 1M camp",
      johore: "1P / 1M camp",
      kedah: "C",
      pahang: "C",
    } as const;
    for (const kind of ["mobilize", "traitors", "supplies", "food"] as const) {
      const keys = keysOf(icon(position(spaces), kind));
      expect([kind, keys.length]).toEqual([kind, 2]);
      expect(keys).not.toContain("none");
      expect(keys).not.toContain("done");
    }
  });

  it("5.5 what cannot be done is left", () => {
    for (const [kind, spaces] of [
      ["mobilize", { perak: "camp opposition", johore: "camp terror", kedah: "F" }],
      ["traitors", { perak: "1P / 1N", johore: "1M" }],
      ["supplies", { perak: "C camp", johore: "camp" }],
      ["food", { perak: "1M C", johore: "1N" }],
    ] as const) {
      const g = position(spaces);
      const before = boardText(g);
      expect(icon(g, kind)).toBeUndefined();
      expect([kind, boardText(g)]).toEqual([kind, before]);
    }
  });

  it("2.3 the icon comes before either faction acts, by the faction that the icon names, not by who is first", () => {
    const spaces = { perak: "1P / 1M camp", johore: "1P / 1M camp", kedah: "C", pahang: "C" } as const;
    for (const first of ["british", "japanese"] as const)
      for (const [card, seat, kind] of [
        [1, "british", "mobilize"],
        [3, "british", "traitors"],
        [7, "japanese", "supplies"],
        [10, "japanese", "food"],
      ] as const) {
        const g = position(spaces, { stage: "icon", card, first });
        const open = played(g, play(g), []);
        expect([card, open?.seat, open?.about.icon]).toEqual([card, seat, kind]);
        played(g, play(g), [keysOf(open)[0]]);
        expect(g.stage).toBe("first");
        expect(played(g, play(g), [])?.seat).toBe(first);
      }
  });

  it("2.3 every card has an icon, and it is resolved each time one is revealed", () => {
    const kinds: Icon[] = ["mobilize", "traitors", "supplies", "food"];
    for (const card of Object.values(CARDS)) expect(kinds).toContain(card.icon);
    const g = position({});
    played(g, play(g), ["J14"]);
    expect(g.stage).toBe("icon");
    const log: string[] = [];
    g.log = (event) => log.push(`${event.rule} ${event.kind}`);
    played(g, play(g), []);
    expect(log).toEqual(["5.5 icon"]);
    expect(g.stage).toBe("first");
  });
});
