import type { View } from "@sandtable/protocol";
import type { CoinView } from "../coin/index.ts";

/** The game's view as this board reads it: everything that lies open on the table. */
export interface MalayaView extends CoinView<Faction> {
  readonly scenario: "standard" | "extended";
  readonly stage: string;
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly available: Readonly<Record<Force | "villages", number>>;
  readonly politicalWill: number;
  readonly resources: Readonly<Record<Faction, number>>;
  readonly commander: { readonly name: Commander; readonly cancelled: boolean };
  readonly forecast: {
    readonly support: number;
    readonly opposition: number;
    readonly sabotage: number;
    readonly terror: number;
    readonly net: number;
    readonly british: number;
    readonly mcp: number;
  };
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
}

export interface SpaceView extends Readonly<Record<Piece, number>> {
  readonly population: number;
  readonly terror: number;
  readonly village: boolean;
  readonly attitude: -1 | 0 | 1;
  readonly control: -1 | 0 | 1;
}

export type Faction = "british" | "mcp";
export type Commander = "gurney" | "briggs" | "templer";
export type Force = "troops" | "police" | "guerrillas" | "bases";
export type Piece = "troops" | "police" | "underground" | "active" | "bases";

export const PIECES: readonly Piece[] = ["troops", "police", "underground", "active", "bases"];
export const FORCES: readonly Force[] = ["troops", "police", "guerrillas", "bases"];
export const COMMANDERS: readonly Commander[] = ["gurney", "briggs", "templer"];
export const FACTIONS: readonly Faction[] = ["british", "mcp"];
export const VILLAGES = 4;

/** The map from north to south, then the circles, which lie on top of it. */
export const SPACE_IDS = [
  "thailand",
  "kedah",
  "perak",
  "kelantan",
  "trengganu",
  "pahang",
  "selangor",
  "negri_sembilan",
  "johore",
  "kuala_lumpur",
  "ec_north",
  "ec_south",
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

export const isSpace = (id: string): id is SpaceId => (SPACE_IDS as readonly string[]).includes(id);
export const isCenter = (id: SpaceId): boolean => id === "ec_north" || id === "ec_south";
/** 1.6 Thailand and the Economic Centers have nobody to win over. */
export const hasPeople = (id: SpaceId): boolean => id !== "thailand" && !isCenter(id);

export const read = (view: View): MalayaView => view as unknown as MalayaView;
