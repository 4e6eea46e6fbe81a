/** Where rules are cited in sources, and which test titles begin with them. Works on the text of files alone. */

/** Comments, then strings: the only places where a number is a rule and not arithmetic. */
const PIECES = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
/** After the first number come numbers or single capital letters: "3.2.1", "5.A.2", "9.E"; of a number used twice "26.16a". */
const ONE = String.raw`(?:\d+\.\d+[ab]|\d+(?:\.(?:\d+|[A-Z]))+)`;
const END = String.raw`(?!\w|\.[\dA-Z])`;
const NUMBER = new RegExp(String.raw`(?<![\w.])${ONE}${END}`, "g");

/** The id of a card or marker that has a rule of its own: "tank-shock". */
const ID = "[a-z]+(?:-[a-z]+)*";

/**
 * The rules cited in a source text. Numbers stand alone: 3.2.1 is not in 3.2.10 or 13.2.1. Of what has an id instead of a number
 * the id is a text by itself, for in a sentence it may be any word.
 */
export function citedIn(source: string, ids: ReadonlySet<string> = new Set()): Set<string> {
  const cited = new Set<string>();
  for (const [piece] of source.matchAll(PIECES)) {
    for (const [number] of piece.matchAll(NUMBER)) cited.add(number);
    const text = piece.slice(1, -1);
    if (ids.has(text)) cited.add(text);
  }
  return cited;
}

const CALL = /\b(?:describe|it|test)((?:\.\w+)*)\s*(?=\()/g;
const TITLE = /^\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/;

/** The titles of the tests and groups of a test file; what is skipped or only planned does not count. */
export function titlesIn(source: string): string[] {
  const bare = source.replace(PIECES, (piece) => (piece.startsWith("/") ? " ".repeat(piece.length) : piece));
  const titles: string[] = [];
  for (const call of bare.matchAll(CALL)) {
    if (/\.(?:skip|todo|fails)\b/.test(call[1])) continue;
    let at = call.index + call[0].length;
    if (/\.(?:each|for|runIf|skipIf)$/.test(call[1])) at = afterParentheses(bare, at);
    const title = TITLE.exec(bare.slice(at, at + 500));
    if (title) titles.push(title[1] ?? title[2] ?? title[3]);
  }
  return titles;
}

/** The place behind the bracket that closes the one at `at`, strings skipped. */
function afterParentheses(source: string, at: number): number {
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    const sign = source[i];
    if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return i + 1;
    else if (sign === '"' || sign === "'" || sign === "`") {
      for (i++; i < source.length && source[i] !== sign; i++) if (source[i] === "\\") i++;
    }
  }
  return source.length;
}

/** In titles also a ruling ("MB-28") or a worked case ("W5"). */
const SUBJECT = String.raw`(?:${ONE}${END}|(?:${ID}|MB-\d+|W\d+)(?![\w-]))`;
const LEADING = new RegExp(`^${SUBJECT}(?:(?:, | and )${SUBJECT})*`);
const CARD_SIDE = /^[A-Z]+\d+ (?:unshaded|shaded)\b/;

/** What a title begins with: rule numbers ("6.1.3, 7.0.1 Early victory"), ids of markers, or a side of a card ("M3 shaded"). */
export function subjectsOf(title: string): string[] {
  const side = CARD_SIDE.exec(title);
  if (side) return [side[0]];
  return LEADING.exec(title)?.[0].split(/, | and /) ?? [];
}
