import type { GameListing } from "@sandtable/protocol";
import { type JSX, useEffect, useState } from "react";
import { useStore } from "zustand";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { faceOf } from "../faces/index.ts";
import { Notice, Waiting } from "../parts/notice.tsx";
import { TableView } from "../parts/table-view.tsx";
import { remoteTable } from "../table/open.ts";
import { useWords } from "../words/index.ts";
import "../styles/table.css";
import "../styles/panels.css";

interface TablePageProps {
  readonly id: string;
  /** A moment of the past to look at. */
  readonly at?: number;
}

/** Everything a table needs before it can be shown: the connection, the game's face, and its listing. */
export default function TablePage({ id, at }: TablePageProps): JSX.Element {
  const words = useWords();
  const [{ controller, hurry }] = useState(() => remoteTable(id));
  const connection = useStore(controller.store, (state) => state.connection);
  const away = useStore(controller.store, (state) => state.away);
  const game = useStore(controller.store, (state) => state.table?.game);
  const hasView = useStore(controller.store, (state) => state.view !== undefined);
  const [listing, setListing] = useState<GameListing>();
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    controller.open();
    addEventListener("online", hurry);
    return () => {
      removeEventListener("online", hurry);
      controller.close();
    };
  }, [controller, hurry]);

  useEffect(() => {
    if (game === undefined) return;
    const face = faceOf(game);
    if (!face) return setProblem(words.faceMissing);
    Promise.all([face, api.game(game)]).then(
      ([drawn, listed]) => {
        setDrawn(drawn);
        setListing(listed);
      },
      (error: Error) => setProblem(error.message),
    );
  }, [game, words]);

  if (connection === "gone")
    return (
      <Notice title={words.tableGone}>
        <p>{words.tableGoneText}</p>
      </Notice>
    );
  if (problem !== undefined)
    return (
      <Notice
        title={words.broken}
        action={
          <button type="button" className="button strong" onClick={() => location.reload()}>
            {words.tryAgain}
          </button>
        }
      >
        <p>{problem}</p>
      </Notice>
    );
  if (!drawn || !listing || !hasView)
    return <Waiting text={away ?? (connection === "reconnecting" ? words.reconnecting : words.connecting)} />;
  return (
    <TableView
      id={id}
      {...(at !== undefined && { at })}
      controller={controller}
      drawn={drawn}
      listing={listing}
      hurry={hurry}
    />
  );
}
