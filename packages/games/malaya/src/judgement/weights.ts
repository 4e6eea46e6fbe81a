// Written by `npx sandtable lab train malaya --games 500 --seed 1 --bots colonel:looks=40,horizon=1 --write`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
  british: [
    -0.5035, // even
    0.5795, // lead, three rounds to go
    1.3161, // lead, two rounds to go
    1.3753, // lead, last round
    0.5569, // forecast, three rounds to go
    0.8994, // forecast, two rounds to go
    0.5564, // forecast, last round
    0.7098, // ahead in the last round
    1.3876, // ahead shortly before the end
    0.974, // near an early British victory
    -0.2458, // near an early MCP victory
    0.5841, // population under British Control
    1.8908, // population under MCP Control
    1.7427, // what the ground is worth
    -0.8467, // what the ground is worth to come
    0.4053, // Troops
    0.7634, // Police
    -0.8056, // Underground Guerrillas
    -0.7223, // Active Guerrillas
    0.0842, // Bases
    0.1057, // Bases in Thailand
    -0.3143, // New Villages
    -0.199, // Sabotage and its danger
    0.7087, // British Resources
    0.2963, // British Resources at the end
    -1.0545, // MCP Resources
    -0.8293, // MCP Resources at the end
    0.4482, // British are 1st Eligible
    0.2661, // British are 1st Eligible in the last round
    0, // M1 in force, unshaded or shaded
    -0.0414, // M2 in force, unshaded or shaded
    -0.0879, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    0, // M28 in force, unshaded or shaded
  ],
  mcp: [
    0.5035, // even
    -0.5795, // lead, three rounds to go
    -1.3161, // lead, two rounds to go
    -1.3753, // lead, last round
    -0.5569, // forecast, three rounds to go
    -0.8994, // forecast, two rounds to go
    -0.5564, // forecast, last round
    -0.7098, // ahead in the last round
    -1.3876, // ahead shortly before the end
    -0.974, // near an early British victory
    0.2458, // near an early MCP victory
    -0.5841, // population under British Control
    -1.8908, // population under MCP Control
    -1.7427, // what the ground is worth
    0.8467, // what the ground is worth to come
    -0.4053, // Troops
    -0.7634, // Police
    0.8056, // Underground Guerrillas
    0.7223, // Active Guerrillas
    -0.0842, // Bases
    -0.1057, // Bases in Thailand
    0.3143, // New Villages
    0.199, // Sabotage and its danger
    -0.7087, // British Resources
    -0.2963, // British Resources at the end
    1.0545, // MCP Resources
    0.8293, // MCP Resources at the end
    -0.4482, // British are 1st Eligible
    -0.2661, // British are 1st Eligible in the last round
    0, // M1 in force, unshaded or shaded
    0.0414, // M2 in force, unshaded or shaded
    0.0879, // M8 in force, unshaded or shaded
    0, // M18 in force, unshaded or shaded
    0, // M27 in force, unshaded or shaded
    0, // M28 in force, unshaded or shaded
  ],
};
