import type { Place } from "@sandtable/protocol";
import { type JSX, useEffect, useMemo } from "react";
import {
  ReplayProvider,
  seatName,
  TableProvider,
  usePage,
  useReplay,
  useTable,
  useTableState,
  useView,
} from "../table/context.ts";
import { needsCurtain } from "../table/curtain.ts";
import { openQuestion } from "../table/state.ts";
import { touchedPlaces } from "../table/touched.ts";
import { useWords } from "../words/index.ts";
import { Aside } from "./aside.tsx";
import { Confirm } from "./confirm.tsx";
import { Curtain } from "./curtain.tsx";
import { TableBar } from "./table-bar.tsx";
import { TableBoard } from "./table-board.tsx";
import { TableDialogs } from "./table-dialogs.tsx";
import { TalkBanner } from "./talk-banner.tsx";
import { useKeys } from "./use-keys.ts";
import { useHistory } from "./use-replay.ts";
import { type OpenTable, useTableContext } from "./use-table-context.ts";

interface TableViewProps extends OpenTable {
  /** A moment of the past to look at. */
  readonly at?: number;
  readonly hurry: () => void;
}

/** The table: the board, what is asked, and everything at hand around it. */
export function TableView({ at, hurry, ...open }: TableViewProps): JSX.Element {
  const context = useTableContext(open);
  const replay = useHistory(at, context);
  return (
    <TableProvider value={context}>
      <ReplayProvider value={replay}>
        <WholeTable hurry={hurry} />
      </ReplayProvider>
    </TableProvider>
  );
}

function WholeTable({ hurry }: { readonly hurry: () => void }): JSX.Element {
  const isReplaying = useReplay().step !== undefined;
  useTitle();
  useKeys();
  return (
    <>
      <div className={`table-page${isReplaying ? " replaying" : ""}`}>
        <TableBar />
        <Banners hurry={hurry} />
        <TalkBanner />
        <BehindCurtain />
      </div>
      <Confirm />
      <TableDialogs />
    </>
  );
}

/** The name of the game in the title of the window, with a mark when the viewer is asked. */
function useTitle(): void {
  const words = useWords();
  const { title } = useTable().listing;
  const isReplaying = useReplay().step !== undefined;
  const isYours = useTableState((state) => openQuestion(state) !== undefined) && !isReplaying;
  useEffect(() => {
    document.title = `${isYours ? "● " : ""}${title} · ${words.brand}`;
  }, [isYours, title, words]);
}

/** A lost connection, and anything else that did not work. */
function Banners({ hurry }: { readonly hurry: () => void }): JSX.Element {
  const words = useWords();
  const { page } = useTable();
  const isLive = useTableState(({ connection }) => connection === "live");
  const away = useTableState((state) => state.away);
  const trouble = usePage((state) => state.trouble);
  return (
    <>
      {!isLive && (
        <div className="banner" role="status" data-testid="offline">
          {away ?? words.reconnecting}{" "}
          <button type="button" className="rule" onClick={hurry}>
            {words.reconnectNow}
          </button>
        </div>
      )}
      {trouble !== undefined && (
        <div className="banner" role="alert">
          {trouble}{" "}
          <button type="button" className="rule" onClick={() => page.setState({ trouble: undefined })}>
            {words.dismiss}
          </button>
        </div>
      )}
    </>
  );
}

/** Board and side, once whoever is next has come to the screen. Whoever learns plays both sides, and is shown both. */
function BehindCurtain(): JSX.Element {
  const { controller, listing } = useTable();
  const isReplaying = useReplay().step !== undefined;
  const next = useTableState(({ standing }) => standing?.question?.seat);
  const isCurtained = useTableState(({ table, sitting }) =>
    table && table.kind !== "lesson" ? needsCurtain(listing.secrets, table.yours, sitting, next) : false,
  );
  return isCurtained && !isReplaying && next !== undefined ? (
    <Curtain who={seatName(listing, next)} onLift={() => controller.sit(next)} />
  ) : (
    <BoardAndSide />
  );
}

function BoardAndSide(): JSX.Element {
  const view = useView();
  const touched = useTouched();
  return (
    <main id="content" className="table-main">
      {view !== undefined && (
        <>
          <TableBoard view={view} touched={touched} />
          <Aside view={view} touched={touched} />
        </>
      )}
    </main>
  );
}

/** The places that others changed, until the viewer acts; of a step that is shown by itself, those that it changed. */
function useTouched(): readonly Place[] {
  const { face } = useTable();
  const { step, steps, index } = useReplay();
  const since = useTableState((state) => state.before);
  const shown = useTableState((state) => state.view);
  const playback = useTableState((state) => state.playback);
  const past = step && steps?.[index - 1]?.view;
  const before = step ? past : playback ? playback.before : since;
  const view = step ? step.view : shown;
  return useMemo(() => touchedPlaces(face, before, view), [face, before, view]);
}
