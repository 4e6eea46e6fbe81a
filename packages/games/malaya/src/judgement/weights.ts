// Written by `npx sandtable lab train malaya --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    0.3819, // even
    1.0768, // lead, three rounds to go
    1.335, // lead, two rounds to go
    1.2873, // lead, last round
    0.028, // forecast, three rounds to go
    0.8739, // forecast, two rounds to go
    0.7298, // forecast, last round
    0.7976, // ahead in the last round
    1.4707, // ahead shortly before the end
    0.6263, // near an early British victory
    -0.8118, // near an early MCP victory
    0.03, // population under British Control
    2.3253, // population under MCP Control
    1.0996, // what the ground is worth
    0.241, // what the ground is worth to come
    -0.3877, // Troops
    1.3661, // Police
    -0.5926, // Underground Guerrillas
    -0.4964, // Active Guerrillas
    -0.5616, // Bases
    0.1216, // Bases in Thailand
    0.1346, // New Villages
    -0.1586, // Sabotage and its danger
    0.737, // British Resources
    0.6265, // British Resources at the end
    -1.1842, // MCP Resources
    -1.4654, // MCP Resources at the end
    0.4113, // British are 1st Eligible
    0.2698, // British are 1st Eligible in the last round
    0, // M1 in force, unshaded or shaded
    0, // M2 in force, unshaded or shaded
    -0.0019, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    0.3798, // M28 in force, unshaded or shaded
  ],
  mcp: [
    -0.3819, // even
    -1.0768, // lead, three rounds to go
    -1.335, // lead, two rounds to go
    -1.2873, // lead, last round
    -0.028, // forecast, three rounds to go
    -0.8739, // forecast, two rounds to go
    -0.7298, // forecast, last round
    -0.7976, // ahead in the last round
    -1.4707, // ahead shortly before the end
    -0.6263, // near an early British victory
    0.8118, // near an early MCP victory
    -0.03, // population under British Control
    -2.3253, // population under MCP Control
    -1.0996, // what the ground is worth
    -0.241, // what the ground is worth to come
    0.3877, // Troops
    -1.3661, // Police
    0.5926, // Underground Guerrillas
    0.4964, // Active Guerrillas
    0.5616, // Bases
    -0.1216, // Bases in Thailand
    -0.1346, // New Villages
    0.1586, // Sabotage and its danger
    -0.737, // British Resources
    -0.6265, // British Resources at the end
    1.1842, // MCP Resources
    1.4654, // MCP Resources at the end
    -0.4113, // British are 1st Eligible
    -0.2698, // British are 1st Eligible in the last round
    0, // M1 in force, unshaded or shaded
    0, // M2 in force, unshaded or shaded
    0.0019, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    -0.3798, // M28 in force, unshaded or shaded
  ],
};
