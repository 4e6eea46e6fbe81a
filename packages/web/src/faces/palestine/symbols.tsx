/** Signs and counters of this game, each drawn from its top left corner. */

const VALUE_BOX = { width: 25, height: 32 };
export const CHIT = { width: 24, height: 34 };

const FLAME =
  "M0-6.5c2.600 2.600 4 4.400 4 6.800a4 4 0 0 1-8 0c0-1.600 1-2.200 1.600-3.800.6 1 1.100 1.100 1.100 2.200C-.2-2.400.400-4 0-6.500z";

/** 1.3.2, 1.3.3 What a Sabotage marker costs here: a flame and a number. */
export function ValueBox({ value }: { readonly value: number }) {
  return (
    <g className="value">
      <rect width={VALUE_BOX.width} height={VALUE_BOX.height} rx="3" />
      <path d={FLAME} transform="translate(12.5 10)" />
      <text x="12.5" y="28.5">
        {value}
      </text>
    </g>
  );
}

/** A night sky with a moon, behind a lowered barrier. */
export function CurfewCounter() {
  return (
    <g className="curfew">
      <rect className="night" width="28" height="28" rx="3" />
      <path className="moon" d="M17.500 3.500a6.500 6.500 0 1 0 5.500 9 5.500 5.500 0 0 1-5.500-9z" />
      <rect className="bar" x="1.500" y="17.500" width="25" height="6.500" />
      <path
        className="stripe"
        d="M4 24 8 17.500h4L8 24zM12 24l4-6.500h4L16 24zM20 24l4-6.500h2.500v2.500L24 24z"
      />
    </g>
  );
}

/** 1.6.1 A chit of Intel, face up: an eye and its value. */
export function IntelChit({ value }: { readonly value: number }) {
  return (
    <g className="chit">
      <rect width={CHIT.width} height={CHIT.height} rx="3" />
      <path className="eye" d="M3.500 10c3.500-5 13.500-5 17 0-3.500 5-13.500 5-17 0z" />
      <circle cx="12" cy="10" r="2.600" />
      <text x="12" y="29">
        {value}
      </text>
    </g>
  );
}

/** 1.9 The Haganah marker, drawn around its middle. */
export function HaganahMarker() {
  return (
    <g className="haganah-marker">
      <path className="shield" d="M-17-19H17V2C17 12 8 18 0 21-8 18-17 12-17 2Z" />
      <path className="rim" d="M-13-15H13V1C13 9 7 13.500 0 16.500-7 13.500-13 9-13 1Z" />
      <text y="6">H</text>
    </g>
  );
}
