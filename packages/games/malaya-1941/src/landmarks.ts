import type { LogEvent } from "@sandtable/engine";

/** What random games must all come upon: every kind of event. */
export const LANDMARKS: readonly string[] = [];

export const landmark = (event: LogEvent): string | undefined => event.kind;
