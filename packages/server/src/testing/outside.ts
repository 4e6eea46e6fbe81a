/** For tests that look at servers from outside, as whole processes. */
export { TestPostgres } from "./postgres.ts";
export { Wire } from "./wire.ts";
