import { type JSX, lazy, Suspense } from "react";
import { usePage, useReplay, useTable, useTableState } from "../table/context.ts";
import { isOver } from "../table/state.ts";
import { useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { HolidayDialog, PauseDialog } from "./talk-dialogs.tsx";

const RulesPanel = lazy(() => import("./rules-panel.tsx"));
const EndingDialog = lazy(() => import("./ending.tsx"));
const WhyDialog = lazy(() => import("./why.tsx"));

/** What lies over the table when somebody asks for it, or when the game is over. */
export function TableDialogs(): JSX.Element {
  const { id, page } = useTable();
  const rules = usePage((state) => state.rules);
  const asked = usePage((state) => state.asked);
  const isResigning = usePage((state) => state.isResigning);
  const talking = usePage((state) => state.talking);
  const isEnding = useIsEnding();
  return (
    <>
      {rules && (
        <Suspense>
          <RulesPanel opening={rules} onClose={() => page.setState({ rules: undefined })} />
        </Suspense>
      )}
      {isEnding && (
        <Suspense>
          <EndingDialog onClose={() => page.setState({ isEndShown: false })} />
        </Suspense>
      )}
      {asked !== undefined && (
        <Suspense>
          <WhyDialog table={id} seat={asked} onClose={() => page.setState({ asked: undefined })} />
        </Suspense>
      )}
      {isResigning && <ResignDialog />}
      {talking === "pause" && <PauseDialog onClose={() => page.setState({ talking: undefined })} />}
      {talking === "holiday" && <HolidayDialog onClose={() => page.setState({ talking: undefined })} />}
    </>
  );
}

function useIsEnding(): boolean {
  const isReplaying = useReplay().step !== undefined;
  const isShown = usePage((state) => state.isEndShown);
  const isEnded = useTableState(
    (state) => isOver(state) && !state.playback && state.table?.kind !== "import",
  );
  return isEnded && isShown && !isReplaying;
}

function ResignDialog(): JSX.Element {
  const words = useWords();
  const { controller, page } = useTable();
  const close = (): void => page.setState({ isResigning: false });
  return (
    <Dialog title={words.resign} onClose={close} className="confirm">
      <p>{words.resignSure}</p>
      <div className="buttons end">
        <button type="button" className="button" onClick={close}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button strong"
          onClick={() => {
            close();
            controller.resign();
          }}
        >
          {words.resign}
        </button>
      </div>
    </Dialog>
  );
}
