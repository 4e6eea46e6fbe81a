/** Making a table costs more than looking at one. */
export const making = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };

/** Thinking costs most. */
export const thinking = { config: { rateLimit: { max: 40, timeWindow: "1 minute" } } };

/** Coming in costs a hash that is slow by design, and is what strangers try. */
export const entering = { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
