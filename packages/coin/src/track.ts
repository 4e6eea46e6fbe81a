/** The edge track runs from 0 to 20; what would go beyond is lost (1.8, 1.10, 5.1.1). */
export const TRACK_END = 20;

export const onTrack = (value: number): number => Math.max(0, Math.min(TRACK_END, value));
