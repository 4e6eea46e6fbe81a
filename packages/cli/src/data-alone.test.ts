import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";

vi.mock("@sandtable/library", () => {
  throw new Error("0101 and 0303 are not neighbours");
});

it("sandtable data runs where a game, and so the library, cannot be loaded", async () => {
  await expect(import("./program.ts")).rejects.toThrow();
  const { runData } = await import("./data.ts");
  let out = "";
  const code = await runData(["data", "malaya-1941", "--check"], {
    stdin: Readable.from([]),
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (out += text) },
    env: {},
  });
  expect([code, out]).toEqual([0, "no fault\n"]);
});
