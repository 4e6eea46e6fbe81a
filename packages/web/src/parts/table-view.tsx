import type { GameListing, Place, Seat } from "@sandtable/protocol";
import { type JSX, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { hidesThings } from "../faces/index.ts";
import { nextOpponent } from "../quick-table.ts";
import { analysisPath, tablePath } from "../route.ts";
import { settings } from "../settings.ts";
import { seatName, type TableContext, TableProvider } from "../table/context.ts";
import type { TableController } from "../table/controller.ts";
import { needsCurtain } from "../table/curtain.ts";
import { isQuiet, rememberSeen } from "../table/memory.ts";
import { advisedChoice, isAsked, isLessonOver } from "../table/state.ts";
import { touchedPlaces } from "../table/touched.ts";
import { useWords } from "../words/index.ts";
import { BoardFrame, type BoardHandle } from "./board-frame.tsx";
import { Confirm } from "./confirm.tsx";
import { Curtain } from "./curtain.tsx";
import { Dialog } from "./dialog.tsx";
import { LookCard } from "./look-card.tsx";
import { PlaceMenu, type PlaceMenuAt } from "./place-menu.tsx";
import { RefusalNote } from "./refusal.tsx";
import type { RulesOpening } from "./rules-panel.tsx";
import { Side } from "./side.tsx";
import { type BarAct, TableBar } from "./table-bar.tsx";
import { useKeys } from "./use-keys.ts";
import { useMedia } from "./use-media.ts";
import { useReplay } from "./use-replay.ts";

const ReplayBar = lazy(() => import("./replay-bar.tsx"));
const RulesPanel = lazy(() => import("./rules-panel.tsx"));
const EndingDialog = lazy(() => import("./ending.tsx"));
const WhyDialog = lazy(() => import("./why.tsx"));

const NOTHING: readonly never[] = [];

interface TableViewProps {
  readonly id: string;
  readonly at?: number;
  readonly controller: TableController;
  readonly drawn: Drawn;
  readonly listing: GameListing;
  readonly hurry: () => void;
}

/** The table: the board, what is asked, and everything at hand around it. */
export function TableView({ id, at, controller, drawn, listing, hurry }: TableViewProps): JSX.Element {
  const words = useWords();
  const { face, words: gameWords } = drawn;
  const [, go] = useLocation();
  const state = useStore(controller.store);
  const { table, standing, playback, connection, sitting } = state;
  const [looked, setLooked] = useState<Place>();
  /** What was looked at last stays readable in its panel. */
  const [kept, setKept] = useState<Place>();
  const [menu, setMenu] = useState<PlaceMenuAt>();
  const [rules, setRules] = useState<RulesOpening>();
  const [isEndShown, setEndShown] = useState(true);
  const [isResigning, setResigning] = useState(false);
  const [asked, setAsked] = useState<Seat>();
  const [trouble, setTrouble] = useState<string>();
  const board = useRef<BoardHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const replay = useReplay(id, at, controller, setTrouble);

  const { openRule, look, show, showMoment } = useMemo(
    () => ({
      openRule: (number?: string): void => setRules(number === undefined ? {} : { at: number }),
      look: (place: Place | undefined): void => {
        setLooked(place);
        if (place) setKept(place);
      },
      show: (place: Place): void => {
        setLooked(place);
        setKept(place);
        board.current?.centre(place, face.at?.(place));
      },
      showMoment: (moment: number): void => go(tablePath(id, moment)),
    }),
    [face, go, id],
  );
  const sitAt = useCallback(
    (made: Promise<{ readonly id: string }>): void => {
      made.then(
        (next) => {
          rememberSeen(next.id, 0);
          go(tablePath(next.id));
        },
        (error: Error) => setTrouble(error.message),
      );
    },
    [go],
  );
  const playOn = useCallback(
    (from: number, seat: Seat): void =>
      sitAt(
        api.branch(id, {
          at: from,
          seat,
          opponent: nextOpponent(listing, controller.store.getState().table, settings().level),
        }),
      ),
    [id, listing, controller, sitAt],
  );
  const context = useMemo<TableContext>(
    () => ({
      controller,
      face,
      words: gameWords,
      listing,
      openRule,
      look,
      show,
      showMoment,
      playOn,
      askWhy: setAsked,
    }),
    [controller, face, gameWords, listing, openRule, look, show, showMoment, playOn],
  );

  useEffect(
    () => controller.heed((key, seen) => (isQuiet(id) ? undefined : face.warns?.(key, seen))),
    [controller, face, id],
  );

  const isReplaying = replay.step !== undefined;
  const view = replay.step?.view ?? state.view;
  const isDone = isLessonOver(state);
  const isOpen = !isReplaying && !isDone && isAsked(state);
  const question = isOpen ? standing?.question : undefined;
  const touched = useMemo(
    () => (playback ? NOTHING : touchedPlaces(face, state.before, state.view)),
    [face, playback, state.before, state.view],
  );
  const hinted = isOpen ? advisedChoice(state)?.place : undefined;
  const advised = useMemo(() => (hinted ? [hinted] : NOTHING), [hinted]);
  const title = useCallback(
    (place: Place): string => (view === undefined ? "" : (face.describe(place, view)?.title ?? "")),
    [face, view],
  );
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const onPlace = useCallback(
    (place: Place) => {
      look(place);
      if (isReplaying || isDone) return;
      const pointed = controller.point(place);
      if (pointed.is === "several" && board.current)
        setMenu({ title: title(place), choices: pointed.choices, ...board.current.lastPoint() });
    },
    [controller, isReplaying, isDone, title, look],
  );
  // What the board glows with must not change while nothing is asked anew.
  const number = standing?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu belongs to the question it was opened at.
  useEffect(() => setMenu(undefined), [number]);
  useEffect(() => {
    const isYours = question !== undefined;
    document.title = `${isYours ? "● " : ""}${listing.title} · ${words.brand}`;
  }, [question, listing, words]);

  const leaveReplay = useCallback(() => go(tablePath(id)), [go, id]);
  useKeys({
    controller,
    words: gameWords,
    face,
    view,
    show,
    board,
    filter,
    replay,
    isReplaying,
    isMenuOpen: menu !== undefined,
    closeMenu,
    openRule,
    leaveReplay,
  });

  if (!table || view === undefined) return <main id="content" />;

  const rematch = (): void => sitAt(api.rematch(id));
  const save = (): void => {
    api.transcript(id).then(
      (text) => download(`${table.game}-${id}.transcript`, text),
      (error: Error) => setTrouble(error.message),
    );
  };
  const isOver = standing?.outcome !== undefined;
  const mayAnalyse = table.kind === "import" || (isOver && table.kind === "game");
  const analyse = mayAnalyse ? (): void => go(analysisPath(id)) : undefined;
  const mayRematch = isOver && table.kind === "game" && table.yours.length > 0;
  const acts: BarAct[] = [
    { name: words.exportTranscript, icon: "download", act: save },
    {
      name: words.copyLink,
      icon: "link",
      act: () => void navigator.clipboard?.writeText(location.href),
    },
    ...(isOver ? [{ name: words.showEnd, icon: "flag", act: () => setEndShown(true) } as const] : []),
    ...(analyse ? [{ name: words.analysis, icon: "curve", act: analyse } as const] : []),
    ...(mayRematch ? [{ name: words.rematch, icon: "swap", act: rematch } as const] : []),
    ...(!isOver && table.kind === "game" && table.yours.length > 0
      ? [{ name: words.resign, icon: "flag", act: () => setResigning(true) } as const]
      : []),
  ];
  const next = standing?.question?.seat;
  const isCurtained = !isReplaying && needsCurtain(hidesThings(table.game), table.yours, sitting, next);

  return (
    <TableProvider value={context}>
      <div className={`table-page${isReplaying ? " replaying" : ""}`}>
        <TableBar
          table={table}
          toMove={isOver ? undefined : next}
          acts={acts}
          onReplay={() => (isReplaying ? leaveReplay() : showMoment(Math.max(1, state.entries)))}
        />
        {connection !== "live" && (
          <div className="banner" role="status" data-testid="offline">
            {words.reconnecting}{" "}
            <button type="button" className="rule" onClick={hurry}>
              {words.reconnectNow}
            </button>
          </div>
        )}
        {trouble !== undefined && (
          <div className="banner" role="alert">
            {trouble}{" "}
            <button type="button" className="rule" onClick={() => setTrouble(undefined)}>
              {words.dismiss}
            </button>
          </div>
        )}
        {isCurtained && next !== undefined ? (
          <Curtain who={seatName(listing, next)} onLift={() => controller.sit(next)} />
        ) : (
          <main id="content" className="table-main">
            <BoardFrame
              handle={board}
              touched={isReplaying ? NOTHING : touched}
              advised={advised}
              overlay={
                <>
                  <LookCard looked={looked} view={view} />
                  {!isReplaying && <RefusalNote />}
                  {menu && <PlaceMenu menu={menu} onClose={closeMenu} />}
                </>
              }
            >
              <face.Board
                view={view}
                choices={question?.choices ?? NOTHING}
                closed={question?.closed ?? NOTHING}
                onPlace={onPlace}
                onLook={look}
                looked={looked}
                animate={!isCalm && (!isReplaying || replay.isStepping)}
              />
            </BoardFrame>
            <Side
              view={view}
              looked={looked ?? kept}
              touched={isReplaying ? NOTHING : touched}
              filter={filter}
              onPlace={onPlace}
              replay={
                replay.step && replay.steps ? (
                  <Suspense>
                    <ReplayBar
                      steps={replay.steps}
                      index={replay.index}
                      onIndex={replay.show}
                      onLeave={table.kind === "import" ? undefined : leaveReplay}
                      onPlayOn={playOn}
                      onAnalyse={analyse}
                    />
                  </Suspense>
                ) : undefined
              }
            />
          </main>
        )}
      </div>
      <Confirm />
      {rules && (
        <Suspense>
          <RulesPanel opening={rules} onClose={() => setRules(undefined)} />
        </Suspense>
      )}
      {isOver && isEndShown && !isReplaying && !playback && table.kind !== "import" && (
        <Suspense>
          <EndingDialog
            onClose={() => setEndShown(false)}
            onReplay={() => showMoment(1)}
            onRematch={mayRematch ? rematch : undefined}
            onExport={save}
            onAnalyse={analyse}
          />
        </Suspense>
      )}
      {asked !== undefined && (
        <Suspense>
          <WhyDialog table={id} seat={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {isResigning && (
        <Dialog title={words.resign} onClose={() => setResigning(false)} className="confirm">
          <p>{words.resignSure}</p>
          <div className="buttons end">
            <button type="button" className="button" onClick={() => setResigning(false)}>
              {words.cancel}
            </button>
            <button
              type="button"
              className="button strong"
              onClick={() => {
                setResigning(false);
                controller.resign();
              }}
            >
              {words.resign}
            </button>
          </div>
        </Dialog>
      )}
    </TableProvider>
  );
}

/** Hand a text over as a file. */
function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
