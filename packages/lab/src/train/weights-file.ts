import type { Game } from "@sandtable/engine";
import type { Weights } from "../games.ts";

/** The file that holds a game's weights, with the command that makes it again. */
export function weightsFile(
  { judgement: { features }, roles }: Game,
  weights: Weights,
  command: string,
): string {
  const seats = roles.map(({ seat }) => {
    const lines = features.map((feature, at) => `    ${weights[seat][at]}, // ${feature}\n`);
    return `  ${seat}: [\n${lines.join("")}  ],\n`;
  });
  return `// Written by \`${command}\`, which makes it again; not by hand.

/** How each feature weighs for each seat. */
export const weights = {
${seats.join("")}};
`;
}
