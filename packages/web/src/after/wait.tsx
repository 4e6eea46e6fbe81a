import type { JSX } from "react";

/** Something is on its way to where a board will stand. */
export const Wait = ({ text }: { readonly text: string }): JSX.Element => (
  <p className="after-wait" role="status">
    {text}
  </p>
);
