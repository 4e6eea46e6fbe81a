export { advantageOf, FIGURES, type SetUp } from "./balance.ts";
export * from "./clock.ts";
export { type Rating, rated, type Score, UNRATED } from "./glicko.ts";
export * from "./rating.ts";
export { type Beat, beaten, type Service } from "./service.ts";
export type { Span } from "./spans.ts";
export * from "./tournament/index.ts";
