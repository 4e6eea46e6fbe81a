import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { temporaryFolder } from "../testing/index.ts";
import { FolderLock } from "./lock.ts";

const folder = temporaryFolder();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  folder.remove();
});

it("a folder is held by one process, which is named to the next; once it is killed the folder is free", async () => {
  const holder = `import SQLite from "better-sqlite3";
    import { writeFileSync } from "node:fs";
    globalThis.lock = new SQLite("${folder.path}/lock.sqlite");
    lock.exec("BEGIN EXCLUSIVE");
    writeFileSync("${folder.path}/lock.json", JSON.stringify({ pid: process.pid, host: "here", since: "noon" }));
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", holder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await once(child.stdout, "data");
  expect(() => FolderLock.hold(folder.path)).toThrow(
    new RegExp(`in use by process ${child.pid} on here, since noon.*SANDTABLE_DATA`),
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = FolderLock.hold(folder.path);
  expect(() => FolderLock.hold(folder.path)).toThrow(new RegExp(`in use by process ${process.pid} on `));
  lock.release();
  FolderLock.hold(folder.path).release();
});
