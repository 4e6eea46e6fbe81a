import { type ComponentType, memo } from "react";
import type { Kind, Tone } from "./kit.ts";

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
const LIGHT: Shades = {
  top: "#c3e0f2",
  front: "#86b9dc",
  side: "#5689b2",
  line: "#1d4463",
  mark: "#0e2c45",
};
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

/** Underground: low, its plain end up; a bar across it tells a second kind. */
function Underground({ shades, bar = false }: { readonly shades: Shades; readonly bar?: boolean }) {
  return (
    <>
      <path
        d="M0 9 6.5 4.5h10L23 9v6l-6.5 5.5h-10L0 15Z"
        fill={shades.front}
        stroke={shades.line}
        strokeWidth="1"
      />
      <path d="M16.5 14.6 23 9v6l-6.5 5.5Z" fill={shades.side} />
      <path d="M0 9 6.5 4.5h10L23 9l-6.5 5.6h-10Z" fill={shades.top} stroke={shades.line} strokeWidth=".6" />
      <path d="M6.5 14.6V20.5M16.5 14.6V20.5" stroke={shades.line} strokeWidth=".6" opacity=".5" />
      {bar && <path d="M4 9.3H19" stroke={shades.mark} strokeWidth="2.6" />}
    </>
  );
}

const STAR = "m11.5 1.8 1.6 4 4.5.2-3.5 2.6 1.2 4-3.8-2.3-3.8 2.3 1.2-4-3.5-2.6 4.5-.2z";
const LOZENGE = "M11.5 2.6 17.5 7.6 11.5 12.800 5.5 7.6Z";

/** Active: tall, the sign up. */
function Active({
  shades,
  sign,
  ink,
}: {
  readonly shades: Shades;
  readonly sign: string;
  readonly ink: string;
}) {
  return (
    <>
      <path
        d="M0 7.5 6.5 1h10L23 7.5v8L16.5 22h-10L0 15.5Z"
        fill={shades.front}
        stroke={shades.line}
        strokeWidth="1"
      />
      <path d="M0 7.5 6.5 1h10L23 7.5l-6.5 7h-10Z" fill="#fff1c4" stroke={shades.line} strokeWidth=".8" />
      <path d="M16.5 14.5 23 7.5v8L16.5 22Z" fill={shades.side} />
      <path d={sign} fill={ink} stroke={shades.line} strokeWidth=".4" />
    </>
  );
}

/** A flat disc: Base or cache. */
function Disc() {
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

/** Pieces are drawn small and enlarged a little, so that lines keep their weight. */
const ENLARGED = 1.18;
const wooden = (Drawing: ComponentType, width: number, shadow: Kind["shadow"]): Kind => ({
  Drawing,
  width,
  height: 26,
  scale: ENLARGED,
  shadow,
});

const cube = (shades: Shades, letter: string): Kind =>
  wooden(() => <Cube shades={shades} letter={letter} />, 26, "narrow");
/** The kinds of piece to make a kit from. */
export const TROOPS = cube(TAN, "T");
export const POLICE = cube(BLUE, "P");
export const LIGHT_POLICE = cube(LIGHT, "P");
export const RED_UNDERGROUND = wooden(() => <Underground shades={RED} />, 27, "narrow");
export const RED_ACTIVE = wooden(() => <Active shades={RED} sign={STAR} ink="#b3231a" />, 27, "narrow");
export const BLUE_UNDERGROUND = wooden(() => <Underground shades={BLUE} bar />, 27, "narrow");
export const BLUE_ACTIVE = wooden(() => <Active shades={BLUE} sign={LOZENGE} ink="#274b7e" />, 27, "narrow");
export const RED_DISC = wooden(Disc, 35, "wide");
export const NEW_VILLAGE: Kind = { Drawing: Village, width: 28, height: 28, scale: 1, shadow: "narrow" };

/** One piece of the kit. */
export const Wood = memo(function Wood({ kind }: { readonly kind: Kind }) {
  const { Drawing, scale, shadow } = kind;
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`}>
      {shadow !== "none" && (
        <ellipse
          className="piece-shadow"
          cx={shadow === "wide" ? 16 : 12.5}
          cy="20.5"
          rx={shadow === "wide" ? 17 : 14}
          ry="4"
        />
      )}
      <Drawing />
    </g>
  );
});

/** A round cylinder that stands on a track. */
export function Cylinder({ tone, letter }: { readonly tone: Tone; readonly letter: string }) {
  const shades = tone === "blue" ? BLUE : RED;
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
