import { existsSync } from "node:fs";
import { join } from "node:path";
import { putBetween } from "@sandtable/lab";
import { readText, writeWhole } from "./files.ts";
import { orProblem } from "./problem.ts";
import { sourceFolder } from "./sources.ts";

/** A page of the documentation with a part that a command writes, between two marks. */
export class MarkedDocument {
  readonly #path: string;
  readonly #mark: string;
  readonly #fresh: string;

  /** Made with a title and its marks if it is not there; a page without the marks is a problem. */
  constructor(name: string, mark: string, title: string) {
    this.#path = join(sourceFolder("docs"), name);
    this.#mark = mark;
    this.#fresh = `# ${title}\n\n<!-- ${mark} -->\n<!-- /${mark} -->\n`;
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
