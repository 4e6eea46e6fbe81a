import { lazy } from "react";
import type { Cover } from "../cover.ts";
import { teaser } from "./teaser.ts";

export const palestine: Cover = {
  teaser,
  Art: lazy(() => import("./art.tsx")),
  load: async () => {
    const [{ palestineFace }, { en }] = await Promise.all([
      import("./index.ts"),
      import("@sandtable/palestine/words"),
    ]);
    return { face: palestineFace, words: en };
  },
  ruleTexts: async () => (await import("@sandtable/palestine/rule-words")).ruleTexts,
};
