import type { JSX } from "react";
import { FRAME } from "../symbols.ts";

/** A military symbol in a line of text; the words beside it say the same. */
export const Sign = ({
  lines,
  solid,
}: {
  readonly lines: string;
  readonly solid?: string | undefined;
}): JSX.Element => (
  <svg className="sign-small" viewBox="-84 -92 168 150" aria-hidden="true" focusable="false">
    <path d={FRAME + lines} />
    {solid !== undefined && <path className="sign-solid" d={solid} />}
  </svg>
);
