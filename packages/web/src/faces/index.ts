import type { AnyCatalogue } from "@sandtable/engine";
import type { GameFace } from "./face.ts";

/** What the page needs to show a game. */
export interface Drawn {
  readonly face: GameFace;
  readonly words: AnyCatalogue;
}

interface Entry {
  /** The seats see different things: whoever shares a screen needs a curtain. */
  readonly hides: boolean;
  load(): Promise<Drawn>;
  /** The numbered rules in words: long, and fetched only when somebody looks one up. */
  ruleTexts(): Promise<AnyCatalogue>;
}

/** The games this page can draw, each fetched when it is wanted. A new one needs an entry here. */
const FACES: Readonly<Record<string, Entry>> = {
  malaya: {
    hides: false,
    load: async () => {
      const [{ malayaFace }, { en }] = await Promise.all([
        import("./malaya/index.ts"),
        import("@sandtable/malaya/words"),
      ]);
      return { face: malayaFace, words: en };
    },
    ruleTexts: async () => (await import("@sandtable/malaya/rule-words")).ruleTexts,
  },
  palestine: {
    hides: false,
    load: async () => {
      const [{ palestineFace }, { en }] = await Promise.all([
        import("./palestine/index.ts"),
        import("@sandtable/palestine/words"),
      ]);
      return { face: palestineFace, words: en };
    },
    ruleTexts: async () => (await import("@sandtable/palestine/rule-words")).ruleTexts,
  },
  "japanese-occupation": {
    // Concealed Intel is unknown to both sides alike.
    hides: false,
    load: async () => {
      const [{ occupationFace }, { en }] = await Promise.all([
        import("./japanese-occupation/index.ts"),
        import("@sandtable/japanese-occupation/words"),
      ]);
      return { face: occupationFace, words: en };
    },
    ruleTexts: async () => (await import("@sandtable/japanese-occupation/rule-words")).ruleTexts,
  },
  "1942": {
    hides: false,
    load: async () => {
      const [{ face1942 }, { en }] = await Promise.all([
        import("./1942/index.ts"),
        import("@sandtable/1942/words"),
      ]);
      return { face: face1942, words: en };
    },
    ruleTexts: async () => (await import("@sandtable/1942/rule-words")).ruleTexts,
  },
};

const loading = new Map<string, Promise<Drawn>>();

/** The face of a game; none when this page cannot draw it. */
export function faceOf(game: string): Promise<Drawn> | undefined {
  if (!Object.hasOwn(FACES, game)) return undefined;
  const drawn = loading.get(game) ?? FACES[game].load();
  loading.set(game, drawn);
  return drawn;
}

/** The numbered rules of a game in words; nothing for a game this page does not know. */
export const ruleTextsOf = async (game: string): Promise<AnyCatalogue> =>
  Object.hasOwn(FACES, game) ? FACES[game].ruleTexts() : {};

export const hidesThings = (game: string): boolean => Object.hasOwn(FACES, game) && FACES[game].hides;
