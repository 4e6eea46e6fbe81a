import type { JSX } from "react";

/** Line drawings of 24 by 24. */
const PATHS = {
  home: "M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2Zm0 0v14",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  restart: "M5 12a7 7 0 1 0 2.3-5.2M5 4v4h4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  close: "m6 6 12 12M18 6 6 18",
  more: "M4 7h16M4 12h16M4 17h16",
  skip: "m5 5 9 7-9 7ZM19 5v14",
  first: "M6 5v14M19 5l-9 7 9 7Z",
  previous: "m15 5-8 7 8 7Z",
  next: "m9 5 8 7-8 7Z",
  last: "M18 5v14M5 5l9 7-9 7Z",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4v4l3 2",
  flag: "M6 21V4m0 0h12l-3 4 3 4H6",
  download: "M12 4v11m0 0-4-4m4 4 4-4M5 20h14",
  upload: "M12 15V4m0 0L8 8m4-4 4 4M5 20h14",
  swap: "M4 8h14m0 0-4-4m4 4-4 4M20 16H6m0 0 4-4m-4 4 4 4",
  theme: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  tongue: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM4 12h16M12 4c5 5 5 11 0 16M12 4c-5 5-5 11 0 16",
  die: "M5 5h14v14H5ZM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  key: "M14.500 9.500a4.500 4.500 0 1 0-3.200 4.300L13 15.500h2V18h2.500v2.500H21v-3.200l-6.700-6.600c.1-.4.2-.8.2-1.200ZM8 8.500h.01",
  check: "m5 13 4 4L19 7",
  warn: "M12 4 3 20h18ZM12 10v4M12 17h.01",
  idea: "M9 18h6M10 21h4M8.5 14.500a6 6 0 1 1 7 0c-.6.5-1 1.200-1 2v1.500h-5V16.500c0-.8-.4-1.500-1-2Z",
  curve: "M4 4v16h16M7 15l4-5 3 3 5-7",
  pause: "M8 5v14M16 5v14",
  play: "m8 5 11 7-11 7Z",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 8c0-4 2.5-6 6-6s6 2 6 6M16 5.5a3 3 0 0 1 0 5.5M17.5 13.5c2.300.7 3.5 2.600 3.5 5.5",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon beside words that say the same; it is never the only sign, so nothing is read out. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
