import type { None, OfHex, OfUnit } from "../words/vocabulary.ts";

type Reasons =
  | "moved"
  | "static"
  | "command"
  | "no-step"
  | "sea"
  | "terrain"
  | "river"
  | "strait"
  | "boats"
  | "refused"
  | "enemy"
  | "zone"
  | "far"
  | "banned"
  | "no-carrier"
  | "here"
  | "port"
  | "south"
  | "landing"
  | "no-assault"
  | "supply-assault"
  | "approach"
  | "placed"
  | "range";
type Buttons = "halt" | "sealift" | "set-sail" | "fly-recon" | "no-loss";

/** The messages of this part with their parameters. Points of movement are halves. */
export type ImpulseVocabulary = {
  "prompt.movement": { readonly ready: number };
  "prompt.carry": OfUnit;
  "prompt.step": OfUnit & { readonly left: number };
  "prompt.sealift": None;
  "prompt.load": { readonly loaded: number; readonly supply: number };
  "prompt.landfall": { readonly loaded: number };
  "prompt.approach": OfHex;
  "prompt.recon": { readonly points: number };
  "prompt.flight": OfHex;
  "prompt.spy": None;
  "prompt.strikes": { readonly points: number };
  "prompt.strength": OfHex;
  "prompt.gunfire": OfHex & { readonly marker: string };
  "prompt.bombardment": None;
  "prompt.bombed": OfHex;
  "prompt.bombed-battalion": OfUnit;
  "prompt.ship-loss": OfHex;
  "prompt.die.bombardment": OfHex;
} & { [K in Buttons as `choice.${K}`]: None } & {
  [K in "spy" | "extra-lift" | "fire" as `choice.${K}`]: { readonly marker: string };
} & { [K in Reasons as `bar.${K}`]: None };
