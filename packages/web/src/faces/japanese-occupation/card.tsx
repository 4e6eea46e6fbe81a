import type { Icon } from "@sandtable/japanese-occupation/shape";
import { tableOf } from "@sandtable/japanese-occupation/shape";
import { CardFace } from "../coin/index.ts";
import type { CardProps } from "../face.ts";
import { iconName, words } from "./names.ts";
import { MpajaIcon } from "./symbols.tsx";
import { said } from "./words/index.ts";
import "./japanese-occupation.css";

/** The face of a card, to be read; the current one bears its MPAJA icon (5.5). */
export function Card({ view: given, ...props }: CardProps) {
  const view = tableOf(given);
  const icon = props.card === view.card ? view.icon : null;
  return <CardFace view={view} words={words} {...props} extra={icon && <IconLine icon={icon} />} />;
}

function IconLine({ icon }: { readonly icon: Icon }) {
  return (
    <span className="occupation-icon">
      <svg
        className="occupation-picture"
        viewBox="0 0 36 36"
        width="36"
        height="36"
        aria-hidden="true"
        focusable="false"
      >
        <MpajaIcon icon={icon} />
      </svg>
      <span>
        <b>{said.iconTitle({ name: iconName(icon) })}</b> {said.iconEffect({ effect: said.icons[icon] })}
      </span>
    </span>
  );
}
