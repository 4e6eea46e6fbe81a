/** Making a table costs more than looking at one. */
export const making = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };

/** Thinking costs most. */
export const thinking = { config: { rateLimit: { max: 40, timeWindow: "1 minute" } } };
