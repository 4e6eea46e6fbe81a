import type { Catalogue } from "@sandtable/engine";
import type { AidVocabulary } from "./vocabulary.ts";

/** Short player aids, with the rules they come from. */
export const aids: Catalogue<AidVocabulary> = {
  "aid.sequence":
    "A player-turn has a movement phase of three segments, land, air and naval, and then a combat phase (2.0). The Allies go first in every game-turn but turn 0, which is Japanese alone. Reinforcements come in the naval segment (2.1.C), sieges are rolled at the start of a game-turn (9.I), Hong Kong at the start of the Japanese combat phase (9.F).",
  "aid.land":
    "Every troop unit has 5 movement points, 2 while disrupted (5.A). Clear costs 1, rough and swamp cost 2, a road hex costs 1 to a unit that keeps to the road all the way (5.A.1). Tanks enter rough and swamp by road only, garrisons enter rough by road only (4.0). A narrow water between two land hexes takes the whole movement (5.A.2). A unit stops when it enters an enemy zone of control and never goes straight from one into another (3.0).",
  "aid.cities":
    "An empty enemy city has a zone of control and has to be attempted, once in a player-turn, during land movement (9.E). Add the strengths of your units beside it and divide by the number of the city: it falls if the die shows no more than that. Units that were beside a city that fell may advance into it and do not move on.",
  "aid.air":
    "A land-based air unit covers 4 hexes around it, a naval one 3 (8.0). In combat it is worth 1 on the die for its owner in every attack under its umbrella (6.1). At sea it strikes at every enemy unit in every hex entered: the first hex is deadly on a 1, the second on 1 or 2, and so on (8.1). It moves to another friendly city up to 8 hexes away; going on from there in the same turn costs it the umbrella (5.B).",
  "aid.naval":
    "1 Naval Movement Point takes one unit from a friendly port to another, or to or from the map edge (5.C). The Japanese have 16 points on turn 0 and 12 afterwards; the British, Dutch and Americans have 2 each and carry only their own (9.C). The ships first come from off the map to the loading port, under enemy umbrellas too (9.H). A hex in an enemy zone of control is closed (3.0), and so are the treacherous seas (9.D).",
  "aid.landings":
    "Only the Japanese land (5.C). It takes 2 points, to a coastal hex or to a sea hex beside the enemy, which may lie in an enemy zone of control. The hex landed on is a port until a true one is reached by land, for 1 point a turn from the next turn on. Attacks with units that landed this turn take 1 off the die (6.2).",
  "aid.combat":
    "Attack a stack beside you with any of your units beside it, at 1:1 or better, once for each unit and each stack (6.0). Add up both sides, round the odds down for the attacker, at most 6:1, and roll one die. Air support (6.1), landings (6.2) and a fallen fortress (6.3) change the die. Disrupted units (6.D) and units out of supply (7.0) cannot attack.",
  "aid.results":
    "A is for the attacker, D for the defender (6.0). R: go back two hexes (6.R). D: go back and be disrupted for two more player-turns, with half strength in defence and no attacks (6.D). E: out of the game (6.E). S: out of the game and worth victory points (6.S).",
  "aid.supply":
    "A unit is in supply if a line free of enemy units and their zones of control leads to a supply point (7.0). The line enters rough ground but goes through it by road only; it may go on by sea from a port or an invasion hex. All cities in Allied hands at the start supply the Allies; the cities of Indo-China, Hainan and Palau supply the Japanese; a city that was ever conquered supplies nobody. Out of supply there is no attack, no umbrella and no drop; moving and defending go on as before.",
  "aid.fortresses":
    "Singapore, Corregidor and Palau are fortresses: any number of units may stand in one (4.0). Nothing but surrender hurts them there, and attacking out of it they suffer nothing (6.3). A fortress falls when an enemy unit enters it. Then Allied units in Malaya, or in the Philippines, fight with 1 against them on every die (9.J). A fortress with enemies in every hex joined to it by land is besieged (9.I).",
  "aid.burma":
    "From turn 2 on, five Japanese units of regiment size must stand in Siam and Burma, three of them at the border between the two (9.G). No move may make a shortage worse, and no segment ends while a unit could still mend it.",
  "aid.hong-kong":
    "The three regiments of the 38th Division are at Hong Kong (9.F). One die in every Japanese combat phase: 6 on turn 0, 5 or more on turn 1, then 4, 3 and from turn 4 on 2, less 1 for each of the three that is lost. A result of 1 or less costs a regiment. When it falls, the survivors are free, and it is worth 5 victory points (10.0).",
  "aid.victory":
    "After turn 10 the Japanese count 20 for each Allied fortress fallen, 2 for each Allied unit that surrendered and 5 for Hong Kong (10.0). The Allies count 1 for each unit left and 2 for each Japanese unit that surrendered. Japanese points less Allied points: 0 or less is an overwhelming Allied victory, up to 20 an Allied one, up to 40 a draw, up to 60 a Japanese victory, more an overwhelming one.",
};
