// Written by `npx sandtable lab train malaya --games 600 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -0.4372, // even
    0.7966, // lead, three rounds to go
    1.4378, // lead, two rounds to go
    1.4993, // lead, last round
    0.6405, // forecast, three rounds to go
    1.1559, // forecast, two rounds to go
    0.5815, // forecast, last round
    0.6811, // ahead in the last round
    1.384, // ahead shortly before the end
    0.6641, // near an early British victory
    -0.5167, // near an early MCP victory
    -0.0152, // population under British Control
    1.843, // population under MCP Control
    1.2879, // what the ground is worth
    -0.504, // what the ground is worth to come
    0.3563, // Troops
    1.0245, // Police
    -0.6791, // Underground Guerrillas
    -0.3191, // Active Guerrillas
    0.0744, // Bases
    0.0475, // Bases in Thailand
    -0.0246, // New Villages
    -0.4439, // Sabotage and its danger
    0.6629, // British Resources
    0.6324, // British Resources at the end
    -0.7227, // MCP Resources
    -0.8377, // MCP Resources at the end
    0.4206, // British are 1st Eligible
    0.19, // British are 1st Eligible in the last round
    0.0393, // M1 in force, unshaded or shaded
    0, // M2 in force, unshaded or shaded
    0.0883, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    0, // M28 in force, unshaded or shaded
  ],
  mcp: [
    0.4372, // even
    -0.7966, // lead, three rounds to go
    -1.4378, // lead, two rounds to go
    -1.4993, // lead, last round
    -0.6405, // forecast, three rounds to go
    -1.1559, // forecast, two rounds to go
    -0.5815, // forecast, last round
    -0.6811, // ahead in the last round
    -1.384, // ahead shortly before the end
    -0.6641, // near an early British victory
    0.5167, // near an early MCP victory
    0.0152, // population under British Control
    -1.843, // population under MCP Control
    -1.2879, // what the ground is worth
    0.504, // what the ground is worth to come
    -0.3563, // Troops
    -1.0245, // Police
    0.6791, // Underground Guerrillas
    0.3191, // Active Guerrillas
    -0.0744, // Bases
    -0.0475, // Bases in Thailand
    0.0246, // New Villages
    0.4439, // Sabotage and its danger
    -0.6629, // British Resources
    -0.6324, // British Resources at the end
    0.7227, // MCP Resources
    0.8377, // MCP Resources at the end
    -0.4206, // British are 1st Eligible
    -0.19, // British are 1st Eligible in the last round
    -0.0393, // M1 in force, unshaded or shaded
    0, // M2 in force, unshaded or shaded
    -0.0883, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    0, // M28 in force, unshaded or shaded
  ],
};
