import { ALL_SPACES, ECONOMIC_CENTERS, KUALA_LUMPUR, POPULATED, POPULATION, THAILAND } from "../board.ts";
import { BRITISH_CONTROL, CAPABILITY_CARDS, type Malaya, MCP_CONTROL } from "../state.ts";
import { ground, look, outlook } from "./ground.ts";

/** What tells how a position stands; whatever has a side is counted for the British. */
export const FEATURES: readonly string[] = [
  "even",
  "lead, three rounds to go",
  "lead, two rounds to go",
  "lead, last round",
  "forecast, three rounds to go",
  "forecast, two rounds to go",
  "forecast, last round",
  "ahead in the last round",
  "ahead shortly before the end",
  "near an early British victory",
  "near an early MCP victory",
  "population under British Control",
  "population under MCP Control",
  "what the ground is worth",
  "what the ground is worth to come",
  "Troops",
  "Police",
  "Underground Guerrillas",
  "Active Guerrillas",
  "Bases",
  "Bases in Thailand",
  "New Villages",
  "Sabotage and its danger",
  "British Resources",
  "British Resources at the end",
  "MCP Resources",
  "MCP Resources at the end",
  "British are 1st Eligible",
  "British are 1st Eligible in the last round",
  ...CAPABILITY_CARDS.map((card) => `M${card} in force, unshaded or shaded`),
];

const CAPABILITIES = FEATURES.length - CAPABILITY_CARDS.length;

export function measure(g: Malaya, into: Float64Array): void {
  look(g);
  const { rounds, cards } = outlook;
  let britishPopulation = 0;
  let mcpPopulation = 0;
  let net = 0;
  for (let i = 0; i < POPULATED.length; i++) {
    const space = POPULATED[i];
    const population = POPULATION[space];
    if (g.control[space] === BRITISH_CONTROL) britishPopulation += population;
    else if (g.control[space] === MCP_CONTROL) mcpPopulation += population;
    const attitude = g.attitude[space];
    if (attitude > 0) net += population;
    else if (attitude < 0 && g.villages[space] === 0) net -= population;
  }
  let sabotage = 0;
  for (let i = 0; i < ECONOMIC_CENTERS.length; i++) {
    const center = ECONOMIC_CENTERS[i];
    const guerrillas = g.underground[center] + g.active[center];
    const cubes = g.troops[center] + g.police[center];
    if (g.terror[center] > 0 || guerrillas > cubes) {
      net--;
      sabotage++;
    } else if (guerrillas > 0) sabotage += 0.6;
    else if (cubes === 0) sabotage += 0.3;
  }
  if (g.terror[KUALA_LUMPUR] > 0) net--;

  let troops = 0;
  let police = 0;
  let underground = 0;
  let active = 0;
  let bases = 0;
  let worth = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    troops += g.troops[i];
    police += g.police[i];
    underground += g.underground[i];
    active += g.active[i];
    bases += g.bases[i];
    worth += ground(g, ALL_SPACES[i]);
  }
  const last = rounds === 1 ? 1 : 0;
  const lead = (g.politicalWill - 10) / 5;
  const forecast = net / 5;
  const coming = g.politicalWill + net;
  const soon = 1 / (1 + cards);
  const first = g.firstEligible === "british" ? 0.5 : -0.5;
  into[0] = 1;
  into[1] = rounds === 3 ? lead : 0;
  into[2] = rounds === 2 ? lead : 0;
  into[3] = rounds === 1 ? lead : 0;
  into[4] = rounds === 3 ? forecast : 0;
  into[5] = rounds === 2 ? forecast : 0;
  into[6] = rounds === 1 ? forecast : 0;
  into[7] = last * Math.tanh((coming - 10) / 3);
  into[8] = last * soon * Math.tanh((coming - 10) / 1.5);
  into[9] = soon * Math.max(0, Math.min(1.5, (coming - 15) / 3));
  into[10] = soon * Math.max(0, Math.min(1.5, (5 - coming) / 3));
  into[11] = britishPopulation / 10;
  into[12] = mcpPopulation / 10;
  into[13] = worth / 10;
  into[14] = ((rounds - 1) / 2) * (worth / 10);
  into[15] = troops / 15;
  into[16] = police / 15;
  into[17] = underground / 10;
  into[18] = active / 10;
  into[19] = bases / 4;
  into[20] = g.bases[THAILAND] / 2;
  into[21] = (4 - g.available.villages) / 4;
  into[22] = sabotage / 2;
  into[23] = last ? 0 : g.resources.british / 15;
  into[24] = last ? g.resources.british / 15 : 0;
  into[25] = last ? 0 : g.resources.mcp / 10;
  into[26] = last ? g.resources.mcp / 10 : 0;
  into[27] = first;
  into[28] = last * first;
  const lasting = (rounds - 1 + Math.min(1, cards / 6)) / 3;
  for (let i = 0; i < g.capabilities.length; i++) {
    const side = g.capabilities[i];
    into[CAPABILITIES + i] = side === 0 ? 0 : side === 1 ? lasting : -lasting;
  }
}
