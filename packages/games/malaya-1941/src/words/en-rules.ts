import type { Catalogue } from "@sandtable/engine";
import type { RuleVocabulary } from "./vocabulary.ts";

/** Every numbered rule and every marker as it is played here. Seldom wanted at once: kept apart from the other words. */
export const ruleTexts: Catalogue<RuleVocabulary> = {
  "rule.2.2":
    "The map shows Malaya and the south of Thailand in hexes; where the printed one is not to be had, ours is a reconstruction.",
  "rule.2.3":
    "Counters are land units, air points and markers. Everything on the map lies face down for the enemy.",
  "rule.2.31":
    "A combat unit has attack, defence and movement factors; an HQ has support and a radius instead of an attack; supply is counted in points.",
  "rule.2.32":
    "A unit is mechanized or it goes on foot, and the two pay different costs for ground and water.",
  "rule.2.36":
    "You control a hex while one of your land units stands in it; having passed through is nothing. Combat units are all land units but HQs and supply.",
  "rule.3.0":
    "The Allies set up first, then the Japanese, as the scenario lists it; reinforcements are kept aside.",
  "rule.3.1": "Units start anywhere in the area that their list names.",
  "rule.4.0": "A turn has a planning part, two impulses for each side in turn, and an end.",
  "rule.4.1":
    "Initiative goes to whoever has more victory points, by dice if equal. Then follow markers, air missions, air superiority, reinforcements and logistics, first player first; then initial impulses, follow-on impulses and the end of the turn. An impulse is movement, strikes and land combat.",
  "rule.5.0":
    "Markers bring events, reinforcements and advantages; each side picks them from a pool of its own.",
  "rule.5.1":
    "Each turn you pick as many markers as your command level says, one by one, and see each of them before the next.",
  "rule.5.2":
    "The level never changes: three markers a turn for the Japanese, two for the Allies, who pick none on the first turn.",
  "rule.5.3":
    "Some markers are carried out at once, others are held until played. After that they leave play, return to the pool, or stay with you, as each one says.",
  "rule.5.4":
    "You may hold as many markers as you like. Those that are good for a single turn lapse at its end.",
  "rule.6.0": "What joins you in the course of the game is placed in your Reinforcement Phase.",
  "rule.6.1": "Reinforcements come in groups, each under its own condition.",
  "rule.6.11":
    "Supply points come every turn: three for the Japanese, two for the Allies while they hold the Naval Base, otherwise one.",
  "rule.6.13":
    "These groups come only when their marker is picked, in the Reinforcement Phase of that turn; the Middle East group comes a turn later.",
  "rule.6.14": "From the second turn on you may take optional units and pay victory points for each.",
  "rule.6.2": "You name a place for each unit and point before any interdiction die is rolled.",
  "rule.6.21":
    "Never into a hex with enemies or onto ground closed to the unit; enemy zones do not matter. You may also let a unit wait.",
  "rule.6.22": "Reinforcements move and fight normally in the turn of their coming.",
  "rule.6.23": "Reinforcements may be placed above the stacking limit.",
  "rule.6.24": "Interdiction may delay or destroy what is on its way (16.6).",
  "rule.6.25": "Whoever would come after the last turn never comes.",
  "rule.6.3": "Lost units come back by refit (7.5).",
  "rule.7.0": "Supply points pay for what an army needs; nobody has to trace a line of supply.",
  "rule.7.1":
    "A point is spent in your Logistics Phase to activate an HQ, refit lost units, repair aircraft or build fortifications.",
  "rule.7.2": "A point serves its own hex and those next to it, across any ground, water or enemy zone.",
  "rule.7.3":
    "One point turns an HQ in reach to its active side: it supports battles and moves units in follow-on impulses until your next Logistics Phase.",
  "rule.7.4": "At the end of your Logistics Phase each HQ that was not paid for in it turns inactive.",
  "rule.7.5":
    "One point brings back up to three battalions' worth of units from the replaceable box; an HQ costs its support, at least one point.",
  "rule.7.51": "They appear in the hex or base where the point was spent.",
  "rule.7.6": "One point returns up to three damaged air points to the reserve.",
  "rule.7.61": "The place is given by the scenario (26.6).",
  "rule.7.62": "Eliminated air points never come back.",
  "rule.7.7": "A point and an engineer make fortifications (20.0).",
  "rule.7.8":
    "They move like units, take no room and have no zone. Each counts as one battalion for losses, and one that must retreat is lost.",
  "rule.7.9": "Supply is spent in the Logistics Phase and at no other time.",
  "rule.8.0": "A combat unit is effective or suppressed.",
  "rule.8.1": "An effective unit does everything normally.",
  "rule.8.2":
    "A suppressed unit has no zone and half its movement, halves kept. It costs its own side a column in battle, whether it attacks or defends.",
  "rule.8.3": "Bombardment suppresses.",
  "rule.8.4": "A second suppression adds nothing.",
  "rule.9.0": "Regiments and brigades can be exchanged for battalions, and battalions for them.",
  "rule.9.1":
    "In Logistics, or by a combat result, a unit is replaced by the battalions of its class (26.7) where it stands.",
  "rule.9.2": "In Logistics the exact battalions of a class in one place become a unit of that class again.",
  "rule.9.3": "Some combat results break a unit down.",
  "rule.9.4": "What was made in this phase is not changed again in it.",
  "rule.9.41": "Battalions need not return to the unit they came from; each side counts as one nationality.",
  "rule.9.42": "Suppressed battalions do not combine.",
  "rule.9.43": "Nothing is broken down or combined in the set-up.",
  "rule.10.0": "HQs do not attack by a strength of their own: they help others.",
  "rule.10.1": "An active HQ gives its support as columns in battles of units within its radius.",
  "rule.10.2": "Units in the radius of an active HQ when a follow-on Movement Phase begins may move in it.",
  "rule.10.3":
    "Support shifts to the right for attackers and to the left for defenders, measured when the battle is fought.",
  "rule.10.31":
    "A side uses one HQ in a battle, the best in reach; the same HQ may help in any number of battles.",
  "rule.10.32": "One unit of the battle in the radius is enough.",
  "rule.10.4": "Nothing blocks the radius, neither ground nor enemies. An HQ may help in its own defence.",
  "rule.10.5": "An HQ helps all friendly units, whatever their formation.",
  "rule.10.6": "An active HQ has a zone of control, and an HQ takes the room of a battalion.",
  "rule.11.0":
    "In your Movement Phase you move as many units as you like, each within its movement factor; nothing is saved up.",
  "rule.11.1": "All units may move in your initial impulse, only those in command in follow-on impulses.",
  "rule.11.2": "Units move one by one, hex by hex; one that has stopped does not go on later.",
  "rule.11.3": "Every hex costs movement points.",
  "rule.11.31": "The cost depends on the ground and on whether the unit is mechanized.",
  "rule.11.32": "Infantry in lorries counts as infantry on foot.",
  "rule.11.4":
    "A unit may always go one hex that it may enter, whatever the cost, but not from zone to zone.",
  "rule.11.5":
    "No unit enters a hex with enemy combat units or HQs, or ground closed to it. Supply alone does not bar the way.",
  "rule.11.6": "A unit that enters an enemy zone stops; entering and leaving cost nothing more.",
  "rule.11.7": "Roads, railroads and hexsides have rules of their own.",
  "rule.11.71": "Along a road or railroad a hex costs half a point, whatever the ground.",
  "rule.11.72":
    "Water along a hexside adds to the cost; a bridge takes that away. Mechanized units do not cross rivers without a bridge or ferry.",
  "rule.11.8": "Some units may go from zone to zone (13.5).",
  "rule.12.0": "Units of one side may share a hex.",
  "rule.12.1": "The number of battalions to a hex is set by the scenario (26.8).",
  "rule.12.2": "Supply points take no room.",
  "rule.12.3": "Air points, ships and markers take no room.",
  "rule.12.4": "The limit is looked at when a phase ends; on the way you may exceed it.",
  "rule.12.5":
    "In such a hex HQs turn inactive and supply serves nobody. Only nine battalions fight, but all suffer in defence.",
  "rule.12.6":
    "Units of both sides are never in one hex. Supply that stands alone is lost to whoever comes by land.",
  "rule.12.7": "Air points may be placed on enemy hexes for their missions.",
  "rule.12.8": "The set-up keeps to the limit.",
  "rule.13.0": "Effective combat units and active HQs have a zone; supply and suppressed units have none.",
  "rule.13.1":
    "A zone is the hexes around, but not across a strait or into water; ordinary Allied zones end at jungle (26.13b).",
  "rule.13.2": "Other units in a hex do not lift a zone from it.",
  "rule.13.3": "Whoever enters an enemy zone stops.",
  "rule.13.4":
    "From an enemy zone the first step leads into a hex without one; after that another may be entered.",
  "rule.13.5":
    "Japanese infantry that begins in an enemy zone may step straight into another, and stops there.",
  "rule.13.6": "Units in an enemy zone must attack in their combat phase, all but supply.",
  "rule.13.7": "Zones do not hinder pursuit.",
  "rule.13.8": "A retreat into an enemy zone costs the unit, or one battalion if it can break down.",
  "rule.13.9": "Zones hinder neither HQs nor supply.",
  "rule.14.0": "In a combat phase the phasing side attacks enemies next to its units, on one of two tables.",
  "rule.14.1": "The phasing side attacks, the other defends, whatever the campaign looks like.",
  "rule.14.11":
    "A unit in an enemy zone must attack, and each stack whose zone it meets must be attacked, unless the unit could have no zone there itself. Stacks without a zone may be left alone.",
  "rule.14.12":
    "Units with an attack of zero must attack like others; alone they use the lowest column. An active HQ among them adds its support.",
  "rule.14.13": "Who attacks whom is the attacker's choice, as long as nobody who must fight is left over.",
  "rule.14.14": "No unit attacks twice and none is attacked twice in a phase.",
  "rule.14.2": "All battles are declared before the first is fought.",
  "rule.14.21": "A unit alone among several stacks attacks them all in one battle.",
  "rule.14.22": "Units of several hexes may attack together.",
  "rule.14.23": "All attackers of a battle are next to all hexes that it attacks.",
  "rule.14.24": "A weak attack here may free strength for another place.",
  "rule.14.25": "A unit's strength is never divided.",
  "rule.14.26": "All units of a hex defend together.",
  "rule.14.27": "A hex is attacked once in a phase.",
  "rule.14.28": "Battles are fought one after another in the attacker's order.",
  "rule.14.3":
    "Attack by defence as a percentage gives the column; shifts move it; one die gives the result, which is carried out at once.",
  "rule.14.31": "All shifts are added up, and the column stops at the ends of the table.",
  "rule.14.32": "Of several HQs in reach the best one counts.",
  "rule.14.33":
    "Ground helps the defender only, and of several kinds the best counts; a river or strait counts if every attacker attacks across it.",
  "rule.14.4": "A battle is a Raid, which risks little, or an Assault.",
  "rule.14.41":
    "The attacker chooses the table, unless a marker gives the choice to the defender; their parts stay the same.",
  "rule.14.5":
    "AA, DA: attrition. AM, DM: half lost, then a rout. AS, DS: half lost, then a retreat of one hex. AE, DE: shattered, then two hexes. AZ, DZ: destroyed for good. BB: both lose half. CT: nothing.",
  "rule.14.52": "Units may attack into ground that they cannot enter or have no zone in, but need not.",
  "rule.15.0": "A result is carried out before the next battle.",
  "rule.15.1": "Its parts come in order: losses, retreat, pursuit.",
  "rule.15.11": "Only units that fought suffer, and in an attacked hex everybody.",
  "rule.15.12": "An HQ that only supported suffers nothing.",
  "rule.15.2": "The owner chooses what is lost; it goes to the replaceable box.",
  "rule.15.21":
    "A unit with no way out when the battle begins, because of enemies, their zones or the ground, is lost for good if it is lost.",
  "rule.15.22":
    "The owner breaks a unit down, or loses a unit, or breaks one down and loses a battalion of it.",
  "rule.15.23":
    "Half of the side's own factors are lost, rounded up, as exactly as the pieces allow. Attackers without factors are lost besides.",
  "rule.15.24": "Before the half is counted the owner may break units down; then the battalions count.",
  "rule.15.3": "Units go back the given number of hexes, each by its owner's choice of way.",
  "rule.15.31": "A retreat is one hex, two hexes or a rout.",
  "rule.15.32": "Each unit rolls a die and goes back so many hexes.",
  "rule.15.33":
    "Each step leads farther away, never into enemies, closed ground or off the map. Ways without zones come first, then those without crowding. Who has no way, cannot move, or is supply is lost.",
  "rule.15.34": "Defenders in a city may stay where they are, but not those who retreated into it.",
  "rule.15.35":
    "A unit that retreated into a hex attacked later defends there, without strength if it crowds the hex.",
  "rule.15.4": "Winners may follow.",
  "rule.15.42":
    "If the result says so, each unit that fought may enter a hex that the losers held and left empty.",
  "rule.15.43": "Units that cannot move never pursue.",
  "rule.15.44":
    "Pursuit costs nothing and takes no notice of zones, but keeps to ground that the unit can enter; with two hexes the second may be any.",
  "rule.15.45": "There is no pursuit into a hex that still holds enemies.",
  "rule.15.5": "Banzai! is played before the die.",
  "rule.16.0": "Air strength is counted in points that fly missions.",
  "rule.16.1": "Only points count; counters are change.",
  "rule.16.2": "Each point flies one mission a turn.",
  "rule.16.3": "Points lie in boxes beside the map and come onto it only for a mission.",
  "rule.16.31":
    "Both sides in secret put points on Air Superiority, Strike, Interdiction and Recon; the rest stays in reserve. New points fly from the next turn on.",
  "rule.16.32": "Points that have flown go back to reserve, or are damaged or eliminated.",
  "rule.16.33": "Points fly again in later turns.",
  "rule.16.34": "Only enemy fighters and antiaircraft fire harm air points.",
  "rule.16.4": "Points in reserve fly nothing and are safe, but see 26.15a.",
  "rule.16.5": "Fighters of both sides fire at the same time, when the missions are shown.",
  "rule.16.51":
    "The points that fire give the column, a die the numbers eliminated and damaged; then the fighters go home.",
  "rule.16.52":
    "As many points as the enemy has fighters must fire at these. Those to spare may fire at other missions instead, and their side names the boxes; what finds no target is lost.",
  "rule.16.6": "Air points make it hard for enemy reinforcements to arrive.",
  "rule.16.61":
    "A die for each arrival in the Reinforcement Phase; not for the base, the map edge or later phases.",
  "rule.16.62": "All interdicting points count against every unit and every supply point.",
  "rule.16.63":
    "Delayed by a turn or two, or lost; a unit that breaks down loses a battalion and the others come two turns later. On the turn in which a delayed unit comes it is not attacked again.",
  "rule.16.64": "Land units, HQs and supply points, never air points.",
  "rule.16.7": "In your Movement Phase recon points look at enemy stacks.",
  "rule.16.71": "Everything in the hex and around it, and in open ground two hexes away.",
  "rule.16.8": "Strikes are placed on enemy stacks first and then resolved one by one.",
  "rule.16.81":
    "Points give the column; ground and guns shift it left; a die gives the result. Points that are left go to reserve.",
  "rule.16.82": "The points on one hex are limited by the scenario (26.13a).",
  "rule.16.83":
    "S suppresses all combat units, turns HQs inactive and costs a supply point; D costs a battalion besides.",
  "rule.16.84":
    "An AA result damages a point. With an antiaircraft unit in or next to the hex the column shifts one left, and the point is eliminated.",
  "rule.16.85": "The bomber does not see what is in the hex.",
  "rule.16.10": "Damaged points fly nothing and are safe; eliminated ones are gone.",
  "rule.16.11": "Damaged points are repaired in Logistics (7.6).",
  "rule.17.0": "Ships bombard by their markers, as aircraft do.",
  "rule.18.0": "You see that a hex holds enemies, and counters moving face down; no more.",
  "rule.18.1": "When your combat phase begins, stacks next to your units lie open to you until its end.",
  "rule.18.2": "Recon shows stacks; bombardment does not.",
  "rule.18.3": "The points on a mission are shown as it is flown.",
  "rule.18.4": "Who comes next to an enemy stack is told whether it has a zone and whether that reaches him.",
  "rule.18.5": "Ground and fortifications are always open.",
  "rule.18.6": "Units on the turn track and in the base are never shown.",
  "rule.18.7": "Some markers show a stack.",
  "rule.19.0": "HQs are land units with these exceptions.",
  "rule.19.1": "An active HQ lets units in its radius move in follow-on impulses.",
  "rule.19.2": "An active HQ lends its support to units in its radius.",
  "rule.19.3": "What would suppress an HQ turns it inactive.",
  "rule.20.0":
    "Effective engineers open the water around the hex where they begin for other units, carry a supply point along, and with a supply point in reach build fortifications in their hex and in friendly hexes around it.",
  "rule.21.0": "Fortifications help defenders.",
  "rule.21.1": "One column for the Allies, two for the Japanese, beside those for the ground.",
  "rule.21.2":
    "Units in one may ignore a retreat of one hex and turn a rout into one; so may those who attacked out of it.",
  "rule.21.3": "A fortification goes when the last unit of its side has left the hex.",
  "rule.22.0": "An effective amphibious unit carries others from coast to coast.",
  "rule.22.1":
    "It begins on the coast or in the base, ends on a coast that the units could enter, and takes the whole move.",
  "rule.22.2": "Nine battalions' worth of units or three supply points, never both.",
  "rule.22.3": "Not onto enemies; their zones do not matter.",
  "rule.22.4":
    "A force may attack a coast from the sea. It lands only by pursuit into the cleared hex; whoever does not land is lost.",
  "rule.22.5": "Reinforcements need no amphibious unit in the Reinforcement Phase.",
  "rule.23.0": "Nobody is evacuated in this campaign.",
  "rule.24.0": "Victory points decide.",
  "rule.24.1": "Losses score at once, objectives at the end of each turn.",
  "rule.24.2":
    "The lead at the end decides: up to 15 a draw, 16 to 30 a marginal, 31 to 44 a major, from 45 on a decisive victory.",
  "rule.24.3": "A side that meets its condition at the end of a turn has won.",
  "rule.24.4": "Every eliminated unit scores for the enemy, replaceable or not.",
  "rule.24.6": "A side scores for each objective with one of its land units in it.",
  "rule.25.0": "One scenario: the campaign for Singapore.",
  "rule.25.1": "Six turns, from the first half of December 1941 to the second half of February 1942.",
  "rule.25.2": "The Japanese have the initiative on the first turn.",
  "rule.25.3":
    "The Japanese win when they hold all objectives, the Allies when no Japanese infantry is in Malaya, at the end of any turn.",
  "rule.25.4":
    "Garrisons at Singapore and Penang, airfield battalions on airfields, and the army in the north, nearer to Thailand than to Johore Baru.",
  "rule.25.5":
    "The whole army begins in its base off the map, with ten air points and two Staff Planning markers.",
  "rule.25.6":
    "They come to any port without Japanese units, or to the base; optional units cost 4 victory points each.",
  "rule.25.7":
    "They come by sea to any coast, over the north edge, or to the base; optional units cost 4 victory points each.",
  "rule.26.0": "Where these differ from the others they win.",
  "rule.26.1": "What follows is about the air over Malaya.",
  "rule.26.11a": "Air points reach the whole map, ships the coast and one hex inland.",
  "rule.26.12a":
    "The Allies fly at most as many points as airfields have an effective airfield battalion. The Japanese gain a point a turn for each such field, never more than ten and their fields in all.",
  "rule.26.13a": "At most six Japanese or three Allied air points strike one hex.",
  "rule.26.14a": "The Japanese strike at all Allied arrivals on the map, the Allies only at those by sea.",
  "rule.26.15a": "Japanese fighters to spare may also strike the Allied reserve.",
  "rule.26.16a":
    "If Force Z is committed, Strike points may attack it: S damages it for 10 points, D sinks it for 20, AA costs a Japanese air point. If nothing happens no Japanese unit moves by sea this turn.",
  "rule.26.2":
    "From its base a side lands on the coast, in the Reinforcement Phase or by lift in a Movement Phase. The Japanese also enter over the north edge. Nobody goes back, and only the Japanese assault.",
  "rule.26.3": "The north edge is Japanese; the Allies have none.",
  "rule.26.4": "Nobody attacks or enters the enemy's base.",
  "rule.26.5": "One point in a base activates all HQs there.",
  "rule.26.6": "The Japanese repair aircraft with points in their base, the Allies with points on the map.",
  "rule.26.7":
    "Which units break down, and into which battalions, is fixed by their factors; all others do not.",
  "rule.26.8":
    "A hex holds nine battalions; brigades and Japanese infantry regiments count three. Coast guns and supply are free.",
  "rule.26.9": "Only airfield units operate airfields.",
  "rule.26.10": "Allied amphibious units sail from port to port, Japanese ones between any coasts.",
  "rule.26.11b": "Any number of supply points land in ports that you hold, otherwise one a turn.",
  "rule.26.12b":
    "The Allies pay half a point along railroads. The Japanese pay a full one, or half if they begin with an engineer and keep to the line.",
  "rule.26.13b":
    "Allied zones do not reach into jungle, but for infantry brigades and battalions of movement 10.",
  "rule.26.14b": "An HQ with a support of zero gives no columns; everything else it does.",
  "rule.26.15b":
    "Against ships two columns left, and an AA result sinks one for good. Against a force at sea alone two columns left.",
  "rule.26.16b": "A hex is about 15 kilometres, a turn half a month.",
  "rule.naval-ca": "Bombards with a strength of 3, once a turn; it is kept.",
  "rule.naval-dd": "Bombards with a strength of 2, once a turn; it is kept.",
  "rule.southern-operation":
    "At once, a die: on 1 to 3 the 2nd armor and a supply point come, otherwise an armored unit leaves and a point is lost. On the first turn another is picked in its place.",
  "rule.amphibious-move":
    "This turn, one more voyage or assault without an amphibious unit; back to the pool.",
  "rule.banzai":
    "For one battle: a column for the Japanese, no Japanese retreat, and every loss for good; back to the pool.",
  "rule.fifth-column":
    "At once the Allies show where their supply lies, and the Japanese may destroy a point of it; out of play.",
  "rule.japanese-intelligence":
    "Look at one Allied stack in your Movement Phase, or choose the table of one Allied attack; back to the pool.",
  "rule.panic": "At once: this turn activating an HQ costs the Japanese two points; back to the pool.",
  "rule.japanese-staff": "Activates any one HQ without supply; back to the pool.",
  "rule.japanese-thais":
    "The first Japanese attack of the turn on an Allied unit in Thailand loses a column. From the third turn on it leaves play and another is picked.",
  "rule.weather": "At once each side has an air point damaged and loses a supply point; back to the pool.",
  "rule.yamashita": "After the second follow-on impulse the Japanese have one more; back to the pool.",
  "rule.tank-shock":
    "An attack with Japanese armor gains a column, and that armor may pursue two hexes; back to the pool.",
  "rule.abda":
    "At once, a die: on 1 to 3 two air points and a supply point come, otherwise one of each goes; out of play.",
  "rule.air-reinforcements": "At once, a die: so many air points come; out of play.",
  "rule.indian-army":
    "At once a die for the 17 HQ and each of three brigades: on 1 to 3 it comes, otherwise never; out of play.",
  "rule.middle-east": "The 18th Division and its troops come next turn; out of play.",
  "rule.replacements": "A machine-gun battalion and three supply points come; out of play.",
  "rule.matador": "Activates an HQ that stands in Thailand without supply; out of play when used.",
  "rule.allied-intelligence":
    "Look at one Japanese stack in your Movement Phase, or choose the table of one Japanese attack; back to the pool.",
  "rule.morale":
    "At once: with seven or more objectives in Japanese hands the Allies lose a supply point; back to the pool.",
  "rule.allied-staff": "Activates any one HQ without supply; back to the pool.",
  "rule.allied-thais":
    "One Allied attack with a unit in Thailand gains a column. From the third turn on it leaves play and another is picked.",
  "rule.force-z":
    "Committed with the air missions it may bombard once with a strength of 6, and then returns to the pool.",
};
