// Made by scripts/symbols.mjs with milsymbol (MIT). Do not edit by hand.

/** The frame of a friendly unit, its middle at 0, 0. */
export const FRAME = "M-75-50l150 0 0 100-150 0z";

/** What stands in the frame, by type of unit: lines, and what is filled. */
export const TYPES: Readonly<Record<string, { readonly lines: string; readonly solid?: string }>> = {
  hq: { lines: "M-48-28V28M-14-28V28M-48 0H-14M48 0a18 28 0 1 1-36 0a18 28 0 1 1 36 0M34 12L52 34" },
  infantry: { lines: "M-75-50L75 50M-75 50L75-50" },
  "machine-gun": { lines: "M0-40l0 80M-15-25 0-40 15-25M-20 40 20 40" },
  armor: { lines: "M25-20C50-20 50 20 25 20L-25 20C-50 20-50-20-25-20Z" },
  recon: { lines: "M25-20C50-20 50 20 25 20L-25 20C-50 20-50-20-25-20ZM-75 50L75-50" },
  engineer: { lines: "M-40 18V-17h80v35M0-17V10" },
  amphibious: {
    lines:
      "M-75 20c18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 20-20",
    solid: "M-40-14H40L26 12H-26zM-4-38H4V-14H-4zM4-38L30-18H4z",
  },
  antiaircraft: { lines: "M-75 50C-75 10 75 10 75 50" },
  airfield: {
    lines: "M-60 36H60",
    solid: "M0-42c6 0 8 8 8 18v6l46 14v10L8 2 6 16l16 8v7H-22v-7l16-8-2-14-46 4V-4L-8-18v-6c0-10 2-18 8-18z",
  },
  "coast-guns": {
    lines:
      "M-75 20c18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 18.8-20 18.8 0 0 20 18.8 20 18.8 0 0-20 20-20",
    solid: "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z",
  },
  supply: { lines: "M-40-34H40V34H-40zM-40-34L40 34M40-34L-40 34M-40-12H40M-40 12H40" },
};

/** What stands on the frame, by size of unit. */
export const SIZES: Readonly<Record<string, string>> = {
  squadron: "M0-60L0-85",
  battalion: "M-10-60L-10-85M10-60L10-85",
  regiment: "M0-60L0-85M20-60L20-85M-20-60L-20-85",
  brigade: "M-12.5-60l25-25m0 25l-25-25",
  division: "M-30-60l25-25m0 25l-25-25M5-60l25-25m0 25l-25-25",
  corps: "M-47.5-60l25-25m0 25l-25-25M-12.5-60l25-25m0 25l-25-25M22.5-60l25-25m0 25l-25-25",
  army: "M-65-60l25-25m0 25l-25-25M-30-60l25-25m0 25l-25-25M5-60l25-25m0 25l-25-25M40-60l25-25m0 25l-25-25",
};
