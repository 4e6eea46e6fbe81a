import type { LogEvent } from "@sandtable/protocol";
import type { Milestone } from "../face.ts";
import { said } from "./words/index.ts";

/** 6.1 The first phase of a Propaganda Round. */
export const milestone = ({ kind, rule }: LogEvent): Milestone | undefined =>
  kind === "phase" && rule === "6.1" ? { name: said.milestone, short: "P", isCounted: true } : undefined;
