import { lazy } from "react";
import type { Cover } from "../cover.ts";
import { teaser } from "./teaser.ts";

export const malaya1941: Cover = {
  teaser,
  Art: lazy(() => import("./art.tsx")),
  load: async () => {
    const [{ faceMalaya1941 }, { en }] = await Promise.all([
      import("./index.ts"),
      import("@sandtable/malaya-1941/words"),
    ]);
    return { face: faceMalaya1941, words: en };
  },
  ruleTexts: async () => (await import("@sandtable/malaya-1941/rule-words")).ruleTexts,
};
