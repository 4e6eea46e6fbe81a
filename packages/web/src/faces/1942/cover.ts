import { lazy } from "react";
import type { Cover } from "../cover.ts";
import { teaser } from "./teaser.ts";

export const campaign: Cover = {
  teaser,
  Art: lazy(() => import("./art.tsx")),
  load: async () => {
    const [{ face1942 }, { en }] = await Promise.all([import("./index.ts"), import("@sandtable/1942/words")]);
    return { face: face1942, words: en };
  },
  ruleTexts: async () => (await import("@sandtable/1942/rule-words")).ruleTexts,
};
