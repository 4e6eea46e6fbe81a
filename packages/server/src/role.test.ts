import { expect, it } from "vitest";
import { roleOf } from "./role.ts";

const DATABASE = "postgres://sandtable@127.0.0.1/sandtable";

it("A process has tables and thinks, unless it is told to do one of the two", () => {
  expect(roleOf([], undefined)).toBe("both");
  expect(roleOf(["--role", "both"], undefined)).toBe("both");
  expect(roleOf(["--role", "worker"], DATABASE)).toBe("worker");
  expect(roleOf(["--role=web"], DATABASE)).toBe("web");
});

it("Who does one of the two needs a database, and is told so in a sentence", () => {
  for (const role of ["web", "worker"])
    expect(() => roleOf(["--role", role], undefined)).toThrow(
      `--role ${role} needs SANDTABLE_DATABASE, the PostgreSQL by which machines share the work: name it, or leave the role out.`,
    );
});

it("What nobody knows is told with what there is", () => {
  for (const words of [["--role", "king"], ["--rule", "worker"], ["worker"], ["--role"]])
    expect(() => roleOf(words, DATABASE)).toThrow(
      "Write --role both, --role web, --role worker, or nothing.",
    );
});
