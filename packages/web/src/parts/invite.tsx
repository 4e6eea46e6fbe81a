import { type JSX, useState } from "react";
import { useTableState } from "../table/context.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

/** The link to the free seat, for whoever set the table up. */
export function Invite(): JSX.Element | null {
  const words = useWords();
  const invite = useTableState((state) => state.table?.invite);
  const [isCopied, setCopied] = useState(false);
  if (invite === undefined) return null;
  const address = new URL(invite, location.href).href;
  return (
    <section className="invite" aria-label={words.inviteTitle} data-testid="invite">
      <h2>{words.inviteTitle}</h2>
      <p>{words.inviteText}</p>
      <div className="buttons">
        <input
          type="text"
          readOnly
          value={address}
          aria-label={words.copyLink}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          className="button small strong"
          onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
        >
          <Icon name={isCopied ? "check" : "link"} />
          {isCopied ? words.copied : words.copy}
        </button>
      </div>
    </section>
  );
}
