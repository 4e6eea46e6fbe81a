import type { BattleView } from "@sandtable/1942/shape";
import { useMemo } from "react";
import { type Arrangement, BattleArrows } from "../hex/index.ts";
import { unitOf } from "./data.ts";
import { HEX } from "./layout.ts";
import { words } from "./words/index.ts";

/** 6.0 The attack that is being prepared. */
export function Battle({
  battle: { target, attackers, odds },
  arrangement: { pileOf },
}: {
  readonly battle: BattleView;
  readonly arrangement: Arrangement;
}) {
  const from = useMemo(() => {
    const hexes = new Map<string, number>();
    for (const id of attackers) {
      const hex = pileOf(id);
      if (hex !== undefined) hexes.set(hex, (hexes.get(hex) ?? 0) + (unitOf(id)?.strength ?? 0));
    }
    return hexes;
  }, [attackers, pileOf]);
  return (
    <BattleArrows
      layout={HEX}
      target={target}
      from={from}
      odds={odds === 0 ? words.tooWeak : words.odds({ odds })}
      isWeak={odds === 0}
    />
  );
}
