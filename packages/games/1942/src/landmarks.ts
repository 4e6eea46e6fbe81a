import type { LogEvent } from "@sandtable/engine";
import { RESULTS } from "./crt.ts";
import type { CampaignEvent } from "./log.ts";

/** What random games must all come upon. */
export const landmarks: readonly string[] = [
  ...["land", "road", "hop"].map((way) => `moved:${way}`),
  ...["setup", "land", "air", "naval", "combat"].flatMap((segment) =>
    segment === "setup" ? ["set-up"] : [`segment:${segment}`],
  ),
  ...RESULTS.map((result) => `result:${result}`),
  ...["fallen", "holds", "reverse"].map((outcome) => `hong-kong:${outcome}`),
  "city:fell",
  "city:held",
  "city",
  "placed",
  "displaced:1",
  "displaced:stages",
  "sailed:port",
  "sailed:landing",
  "air-attack:sunk",
  "air-attack:missed",
  "points-lost",
  ...["opened", "paid", "closed"].map((state) => `beach:${state}`),
  "arrived",
  "home-guard",
  "retreated",
  "advanced",
  "disrupted",
  "recovered",
  "eliminated",
  "surrendered",
  "regroups",
  "joined",
  "over",
];

export function landmark(event: LogEvent): string | undefined {
  const told = event as CampaignEvent;
  switch (told.kind) {
    case "moved":
      return `moved:${told.way}`;
    case "segment":
      return `segment:${told.segment}`;
    case "attack":
      return `result:${told.result}`;
    case "hong-kong":
      return `hong-kong:${told.outcome}`;
    case "assault":
      return told.fell ? "city:fell" : "city:held";
    case "displaced":
      return told.stages > 1 ? "displaced:stages" : "displaced:1";
    case "sailed":
      return told.landing ? "sailed:landing" : "sailed:port";
    case "air-attack":
      return told.sunk ? "air-attack:sunk" : "air-attack:missed";
    case "beach":
      return `beach:${told.state}`;
    default:
      return told.kind;
  }
}
