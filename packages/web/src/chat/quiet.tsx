import type { NoticeSettings } from "@sandtable/protocol/notices";
import { type JSX, useEffect, useState } from "react";
import { ask, send } from "../api.ts";
import { useTable, useTableState } from "../table/context.ts";
import { useChatWords } from "../words/chat/index.ts";

/** Whether one is told of this table while one is away: for who sits here, has a name, and is told of anything. */
export function Quiet(): JSX.Element | null {
  const words = useChatWords();
  const { id } = useTable();
  const isPlayer = useTableState(({ table }) => (table?.yours.length ?? 0) > 0);
  const [isQuiet, setQuiet] = useState<boolean>();
  useEffect(() => {
    if (!isPlayer) return;
    ask<NoticeSettings>("/api/me/notices").then(
      ({ events, quiet }) => {
        if (Object.values(events).some((by) => by.length > 0)) setQuiet(quiet.includes(id));
      },
      // Guests are told of nothing.
      () => undefined,
    );
  }, [id, isPlayer]);
  if (isQuiet === undefined) return null;
  return (
    <label className="tick chat-quiet">
      <input
        type="checkbox"
        checked={isQuiet}
        onChange={({ target }) => {
          setQuiet(target.checked);
          send("PUT", "/api/me/notices/table", { table: id, isQuiet: target.checked }).catch(() =>
            setQuiet(!target.checked),
          );
        }}
        data-testid="quiet-table"
      />
      {words.quietThis}
    </label>
  );
}
