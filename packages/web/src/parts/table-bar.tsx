import type { TableInfo } from "@sandtable/protocol";
import { type JSX, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { mayAsk } from "../table/clock.ts";
import { useReplay, useTable, useTableState } from "../table/context.ts";
import { isOver, mayAnalyse, mayExport, mayRematch, mayResign, type TableState } from "../table/state.ts";
import { botName, type ShellWords, useWords } from "../words/index.ts";
import { SeatClock } from "./clock.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { SettingsMenu } from "./settings-menu.tsx";

/** Fetched where there is somebody to talk with. */
const TableChat = lazy(() => import("../chat/chat.tsx"));

const isInCompany = ({ table }: TableState): boolean =>
  table?.kind === "game" && (!table.yours.length || table.seats.some(({ sitter }) => sitter === "friend"));

/** Who holds a seat, in words. */
function sitterWords(words: ShellWords, { sitter, bot, who }: TableInfo["seats"][number]): string {
  switch (sitter) {
    case "you":
      return words.sitterYou;
    case "bot":
      return words.sitterBot({ level: botName(words, bot) });
    case "friend":
      return who ?? words.sitterFriend;
    case "gone":
      return words.sitterGone;
    case "nobody":
      return words.sitterNobody;
  }
}

interface BarAct {
  readonly name: string;
  readonly icon: IconName;
  /** Without it, it cannot be done now. */
  readonly act?: () => void;
}

/** What can be done with the table as it stands. */
function useActs(): readonly BarAct[] {
  const words = useWords();
  const { controller, listing, page, save, analyse, rematch } = useTable();
  const isEnded = useTableState(isOver);
  const canExport = useTableState(mayExport);
  const canAnalyse = useTableState(mayAnalyse);
  const canRematch = useTableState(mayRematch);
  const canResign = useTableState(mayResign);
  const canAsk = useTableState(mayAsk);
  const hasClock = useTableState(({ standing }) => standing?.clock !== undefined);
  const hasHolidays = useTableState(
    ({ table, standing }) => (standing?.clock?.holidays?.[table?.yours[0] ?? ""] ?? 0) > 0,
  );
  const when = (isPossible: boolean, act: BarAct): readonly BarAct[] => (isPossible ? [act] : []);
  return [
    canExport
      ? { name: words.exportTranscript, icon: "download", act: save }
      : { name: words.exportLater, icon: "download" },
    ...when(isEnded, { name: words.showEnd, icon: "flag", act: () => page.setState({ isEndShown: true }) }),
    ...when(canAnalyse, { name: words.analysis, icon: "curve", act: analyse }),
    ...when(canRematch, { name: words.rematch, icon: "swap", act: rematch }),
    ...when(canAsk && !listing.secrets, {
      name: words.offerTakeBack,
      icon: "undo",
      act: () => controller.talk({ do: "offer", offer: { kind: "take-back" } }),
    }),
    ...when(canAsk && hasClock, {
      name: words.offerPause,
      icon: "pause",
      act: () => page.setState({ talking: "pause" }),
    }),
    ...when(hasHolidays, {
      name: words.takeHoliday,
      icon: "clock",
      act: () => page.setState({ talking: "holiday" }),
    }),
    ...when(canAsk, {
      name: words.offerAdjudication,
      icon: "curve",
      act: () => controller.talk({ do: "offer", offer: { kind: "adjudication" } }),
    }),
    ...when(canResign, { name: words.resign, icon: "flag", act: () => page.setState({ isResigning: true }) }),
  ];
}

/** The edge of the table: where one is, who sits where, and everything that is not a move. */
export function TableBar(): JSX.Element {
  const words = useWords();
  const { controller, listing, openRule, showMoment, leaveReplay } = useTable();
  const isReplaying = useReplay().step !== undefined;
  const hasCompany = useTableState(isInCompany);
  const onReplay = (): void =>
    isReplaying ? leaveReplay() : showMoment(Math.max(1, controller.store.getState().entries));
  return (
    <header className="table-bar">
      <Link href="/" className="brand" aria-label={`${words.brand}: ${words.home}`}>
        <Icon name="home" />
        <span className="wide-only">{words.brand}</span>
      </Link>
      <h1>{listing.title}</h1>
      <Seats />
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
        {hasCompany && (
          <Suspense>
            <TableChat />
          </Suspense>
        )}
        <MoreMenu />
      </nav>
    </header>
  );
}

function Seats(): JSX.Element {
  const words = useWords();
  const table = useTableState((state) => state.table);
  const toMove = useTableState((state) => (isOver(state) ? undefined : state.standing?.question?.seat));
  return (
    <ul className="seats">
      {table?.seats.map((own) => (
        <li key={own.seat} className={own.seat === toMove ? "seat moves" : "seat"}>
          <span className="pawn" data-seat={own.seat} aria-hidden="true" />
          {own.name} {table.kind !== "import" && <small>{sitterWords(words, own)}</small>}
          <SeatClock seat={own.seat} />
        </li>
      ))}
      {table?.rated && (
        <li className="seat rated" data-testid="rated-table">
          <small>{words.rated}</small>
        </li>
      )}
    </ul>
  );
}

function MoreMenu(): JSX.Element {
  const words = useWords();
  const acts = useActs();
  const commitment = useTableState(({ table }) => table?.commitment);
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
            disabled={!act}
            onClick={() => {
              if (menu.current) menu.current.open = false;
              act?.();
            }}
          >
            <Icon name={icon} />
            {name}
          </button>
        ))}
        <CopyLink />
        {commitment !== undefined && (
          <p className="menu-seal fine" data-testid="seal" title={words.sealHint}>
            {words.seal}: <code>{commitment}</code>
          </p>
        )}
        <SettingsMenu />
      </div>
    </details>
  );
}

/** Copies the address of the table, and says whether it did. */
function CopyLink(): JSX.Element {
  const words = useWords();
  const [told, setTold] = useState<string>();
  const copy = (): void => {
    const written = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error());
    written.then(
      () => setTold(words.linkCopied),
      () => setTold(words.linkNotCopied),
    );
  };
  return (
    <>
      <button type="button" className="menu-item" data-testid="copy-link" onClick={copy}>
        <Icon name="link" />
        {words.copyLink}
      </button>
      <p className="fine menu-told" role="status" data-testid="copy-told">
        {told}
      </p>
    </>
  );
}
