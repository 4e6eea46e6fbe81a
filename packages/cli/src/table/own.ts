import { sameName, writeWhole } from "../files.ts";
import { Problem } from "../problem.ts";

/** The files of one game: what it has written or was loaded from it may write again, and nothing else. */
export class OwnFiles {
  /** As last named, by the one name of each; the latest comes last. */
  readonly #names = new Map<string, string>();
  readonly #reserved: ReadonlySet<string>;

  /** What is reserved is kept free for something else that this game will write. */
  constructor(reserved: readonly string[] = []) {
    this.#reserved = new Set(reserved.map(sameName));
  }

  has(path: string): boolean {
    return this.#names.has(sameName(path));
  }

  /** The file that was written or loaded last. */
  get latest(): string | undefined {
    return [...this.#names.values()].at(-1);
  }

  add(path: string): void {
    const name = sameName(path);
    this.#names.delete(name);
    this.#names.set(name, path);
  }

  /** Write one of these, or a new one; with `force`, even over somebody else's. */
  write(path: string, text: string, force = false): void {
    if (this.#reserved.has(sameName(path)))
      throw new Problem(`${path} is where the record of this game will go: choose another name.`);
    writeWhole(path, text, force || this.has(path), "choose another name");
    this.add(path);
  }
}
