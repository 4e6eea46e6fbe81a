import { memo } from "react";
import type { Group } from "./arrange.ts";

/** The wooden pieces, each drawn from its top left corner. Shape and sign tell them apart, not colour alone. */

interface Shades {
  readonly top: string;
  readonly front: string;
  readonly side: string;
  readonly line: string;
  readonly mark: string;
}

const TAN: Shades = { top: "#f0d6a4", front: "#d9b274", side: "#ad8447", line: "#5e4319", mark: "#6b4c1c" };
const BLUE: Shades = { top: "#7fa6d6", front: "#3f6fae", side: "#274b7e", line: "#142a4a", mark: "#eaf1fb" };
const RED: Shades = { top: "#d8604e", front: "#a92f25", side: "#7d1d17", line: "#430c08", mark: "#ffe9a8" };

function Cube({ shades, letter }: { readonly shades: Shades; readonly letter: string }) {
  return (
    <>
      <path d="M0 6 5 1H22V16L17 22H0Z" fill={shades.side} stroke={shades.line} strokeWidth="1" />
      <path d="M0 6 5 1H22L17 6Z" fill={shades.top} />
      <path d="M0 6H17V22H0Z" fill={shades.front} />
      <path d="M0 6H17V22M17 6 22 1" fill="none" stroke={shades.line} strokeWidth=".7" opacity=".55" />
      <text className="letter" x="8.5" y="18.4" fontSize="12" fill={shades.mark}>
        {letter}
      </text>
    </>
  );
}

/** Underground: low, its plain end up. */
function Underground() {
  return (
    <>
      <path
        d="M0 9 6.5 4.5h10L23 9v6l-6.5 5.5h-10L0 15Z"
        fill={RED.front}
        stroke={RED.line}
        strokeWidth="1"
      />
      <path d="M16.5 14.6 23 9v6l-6.5 5.5Z" fill={RED.side} />
      <path d="M0 9 6.5 4.5h10L23 9l-6.5 5.6h-10Z" fill={RED.top} stroke={RED.line} strokeWidth=".6" />
      <path d="M6.5 14.6V20.5M16.5 14.6V20.5" stroke={RED.line} strokeWidth=".6" opacity=".5" />
    </>
  );
}

/** Active: tall, the star up. */
function Active() {
  return (
    <>
      <path
        d="M0 7.5 6.5 1h10L23 7.5v8L16.5 22h-10L0 15.5Z"
        fill={RED.front}
        stroke={RED.line}
        strokeWidth="1"
      />
      <path d="M0 7.5 6.5 1h10L23 7.5l-6.5 7h-10Z" fill="#fff1c4" stroke={RED.line} strokeWidth=".8" />
      <path d="M16.5 14.5 23 7.5v8L16.5 22Z" fill={RED.side} />
      <path
        d="m11.5 1.8 1.6 4 4.5.2-3.5 2.6 1.2 4-3.8-2.3-3.8 2.3 1.2-4-3.5-2.6 4.5-.2z"
        fill="#b3231a"
        stroke={RED.line}
        strokeWidth=".4"
      />
    </>
  );
}

function Base() {
  return (
    <>
      <path
        d="M0 9.5v4C0 18 6.7 21.5 15 21.5S30 18 30 13.5v-4Z"
        fill={RED.side}
        stroke={RED.line}
        strokeWidth="1"
      />
      <ellipse cx="15" cy="9.5" rx="15" ry="8" fill={RED.top} stroke={RED.line} strokeWidth=".8" />
      <ellipse cx="15" cy="9.5" rx="9.5" ry="4.6" fill="none" stroke="#fff1c4" strokeWidth="1.6" />
      <path d="M15 6.2 18 11.6H12Z" fill="#fff1c4" />
    </>
  );
}

function Village() {
  return (
    <>
      <rect width="28" height="28" rx="3" fill="#f4e7c3" stroke="#4d3a1c" strokeWidth="1.2" />
      <path d="M3.5 14 14 5l10.5 9Z" fill="#8c5a2b" stroke="#4d3a1c" strokeWidth=".8" />
      <path d="M6.5 14h15v8.500h-15Z" fill="#d9b877" stroke="#4d3a1c" strokeWidth=".8" />
      <path d="M12 22.500v-6h4v6Z" fill="#5a3c1a" />
      <path d="M2.5 25h23M4 23v3M9 23v3M19 23v3M24 23v3" stroke="#4d3a1c" strokeWidth="1" fill="none" />
    </>
  );
}

const DRAWINGS = {
  troops: () => <Cube shades={TAN} letter="T" />,
  police: () => <Cube shades={BLUE} letter="P" />,
  underground: Underground,
  guerrillas: Underground,
  active: Active,
  bases: Base,
  villages: Village,
} satisfies Record<Group["piece"], () => React.ReactNode>;

export const Wood = memo(function Wood({ piece }: { readonly piece: Group["piece"] }) {
  const Drawing = DRAWINGS[piece];
  return (
    <g transform={piece === "villages" ? undefined : "scale(1.18)"}>
      <ellipse
        className="piece-shadow"
        cx={piece === "bases" ? 16 : 12.5}
        cy="20.5"
        rx={piece === "bases" ? 17 : 14}
        ry="4"
      />
      <Drawing />
    </g>
  );
});

/** A round cylinder that stands on a track. */
export function Cylinder({
  faction,
  letter,
}: {
  readonly faction: "british" | "mcp";
  readonly letter: string;
}) {
  const shades = faction === "british" ? BLUE : RED;
  return (
    <>
      <path
        d="M-13-8V9C-13 13.5-7 16 0 16S13 13.5 13 9V-8Z"
        fill={shades.front}
        stroke={shades.line}
        strokeWidth="1"
      />
      <path d="M5-5V15.500C10 14.5 13 12 13 9V-8Z" fill={shades.side} opacity=".7" />
      <ellipse cy="-8" rx="13" ry="6.5" fill={shades.top} stroke={shades.line} strokeWidth=".8" />
      <text className="letter" y="9" fontSize="13" fill={shades.mark}>
        {letter}
      </text>
    </>
  );
}
