import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readTranscript, verify } from "@sandtable/engine";
import type { Standing, TableLine } from "@sandtable/protocol";
import { seal } from "@sandtable/seal";
import { afterEach, expect, it } from "vitest";
import { library } from "../games.ts";
import { inPackage } from "../testing/built.ts";
import { openServer, temporaryFolder } from "../testing/index.ts";

/** What a browser was told of a table by the version that stored it. */
interface Told {
  readonly what: string;
  readonly id: string;
  readonly line: TableLine;
  readonly standing: ReturnType<typeof inShort>;
  /** SHA-256 of the record; none where it was not told. */
  readonly transcript: string | null;
}

/** Where it stands, without the words. */
const inShort = ({ number, floor, entries, outcome, question }: Standing) => ({
  number,
  floor,
  entries,
  outcome,
  question: question && {
    seat: question.seat,
    rule: question.rule,
    keys: question.choices?.map(({ key }) => key),
  },
});

const folder = temporaryFolder();
const servers: Awaited<ReturnType<typeof openServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  folder.remove();
});

it("a database of the version that kept the mark of a table in its row is opened without loss", async () => {
  const kept = inPackage("fixtures/marks-in-tables/");
  const { ann, tables } = JSON.parse(readFileSync(new URL("tables.json", kept), "utf8")) as {
    ann: string;
    tables: Told[];
  };
  const data = join(folder.path, "data");
  mkdirSync(data);
  cpSync(new URL("sandtable.sqlite", kept), join(data, "sandtable.sqlite"));
  // Opened again, each table stands where the checkpoints say that have been kept by then.
  for (let round = 0; round < 2; round++) {
    const server = await openServer({ data });
    servers.push(server);
    const browser = server.browser();
    browser.cookie = ann;
    const { body: lines } = await browser.get("/api/tables");
    for (const { what, id, line, standing, transcript } of tables) {
      expect(lines, what).toContainEqual(expect.objectContaining({ table: expect.objectContaining({ id }) }));
      expect(await browser.line(id), what).toEqual(line);
      const page = await browser.live(id);
      expect(inShort(page.standing), what).toEqual(standing);
      await page.close();
      const { status, text } = await browser.get(`/api/tables/${id}/transcript`);
      expect(status === 200, what).toBe(transcript !== null);
      if (transcript === null) continue;
      expect(createHash("sha256").update(text).digest("hex"), what).toBe(transcript);
      verify(library.get(line.table.game)!.game, readTranscript(text), line.table.seed ? seal : undefined);
    }
    await servers.pop()?.close();
  }
});
