import type { Icon, IntelView } from "@sandtable/japanese-occupation/shape";

/** The cardboard of Japanese Occupation, each drawn from its top left corner; letters and signs tell it apart, not colour alone. */

/** 1.9 A parachute over the number. */
export function Force136() {
  return (
    <g>
      <rect className="chit force136" width="28" height="28" rx="3" />
      <path className="canopy" d="M4 11C4 2 24 2 24 11 21 9 18 9 17 11 15 9 13 9 11 11 10 9 7 9 4 11Z" />
      <path className="cord" d="M4 11 13 18M24 11 15 18M11 11 13.500 18M17 11 14.500 18" />
      <text className="chit-number" x="14" y="25.500">
        136
      </text>
    </g>
  );
}

/** 1.8 An armband with a K. */
export function Kempeitai() {
  return (
    <g>
      <rect className="chit kempeitai" width="28" height="28" rx="3" />
      <rect className="band" x="2.500" y="6" width="23" height="16" />
      <text className="band-letter" x="14" y="19.500">
        K
      </text>
    </g>
  );
}

/** 1.10 A hut among palms. */
export function JungleCamp() {
  return (
    <g>
      <rect className="chit camp" width="28" height="28" rx="3" />
      <path className="roof" d="M3.500 18 14 7.500 24.500 18Z" />
      <path className="wall" d="M7 18h14v6H7Z" />
      <path className="door" d="M12 24v-5h4v5Z" />
      <path className="leaf" d="M21 11c2-5 5-5 5-2-2-1-3 0-5 2ZM21 11c-1-5-5-6-6-3 2-1 4 0 6 3ZM21 11v5" />
    </g>
  );
}

/** 1.11 Face down an eye, face up the value; taken off until Reset, the empty box. */
export function IntelChit({ intel: { state, value } }: { readonly intel: IntelView }) {
  return (
    <g>
      <rect className="slot" width="32" height="32" rx="3" />
      {state === "concealed" && (
        <g className="counter" key="concealed">
          <rect className="chit face-down" x="1" y="1" width="30" height="30" rx="3" />
          <path className="eye" d="M5 16C10 8.500 22 8.500 27 16 22 23.500 10 23.500 5 16Z" />
          <circle className="pupil" cx="16" cy="16" r="3.400" />
          <path className="eye-bar" d="M7 25 25 7" />
        </g>
      )}
      {state === "revealed" && (
        <g className="counter" key="revealed">
          <rect className="chit face-up" x="1" y="1" width="30" height="30" rx="3" />
          <path className="eye inked" d="M9 8.500C12 4.500 20 4.500 23 8.500 20 12.500 12 12.500 9 8.500Z" />
          <circle className="pupil inked" cx="16" cy="8.500" r="1.900" />
          <text className="intel-value" x="16" y="28">
            {value}
          </text>
        </g>
      )}
    </g>
  );
}

/** The sign of a Railway around its middle: a wheel on rails, or the star. */
export function RailwaySign({ starred }: { readonly starred: boolean }) {
  return (
    <g>
      <rect className={starred ? "sign starred" : "sign"} x="-17" y="-13" width="34" height="26" rx="13" />
      {starred ? (
        <path
          className="sign-star"
          d="m0-10 2.800 6.600 7.200.5-5.500 4.600 1.800 7-6.300-3.900-6.300 3.900 1.800-7-5.500-4.600 7.200-.5z"
        />
      ) : (
        <>
          <path className="engine" d="M-9 4V-3H2V-7H9V4ZM-7.500-3V-7.500H-4.500V-3Z" />
          <path
            className="engine"
            d="M-6.500 5.500a2.200 2.200 0 1 0 .01 0M0 5.500a2.200 2.200 0 1 0 .01 0M6.500 5.500a2.200 2.200 0 1 0 .01 0"
          />
        </>
      )}
    </g>
  );
}

/** 5.5 What the MPAJA do: a flag, a dagger, a crate, an empty bowl. 36 by 36. */
export function MpajaIcon({ icon }: { readonly icon: Icon }) {
  return (
    <g>
      <circle className="icon-disc" cx="18" cy="18" r="17" />
      {ICONS[icon]}
    </g>
  );
}

const ICONS: Readonly<Record<Icon, React.ReactNode>> = {
  mobilize: (
    <>
      <path className="icon-line" d="M11 30V7" />
      <path className="icon-ink" d="M12.500 7.500 28 9.500 24.500 14 28 18.500 12.500 17.500Z" />
      <path
        className="icon-paper"
        d="m19 9.800.9 2 2.200.2-1.700 1.500.5 2.200-1.900-1.200-1.900 1.200.5-2.200-1.700-1.500 2.200-.2z"
      />
    </>
  ),
  traitors: (
    <>
      <path className="icon-ink" d="M29 5C29 9 25.500 14.500 17 22L14 19C21.500 10.500 26 6 29 5Z" />
      <path className="icon-line" d="M10.500 17 19 25.500" />
      <path className="icon-line thick" d="M14 22 8 28" />
    </>
  ),
  supplies: (
    <>
      <path className="icon-ink" d="M7 14H29V27H7Z" />
      <path className="icon-gap" d="M7 20.500H29M14 14V27M22 14V27" />
      <path className="icon-line" d="M18 4V11M14.500 8 18 11.500 21.500 8" />
    </>
  ),
  food: (
    <>
      <path className="icon-ink" d="M6.500 17H29.500C29.500 24 25 28.500 18 28.500S6.500 24 6.500 17Z" />
      <path className="icon-line" d="M20 14 28 5M17 14 24 4.500" />
      <path className="icon-gap" d="M10.500 20.500C12 24 14 25.500 17 26" />
    </>
  ),
};
