import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whoever wants to fill it has to write that much. */
const MEGABYTES = 400;

/** A folder; on a small disk of its own where this machine lets us have one, so that it can really be full. */
export class Disk {
  readonly folder = mkdtempSync(join(tmpdir(), "sandtable-chaos-"));
  readonly canBeFull: boolean;

  constructor() {
    this.canBeFull =
      process.platform === "linux" &&
      run("mount", "-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "sandtable-chaos", this.folder);
  }

  /** Not a byte is left. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    for (let left = bavail * bsize; left > 0; left = Math.floor(left / 2)) {
      try {
        writeFileSync(this.#ballast, Buffer.alloc(left), { flag: "a" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  remove(): void {
    if (this.canBeFull) run("umount", "--lazy", this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #ballast(): string {
    return join(this.folder, "ballast");
  }
}

const run = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words, { stdio: "ignore" }).status === 0;
