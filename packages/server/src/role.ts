import { parseArgs } from "node:util";
import { messageOf } from "./problem.ts";

const ROLES = ["both", "web", "worker"] as const;

/** What a process does: it has tables, it thinks for the bots of all machines, or both. */
export type Role = (typeof ROLES)[number];

/** The role that a command line names. */
export function roleOf(words: readonly string[], database: string | undefined): Role {
  const role = roleNamed(words);
  if (role !== "both" && database === undefined)
    throw new Error(
      `--role ${role} needs SANDTABLE_DATABASE, the PostgreSQL by which machines share the work: name it, or leave the role out.`,
    );
  return role;
}

function roleNamed(words: readonly string[]): Role {
  let named: string | undefined;
  try {
    named = parseArgs({ args: [...words], options: { role: { type: "string" } } }).values.role;
  } catch (error) {
    throw new Error(`${messageOf(error)}. ${USAGE}`);
  }
  const role = ROLES.find((one) => one === (named ?? ROLES[0]));
  if (role === undefined) throw new Error(`there is no role "${named}". ${USAGE}`);
  return role;
}

const USAGE = `Write --role ${ROLES.join(", --role ")}, or nothing.`;
