import { Trouble } from "../problem.ts";

const SHORTEST = 2;
const LONGEST = 24;

/** Scripts that are written together. A name in any others keeps to one of them. */
const TOGETHER: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]+$/u,
  ...[
    "Cyrillic",
    "Greek",
    "Arabic",
    "Hebrew",
    "Devanagari",
    "Thai",
    "Armenian",
    "Georgian",
    "Bengali",
    "Tamil",
    "Telugu",
    "Khmer",
    "Lao",
    "Ethiopic",
  ].map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, "u")),
];

/**
 * Letters of other scripts, and signs, that look like Latin letters: each counts as what stands beside it, so that nobody
 * passes for another.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    "аa вb еe ёe з3 иu іi їi јj кk мm нh оo рp сc ѕs тt уy хx ьb ԁd ԛq ԝw һh ѵv ӏi гr пn", // Cyrillic
    "αa βb γy εe ηn ιi κk μu νv οo ρp σo τt υu χx ωw ϲc", // Greek
    "աw օo սu հh ոn ցg զq", // Armenian
    "ıi ɑa ɡg ɩi ʟi łi øo đd ßss æae œoe þp əe", // Latin, with a difference that nobody sees in passing
    "0o 1i li |i 5s 8b",
  ]
    .flatMap((pairs) => pairs.split(" "))
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** Names that would say something of the house. */
const RESERVED =
  "sandtable admin administrator moderator host server system root support help staff bot random recruit officer colonel general guest nobody somebody anonymous chance umpire spectator me you friend left somebodywholeft".split(
    " ",
  );

/** A name as it is kept and shown. */
export const plainName = (text: string): string => text.normalize("NFKC").trim().replace(/\s+/gu, " ");

/**
 * What two names must not share: case, marks, spaces and dots do not count, and letters that look alike are the same. It is
 * shown to nobody.
 */
export function foldedName(text: string): string {
  const plain = plainName(text).toLowerCase().toUpperCase().toLowerCase();
  const bare = plain.normalize("NFKD").replace(/[\u0300-\u036f]/gu, "");
  const letters = Array.from(
    bare.replace(/[^\p{L}\p{M}\p{N}|]/gu, ""),
    (letter) => LOOKALIKES.get(letter) ?? letter,
  );
  return letters.join("").replace(/rn/gu, "m").replace(/vv/gu, "w").replace(/c[li]/gu, "d");
}

const reserved = new Set(RESERVED.map(foldedName));

/** A name that somebody may go by, or a sentence that says why not. */
export function checkedName(text: string): string {
  const name = plainName(text);
  const length = Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)).length;
  if (length < SHORTEST || length > LONGEST || name.length > 3 * LONGEST)
    throw new Trouble(400, `A name has ${SHORTEST} to ${LONGEST} letters: choose another.`);
  if (
    !/^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|[ ._'’-](?=[\p{L}\p{N}]))*$/u.test(name) ||
    !/\p{L}/u.test(name)
  )
    throw new Trouble(
      400,
      "A name is made of letters and digits, with single spaces, dots, hyphens or apostrophes between them: choose another.",
    );
  if (/\p{M}{3}/u.test(name.normalize("NFKD")))
    throw new Trouble(400, "This name has too many marks on one letter: choose another.");
  if (!TOGETHER.some((script) => script.test(name)))
    throw new Trouble(400, "This name mixes scripts that are not written together: choose another.");
  if (reserved.has(foldedName(name)) || foldedName(name) === "")
    throw new Trouble(400, "This name could be taken for the house itself: choose another.");
  return name;
}
