import { lazy } from "react";
import type { Cover } from "../cover.ts";
import { teaser } from "./teaser.ts";

export const malaya: Cover = {
  teaser,
  Art: lazy(() => import("./art.tsx")),
  load: async () => {
    const [{ malayaFace }, { en }] = await Promise.all([
      import("./index.ts"),
      import("@sandtable/malaya/words"),
    ]);
    return { face: malayaFace, words: en };
  },
  ruleTexts: async () => (await import("@sandtable/malaya/rule-words")).ruleTexts,
};
