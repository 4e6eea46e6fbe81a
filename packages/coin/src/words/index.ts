export * from "./en.ts";
export * from "./english.ts";
export * from "./malaya-names.ts";
export * from "./vocabulary.ts";
