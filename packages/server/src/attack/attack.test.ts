import { describe, expect, it } from "vitest";
import { builtServer, inPackage } from "../testing/built.ts";
import { attack } from "./attack.ts";
import { hostile } from "./hostile.ts";

describe("an attack", () => {
  it("is let loose on a server of its own, while somebody plays whose waits are measured", async () => {
    builtServer();
    const thread = inPackage("dist/attack/thread.js");
    const finding = await attack("silent sockets", { seconds: 1, main: inPackage("dist/main.js"), thread });
    expect(finding.attack).toBe("silent sockets");
    expect(finding.longest).toBeGreaterThanOrEqual(finding.bystanderP99);
    expect(finding.bystanderP99).toBeGreaterThan(0);
  });

  it("of somebody who tries what nobody may do moves no table on, and breaks nothing", async () => {
    builtServer();
    const { tries, accepted, crashes } = await hostile({ tries: 6000, main: inPackage("dist/main.js") });
    expect({ tries, accepted, crashes }).toEqual({ tries: 6000, accepted: 0, crashes: 0 });
  });
});
