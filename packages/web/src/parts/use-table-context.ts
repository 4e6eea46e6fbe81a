import type { GameListing } from "@sandtable/protocol";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { api, type Made } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { nextOpponent } from "../quick-table.ts";
import { analysisPath, tablePath } from "../route.ts";
import { settings } from "../settings.ts";
import type { TableContext } from "../table/context.ts";
import type { TableController } from "../table/controller.ts";
import { isQuiet, rememberSeen } from "../table/memory.ts";
import { type BoardHandle, newPage } from "../table/page.ts";

export interface OpenTable {
  readonly id: string;
  readonly controller: TableController;
  readonly drawn: Drawn;
  readonly listing: GameListing;
}

/** A table, and all that can be done with it but playing. */
export function useTableContext({ id, controller, drawn, listing }: OpenTable): TableContext {
  const { face, words } = drawn;
  const [, go] = useLocation();
  const [page] = useState(newPage);
  const board = useRef<BoardHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  useEffect(
    () => controller.heed((key, seen) => (isQuiet(id) ? undefined : face.warns?.(key, seen))),
    [controller, face, id],
  );
  useEffect(() => face.opened?.(id), [face, id]);
  return useMemo<TableContext>(() => {
    const fail = (error: Error): void => page.setState({ trouble: error.message });
    const sitAt = (made: Promise<Made>): void => {
      made.then((next) => {
        rememberSeen(next.id, 0);
        go(tablePath(next.id));
      }, fail);
    };
    return {
      id,
      controller,
      page,
      board,
      filter,
      face,
      words,
      listing,
      openRule: (number) => page.setState({ rules: number === undefined ? {} : { at: number } }),
      look: (place) => page.setState({ looked: place, ...(place && { kept: place }) }),
      show: (place) => {
        page.setState({ looked: place, kept: place });
        board.current?.centre(place, face.at?.(place));
      },
      showMoment: (at) => go(tablePath(id, at)),
      leaveReplay: () => go(tablePath(id)),
      playOn: (at, seat) => {
        const opponent = nextOpponent(listing, controller.store.getState().table, settings().level);
        sitAt(api.branch(id, { at, seat, opponent }));
      },
      learn: (lesson) => sitAt(api.newLesson(listing.id, lesson)),
      rematch: () => sitAt(api.rematch(id)),
      analyse: () => go(analysisPath(id)),
      save: () => {
        api.transcript(id).then((text) => download(`${listing.id}-${id}.transcript`, text), fail);
      },
      askWhy: (seat) => page.setState({ asked: seat }),
    };
  }, [id, controller, page, face, words, listing, go]);
}

/** Hand a text over as a file. */
function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
