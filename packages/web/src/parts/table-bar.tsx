import type { TableInfo } from "@sandtable/protocol";
import { type JSX, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useTable } from "../table/context.ts";
import { botName, type ShellWords, useWords } from "../words/index.ts";
import { Icon, type IconName } from "./icon.tsx";
import { SettingsMenu } from "./settings-menu.tsx";

/** Who holds a seat, in words. */
function sitterWords(words: ShellWords, { sitter, bot }: TableInfo["seats"][number]): string {
  switch (sitter) {
    case "you":
      return words.sitterYou;
    case "bot":
      return words.sitterBot({ level: botName(words, bot) });
    case "friend":
      return words.sitterFriend;
    case "nobody":
      return words.sitterNobody;
  }
}

export interface BarAct {
  readonly name: string;
  readonly icon: IconName;
  readonly act: () => void;
}

interface TableBarProps {
  readonly table: TableInfo;
  readonly toMove: string | undefined;
  readonly acts: readonly BarAct[];
  readonly onReplay: () => void;
}

/** The edge of the table: where one is, who sits where, and everything that is not a move. */
export function TableBar({ table, toMove, acts, onReplay }: TableBarProps): JSX.Element {
  const words = useWords();
  const { listing, openRule } = useTable();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const shut = (event: PointerEvent): void => {
      if (menu.current?.open && event.target instanceof Node && !menu.current.contains(event.target))
        menu.current.open = false;
    };
    document.addEventListener("pointerdown", shut);
    return () => document.removeEventListener("pointerdown", shut);
  }, []);
  return (
    <header className="table-bar">
      <Link href="/" className="brand" aria-label={`${words.brand}: ${words.home}`}>
        <Icon name="home" />
        <span className="wide-only">{words.brand}</span>
      </Link>
      <h1>{listing.title}</h1>
      <ul className="seats">
        {table.seats.map((own) => (
          <li key={own.seat} className={own.seat === toMove ? "seat moves" : "seat"}>
            <span className="pawn" data-seat={own.seat} aria-hidden="true" />
            {own.name} {table.kind !== "import" && <small>{sitterWords(words, own)}</small>}
          </li>
        ))}
      </ul>
      <nav className="bar-tools" aria-label={words.more}>
        <button
          type="button"
          className="bar-button"
          aria-label={words.rules}
          title={words.rules}
          onClick={() => openRule()}
          data-testid="open-rules"
        >
          <Icon name="book" />
          <span className="wide-only">{words.rules}</span>
        </button>
        <button
          type="button"
          className="bar-button"
          aria-label={words.replay}
          title={words.replay}
          onClick={onReplay}
          data-testid="open-replay"
        >
          <Icon name="clock" />
          <span className="wide-only">{words.replay}</span>
        </button>
        <details className="menu" ref={menu}>
          <summary className="bar-button" aria-label={words.more}>
            <Icon name="more" />
          </summary>
          <div className="paper menu-paper">
            {acts.map(({ name, icon, act }) => (
              <button
                key={name}
                type="button"
                className="menu-item"
                onClick={() => {
                  if (menu.current) menu.current.open = false;
                  act();
                }}
              >
                <Icon name={icon} />
                {name}
              </button>
            ))}
            {table.commitment !== undefined && (
              <p className="menu-seal fine" data-testid="seal" title={words.sealHint}>
                {words.seal}: <code>{table.commitment}</code>
              </p>
            )}
            <SettingsMenu />
          </div>
        </details>
      </nav>
    </header>
  );
}
