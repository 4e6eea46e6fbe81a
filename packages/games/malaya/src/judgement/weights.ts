// Written by `npx sandtable lab train malaya --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -0.2103, // even
    0.9032, // lead, three rounds to go
    1.3306, // lead, two rounds to go
    1.4968, // lead, last round
    0.4683, // forecast, three rounds to go
    1.0929, // forecast, two rounds to go
    0.2563, // forecast, last round
    0.5272, // ahead in the last round
    1.5528, // ahead shortly before the end
    0.7324, // near an early British victory
    -0.8411, // near an early MCP victory
    -0.321, // population under British Control
    1.9117, // population under MCP Control
    0.889, // what the ground is worth
    -0.1113, // what the ground is worth to come
    0.2488, // Troops
    0.8974, // Police
    -0.7665, // Underground Guerrillas
    -0.2587, // Active Guerrillas
    0.1311, // Bases
    -0.4945, // Bases in Thailand
    -0.4039, // New Villages
    -0.0608, // Sabotage and its danger
    0.6784, // British Resources
    0.7932, // British Resources at the end
    -0.7271, // MCP Resources
    -0.6651, // MCP Resources at the end
    0.2714, // British are 1st Eligible
    0.2279, // British are 1st Eligible in the last round
    0, // M1 in force, unshaded or shaded
    0, // M2 in force, unshaded or shaded
    -0.0013, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    -0.2668, // M28 in force, unshaded or shaded
  ],
  mcp: [
    0.2103, // even
    -0.9032, // lead, three rounds to go
    -1.3306, // lead, two rounds to go
    -1.4968, // lead, last round
    -0.4683, // forecast, three rounds to go
    -1.0929, // forecast, two rounds to go
    -0.2563, // forecast, last round
    -0.5272, // ahead in the last round
    -1.5528, // ahead shortly before the end
    -0.7324, // near an early British victory
    0.8411, // near an early MCP victory
    0.321, // population under British Control
    -1.9117, // population under MCP Control
    -0.889, // what the ground is worth
    0.1113, // what the ground is worth to come
    -0.2488, // Troops
    -0.8974, // Police
    0.7665, // Underground Guerrillas
    0.2587, // Active Guerrillas
    -0.1311, // Bases
    0.4945, // Bases in Thailand
    0.4039, // New Villages
    0.0608, // Sabotage and its danger
    -0.6784, // British Resources
    -0.7932, // British Resources at the end
    0.7271, // MCP Resources
    0.6651, // MCP Resources at the end
    -0.2714, // British are 1st Eligible
    -0.2279, // British are 1st Eligible in the last round
    0, // M1 in force, unshaded or shaded
    0, // M2 in force, unshaded or shaded
    0.0013, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    0.2668, // M28 in force, unshaded or shaded
  ],
};
