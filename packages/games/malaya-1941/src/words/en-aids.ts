import type { Catalogue } from "@sandtable/engine";
import type { AidVocabulary } from "./vocabulary.ts";

/** Short player aids by topic; the numbers lead to the rules. */
export const aids: Catalogue<AidVocabulary> = {
  "aid.sequence":
    "A turn: initiative, markers, air missions, air superiority, reinforcements, logistics; then each side's initial impulse, each side's follow-on impulse, and the end (4.1). An impulse is movement, strikes and land combat. Whoever has more victory points goes first.",
  "aid.markers":
    "The Japanese pick three markers a turn, the Allies two, none on the first turn (5.1, 5.2). Those that act at once are carried out as they are picked (5.3). The others may be held (5.4).",
  "aid.air":
    "In secret put points on Air Superiority, Strike, Interdiction and Recon (16.31). The Allies fly no more points than airfields have an effective airfield battalion (26.12a). Fighters fire first; those to spare may hit other missions (16.52), Japanese ones the Allied reserve too (26.15a).",
  "aid.reinforcements":
    "Name a place for everything that comes, then the interdiction dice are rolled (6.2, 16.61). The Allies come to ports, the Japanese to any coast or over the north edge (25.6, 25.7). Beside ports that you hold one supply point a turn can be landed (26.11b).",
  "aid.logistics":
    "Suppression comes off; then break down and combine (9.0); then spend supply points (7.1). One point activates an HQ, refits three battalions (7.5), repairs three air points (7.6) or lets engineers dig in (20.0). HQs that are not paid for turn inactive (7.4).",
  "aid.movement":
    "A hex costs points by its ground, half a point along roads (11.31, 11.71). Water costs more, unless there is a bridge or an engineer (11.72, 20.0). One hex may always be moved (11.4). In follow-on impulses only units in the radius of an active HQ move (10.2).",
  "aid.zones":
    "Effective combat units and active HQs have a zone around them, not across straits (13.0, 13.1). Allied zones end at jungle (26.13b). Who enters an enemy zone stops and must attack (13.3, 13.6); only Japanese infantry goes straight from one into another (13.5).",
  "aid.sea":
    "An amphibious unit carries nine battalions or three supply points from coast to coast, for the Allies from port to port (22.2, 26.10). Only the Japanese assault from the sea: they land by pursuit or are lost (22.4). Coast guns cost two columns (26.15b).",
  "aid.strikes":
    "Place up to six Japanese or three Allied points on a hex, then roll for each hex (16.8, 26.13a). S suppresses the stack and costs a supply point; D costs a battalion too (16.83). AA hits an air point, and antiaircraft units make it worse (16.84).",
  "aid.battles":
    "Declare all battles first; units in enemy zones must be in one (14.2, 14.11). Attack as a percentage of defence gives the column, and HQs, suppression, ground, works and markers shift it (14.3). Raid risks little, Assault decides (14.4).",
  "aid.results":
    "A is for the attacker, D for the defender (14.5). AA, DA: break a unit down or lose one (15.22). AS, DS, AM, DM: half is lost (15.23), then a hex back or a rout. AE, DE: one battalion of each breakable unit is left. AZ, DZ: all are lost for good.",
  "aid.retreat":
    "Each step leads farther away, not into enemies or closed ground (15.33). Through a zone the unit is lost, or one battalion of it (13.8). In a city defenders may stay (15.34); works help too (21.2). Winners enter emptied hexes if the result says so (15.42).",
  "aid.fog":
    "Enemy counters lie face down (18.0). You see stacks next to you in your combat phase (18.1), by recon (16.71) and by Intelligence. You are told of zones when you come next to a stack (18.4).",
  "aid.victory":
    "Losses score at once, objectives each turn (24.1, 24.6). A lead of 16 at the end is a marginal, of 31 a major, of 45 a decisive victory (24.2). All objectives in Japanese hands, or no Japanese infantry in Malaya, ends the game at once (25.3).",
};
