import type { Catalogue } from "@sandtable/engine";
import type { AidVocabulary } from "./contents.ts";

/** Short player aids, with the rules they come from. */
export const aids: Catalogue<AidVocabulary> = {
  "aid.train":
    "Train (3.2.1) brings up to 4 cubes to Kuala Lumpur and up to 2 Police to every chosen Province that the MCP do not Control. A space costs 2 Resources once a cube arrives. Afterwards one of the chosen spaces may be Pacified; under Templer two, unless the Operation is Limited (6.6.2).",
  "aid.garrison":
    "Garrison (3.2.2) costs 2 Resources in all. Cubes from anywhere go to Economic Centers, Kuala Lumpur and one Province. Each Economic Center then turns one Guerrilla Active for every cube in it, and one of them may be Assaulted without paying more. A Limited Garrison has a single destination and works only there.",
  "aid.sweep":
    "Sweep (3.2.3) costs 2 Resources for each destination, a Province or Kuala Lumpur. Troops come in from next door, all at the same moment. Every cube in a destination then turns one Guerrilla Active; in the Jungle it takes two cubes for each.",
  "aid.assault":
    "Assault (3.2.4) costs 2 Resources for each space that holds both cubes and MCP pieces. Each Troop takes one piece; in Mountains it takes two Troops, and in Kuala Lumpur and Economic Centers Police count too. Active Guerrillas go first, and Bases are safe while any Guerrilla is left, Underground ones included. Each Base lifts Political Will by 1.",
  "aid.rally":
    "Rally (3.3.1) costs 1 Resource for each Province, Kuala Lumpur or Thailand, if it is not at Support and has no New Village. Add one Guerrilla, or turn two into a Base. With a Base there you may instead add Guerrillas up to Population plus Bases, or send all of them Underground. Afterwards you may Agitate in one chosen space.",
  "aid.march":
    "March (3.3.2) costs 1 Resource for each destination; Economic Centers are free. Guerrillas move one space, all at the same moment. A group from one origin is spotted and turns Active if it enters an Economic Center or a space at Support, and group and cubes there come to four or more.",
  "aid.attack":
    "Attack (3.3.3) costs 1 Resource for each space with Guerrillas and cubes. All Guerrillas there turn Active, then roll a die: a roll up to their number takes two cubes, Police before Troops. If a Troop falls, Political Will drops by 1.",
  "aid.terror":
    "Terror (3.3.4) costs 1 Resource for each space; Economic Centers are free, and Thailand is out of bounds. One Underground Guerrilla turns Active and leaves a Terror marker, or Sabotage in an Economic Center, unless there is one. The space then shifts one level toward Opposition.",
  "aid.resettle":
    "Resettle (4.2.1) goes with Train only. A British Controlled Province without a New Village gets one and shifts a level toward Opposition. One Province, or two under Briggs (6.6.2).",
  "aid.reprisal":
    "Reprisal (4.2.2) goes with Garrison, Sweep and Assault. A Province with Troops becomes Neutral, gets a Terror marker if it has none, and one Guerrilla is driven next door. One Province, or two under Gurney (6.6.2).",
  "aid.air-strike":
    "Air Strike (4.2.3) goes with every British Operation. It takes one Active Guerrilla in each of up to two Provinces that hold British cubes.",
  "aid.extort":
    "Extort (4.3.1) goes with Rally, March and Terror. In up to two spaces without a New Village an Underground Guerrilla turns Active and brings in 1 Resource.",
  "aid.intimidate":
    "Intimidate (4.3.2) goes with Rally and Terror, in up to two spaces that hold an Underground Guerrilla, who stays hidden. It takes one Police. Where Guerrillas outnumber cubes it may take the New Village and any Support instead.",
  "aid.ambush":
    "Ambush (4.3.3) goes with Attack and replaces it in one paid space that holds an Underground Guerrilla. Only that one turns Active, and one cube falls without a roll, Police before Troops. A fallen Troop costs 1 Political Will.",
  "aid.pacify":
    "Pacify takes British Control, Troops and Police in the space. Each 2 Resources clear a Terror marker or, when none is left, bring one shift toward Support. With Train in one chosen space (3.2.1), in the Support phase in up to two (6.3.1). It is never free.",
  "aid.agitate":
    "Each Resource clears a Terror marker or, when none is left, brings one shift toward Opposition. With Rally in one chosen space that has a Base and MCP Control (3.3.1); in the Support phase in up to two spaces that hold MCP pieces and are not under British Control (6.3.2).",
  "aid.sequence":
    "On every Event card both factions take a box (2.3.2): a Limited Operation in one space (2.3.4), the Event, or an Operation with a Special Activity. No box is taken twice. To Pass brings the British 2 Resources, the MCP 1 (2.3.3). Whoever stands further left goes first on the next card (2.3.5).",
  "aid.propaganda":
    "A Propaganda Round (6.0) has five phases. Political Will changes by the net of Support, Opposition, Sabotage and Terror in Kuala Lumpur, and victory is checked (6.1). Both sides earn (6.2), Pacify and Agitate (6.3). Troops leave Economic Centers and MCP Controlled Provinces, and Police may move (6.4). Then markers come off, Guerrillas hide, and the next Commander takes over (6.5).",
  "aid.victory":
    "All turns on Political Will (7.0). In any Propaganda Round the MCP win at 2 or less, the British at 18 or more (7.0.1). After the last one the MCP win below 10 and the British above; 10 is a tie (7.0.2).",
  "aid.control":
    "Whoever has more pieces in a Province, Kuala Lumpur or Thailand has Control of it (1.7). When the MCP gain Control, Political Will falls by the Population at once; when they lose it, it rises by as much.",
  "aid.new-villages":
    "A New Village (1.12) keeps out Rally and Extort, and Opposition in its Province does not count against Political Will (6.1.1). It goes when MCP pieces are alone there; when British Control and Support are reached without any MCP piece; by Intimidate (4.3.2); or by an Event. There are four, at most one to a Province.",
  "aid.pieces":
    "The British have 15 Troops and 15 Police, the MCP 15 Guerrillas and 4 Bases (1.4). New Guerrillas arrive Underground (1.4.3). A space holds at most two Bases, Economic Centers none, and no British piece enters Thailand (1.4.2). If none is Available, you may take your own from elsewhere on the map (1.4.1).",
  "aid.capabilities":
    "Six Events are Capabilities (5.3): M1, M18 and M28 concern the British, M2, M8 and M27 the MCP. Either side may play either text, and it holds to the end of the game.",
};
