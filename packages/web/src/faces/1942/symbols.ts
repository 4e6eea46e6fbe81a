// Made by scripts/symbols.mjs with milsymbol (MIT). Do not edit by hand.

/** The frame of a friendly unit, its middle at 0, 0. */
export const FRAME = "M-75-50l150 0 0 100-150 0z";

/** What stands in the frame, by type of unit: lines, and what is filled. */
export const TYPES: Readonly<Record<string, { readonly lines: string; readonly solid?: string }>> = {
  infantry: { lines: "M-75-50L75 50M-75 50L75-50" },
  guards: { lines: "M-75-50L75 50M-75 50L75-50", solid: "M-30-50L0-30 30-50z" },
  "machine-gun": { lines: "M0-40l0 80M-15-25 0-40 15-25M-20 40 20 40" },
  marine: {
    lines:
      "M-75-50L75 50M-75 50L75-50M3-44c0 1.7-1.3 3-3 3-1.7 0-3-1.3-3-3 0-1.7 1.3-3 3-3 1.7 0 3 1.3 3 3zm-12 3 18 0m-9 0 0 18",
    solid:
      "M8.4-29l-1.8-1.2 4.2-3-0.6 5.4-1.8-1.2c-4.8 7.2-11.2 7.2-16.8 0l-1.8 1.2-1.2-6 4.8 3.6-1.8 1.2c5.6 6.6 11.4 6.6 16.8 0z",
  },
  artillery: { lines: "", solid: "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z" },
  parachute: { lines: "M-75-50L75 50M-75 50L75-50M-25 40C-25 25 0 25 0 40C0 25 25 25 25 40" },
  amphibious: {
    lines:
      "M-75-50L75 50M-75 50L75-50M-75-10c18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 20-20",
  },
  tank: { lines: "M25-20C50-20 50 20 25 20L-25 20C-50 20-50-20-25-20Z" },
  cavalry: { lines: "M25-20C50-20 50 20 25 20L-25 20C-50 20-50-20-25-20ZM-75 50L75-50" },
  garrison: { lines: "M-75-50L75 50M-75 50L75-50", solid: "M-75 34H75V50H-75z" },
};

/** What stands on the frame, by size of unit. */
export const SIZES: Readonly<Record<string, string>> = {
  battalion: "M-10-60L-10-85M10-60L10-85",
  regiment: "M0-60L0-85M20-60L20-85M-20-60L-20-85",
  brigade: "M-12.5-60l25-25m0 25l-25-25",
  division: "M-30-60l25-25m0 25l-25-25M5-60l25-25m0 25l-25-25",
};
