import type { ReactNode } from "react";
import type { Area } from "./place.tsx";

/** A box beside the map, with its title. */
export function Box({
  area,
  title,
  track,
  className = "",
  children,
}: {
  readonly area: Area;
  readonly title?: string;
  /** The place it is for those who point at it. */
  readonly track?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <g className={`box ${className}`} data-place={track && `track ${track}`}>
      <rect className="panel" {...area} rx="7" />
      <rect className="ring" {...area} rx="7" />
      {title !== undefined && (
        <text className="box-title" x={area.x + 14} y={area.y + 32}>
          {title}
        </text>
      )}
      {children}
    </g>
  );
}
