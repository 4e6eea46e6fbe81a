import { lazy } from "react";
import type { Cover } from "../cover.ts";
import { teaser } from "./teaser.ts";

export const occupation: Cover = {
  teaser,
  Art: lazy(() => import("./art.tsx")),
  load: async () => {
    const [{ occupationFace }, { en }] = await Promise.all([
      import("./index.ts"),
      import("@sandtable/japanese-occupation/words"),
    ]);
    return { face: occupationFace, words: en };
  },
  ruleTexts: async () => (await import("@sandtable/japanese-occupation/rule-words")).ruleTexts,
};
