export * from "./deck.ts";
export * from "./initiative.ts";
export * from "./sources.ts";
export * from "./track.ts";
