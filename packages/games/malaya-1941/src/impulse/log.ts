/** What happens in this part. */
export type ImpulseHappening = never;
