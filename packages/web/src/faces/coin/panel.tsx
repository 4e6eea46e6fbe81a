import { Silent } from "../silent.tsx";
import { type Area, grown } from "./geometry.ts";
import { wrapped } from "./words/index.ts";

/** A printed box with its heading. */
export function Panel({ area, title }: { readonly area: Area; readonly title: string }) {
  return (
    <Silent className="panel-print">
      <rect className="panel" {...area} rx="6" />
      <rect className="inner" {...grown(area, -4)} rx="4" />
      <text className="heading" x={area.x + area.width / 2} y={area.y + 24}>
        {title}
      </text>
    </Silent>
  );
}

interface LinesProps {
  readonly x: number;
  readonly y: number;
  /** From one line to the next. */
  readonly step: number;
  readonly className: string;
}

/** Lines of text, one below the other. */
export function Lines({ lines, x, y, step, className }: LinesProps & { readonly lines: readonly string[] }) {
  return (
    <text className={className} x={x} y={y}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : step}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Text broken into lines of at most so many letters. */
export const Text = ({
  text,
  most,
  ...place
}: LinesProps & { readonly text: string; readonly most: number }) => (
  <Lines lines={wrapped(text, most)} {...place} />
);
