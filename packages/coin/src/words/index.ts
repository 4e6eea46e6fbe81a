export * from "./en.ts";
export * from "./english.ts";
export * from "./vocabulary.ts";
