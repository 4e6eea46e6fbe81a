import type { Role } from "@sandtable/protocol";
import type { JSX } from "react";

/** Which line of a curve is whose: by colour and by stroke. */
export const CurveLegend = ({ roles }: { readonly roles: readonly Role[] }): JSX.Element => (
  <ul className="curve-legend">
    {roles.map(({ seat, name }, index) => (
      <li key={seat}>
        <svg viewBox="0 0 34 8" aria-hidden="true">
          <path className={index === 0 ? "curve-line" : "curve-line other"} data-seat={seat} d="M0 4H34" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
