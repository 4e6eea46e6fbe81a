import type { Place, View } from "@sandtable/protocol";
import { type JSX, useCallback, useEffect, useMemo } from "react";
import { usePage, useReplay, useTable, useTableState } from "../table/context.ts";
import { advisedChoice, openQuestion } from "../table/state.ts";
import { BoardFrame } from "./board-frame.tsx";
import { LookCard } from "./look-card.tsx";
import { PlaceMenu } from "./place-menu.tsx";
import { RefusalNote } from "./refusal.tsx";
import { RollMarks } from "./roll-marks.tsx";
import { useHand } from "./use-hand.ts";
import { useMedia } from "./use-media.ts";
import { usePointing } from "./use-pointing.ts";

const NOTHING: readonly never[] = [];

interface TableBoardProps {
  readonly view: View;
  readonly touched: readonly Place[];
}

/** The board of the game in its frame: what may be chosen glows. */
export function TableBoard({ view, touched }: TableBoardProps): JSX.Element {
  const { face, board, look } = useTable();
  const { step, isStepping } = useReplay();
  const isReplaying = step !== undefined;
  const open = useTableState(openQuestion);
  const question = isReplaying ? undefined : open;
  const looked = usePage((state) => state.looked);
  const leads = usePage((state) => state.leads) ?? NOTHING;
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const onPlace = usePointing(view);
  const advised = useAdvised();
  useHand();
  useLookGone();
  return (
    <BoardFrame
      handle={board}
      touched={touched}
      leads={leads}
      advised={isReplaying ? NOTHING : advised}
      overlay={
        <>
          <LookCard looked={looked} view={view} />
          {!isReplaying && <RefusalNote />}
          <OpenMenu />
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
        animate={!isCalm && (!isReplaying || isStepping)}
      />
      <RollMarks />
    </BoardFrame>
  );
}

/** What was looked at is done with when something is done. */
function useLookGone(): void {
  const { look } = useTable();
  const acted = useTableState(({ pending }) => pending?.number);
  useEffect(() => {
    if (acted !== undefined) look(undefined);
  }, [look, acted]);
}

/** Where a hint points. */
function useAdvised(): readonly Place[] {
  const place = useTableState((state) => (openQuestion(state) ? advisedChoice(state)?.place : undefined));
  return useMemo(() => (place ? [place] : NOTHING), [place]);
}

/** A menu belongs to the question it was opened at. */
function OpenMenu(): JSX.Element | null {
  const { page } = useTable();
  const menu = usePage((state) => state.menu);
  const number = useTableState(({ standing }) => standing?.number);
  const close = useCallback(() => page.setState({ menu: undefined }), [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is a new question.
  useEffect(close, [close, number]);
  return menu ? <PlaceMenu menu={menu} onClose={close} /> : null;
}
