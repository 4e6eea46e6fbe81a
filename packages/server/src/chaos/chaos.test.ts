import { describe, expect, it } from "vitest";
import { builtServer, inPackage } from "../testing/built.ts";
import { type ChaosWish, chaos } from "./chaos.ts";

const small: Omit<ChaosWish, "stores" | "faults" | "rounds"> = {
  tables: 2,
  bots: 0,
  pace: 20,
  nodes: 2,
  workers: 2,
  main: inPackage("dist/main.js"),
  tell: () => undefined,
};

/** Servers begin, and leases run out, in their own time, which is long on a busy machine. */
const LONG = 300_000;

const kept = { lost: 0, doubled: 0, broken: 0, stuck: 0, crashes: 0 };

describe("whatever happens", () => {
  it(
    "to one server on a file, what people were told holds, and they go on",
    async () => {
      builtServer();
      const faults = ["node killed", "pages cut off"] as const;
      const report = await chaos({ ...small, stores: ["sqlite"], faults, rounds: 2 });
      expect(report).toMatchObject({ rounds: 2, ...kept });
      expect(report.acknowledged).toBeGreaterThan(4);
    },
    LONG,
  );

  it(
    "to two servers, one that thinks, and their PostgreSQL, what people were told holds, and they go on",
    async () => {
      builtServer();
      const faults = ["node killed", "worker killed", "database killed"] as const;
      const report = await chaos({ ...small, bots: 1, stores: ["postgres"], faults, rounds: 3 });
      expect(report).toMatchObject({ rounds: 3, ...kept });
      expect(report.acknowledged).toBeGreaterThan(6);
    },
    LONG,
  );
});
