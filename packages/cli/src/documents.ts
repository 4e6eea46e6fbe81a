import { existsSync } from "node:fs";
import { putBetween } from "@sandtable/lab";
import { readText, writeWhole } from "./files.ts";
import { orProblem } from "./problem.ts";

/** A page of the documentation with a part that a command writes, between two marks. */
export class MarkedDocument {
  readonly #path: string;
  readonly #mark: string;
  readonly #fresh: string;

  /** Made with a title and marks if it is not there; a page that lacks the mark is a problem. */
  constructor(path: string, mark: string, title: string, marks: readonly string[] = [mark]) {
    this.#path = path;
    this.#mark = mark;
    this.#fresh = [
      `# ${title}\n`,
      ...marks.map((own) => `<!-- ${own}:begin -->\n<!-- ${own}:end -->\n`),
    ].join("\n");
    this.#with("");
  }

  write(text: string): void {
    writeWhole(this.#path, this.#with(text), true);
  }

  #with(text: string): string {
    const before = existsSync(this.#path) ? readText(this.#path) : this.#fresh;
    return orProblem(
      () => putBetween(before, this.#mark, text),
      (message) => `${this.#path} cannot take the figures, because ${message}: add these lines.`,
    );
  }
}
