import type { ReactNode } from "react";

/** What is only for the eye: the places say it in words. */
export function Silent({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus.
    <g className={className} aria-hidden="true">
      {children}
    </g>
  );
}
