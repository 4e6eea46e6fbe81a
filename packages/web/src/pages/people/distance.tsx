import type { Avoided, Distance } from "@sandtable/protocol/chat";
import { type JSX, useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { chat } from "../../chat/api.ts";
import { personPath } from "../../route.ts";
import { useChatWords } from "../../words/chat/index.ts";
import { Paper, Trouble } from "./frame.tsx";
import { type Task, useTask } from "./use-task.ts";

/** Whom one has muted or blocked, and how that is changed. */
function useAvoided(): {
  readonly avoided: readonly Avoided[] | undefined;
  readonly task: Task;
  readonly set: (whom: { readonly name: string } | { readonly id: string }, how: Distance) => void;
} {
  const task = useTask();
  const [avoided, setAvoided] = useState<readonly Avoided[]>();
  const refresh = useCallback(async () => setAvoided(await chat.avoided()), []);
  const { run } = task;
  useEffect(() => run(refresh), [run, refresh]);
  return {
    avoided,
    task,
    set: (whom, how) =>
      run(async () => {
        await chat.avoid(whom, how);
        await refresh();
      }),
  };
}

/** On one's own page: everybody one keeps away from. */
export function AvoidedPaper(): JSX.Element {
  const words = useChatWords();
  const { avoided, task, set } = useAvoided();
  return (
    <Paper title={words.avoided} id="avoided">
      {avoided?.length === 0 && <p className="fine">{words.avoidedNone}</p>}
      <ul className="person-list">
        {avoided?.map(({ id, name, how }) => (
          <li key={id}>
            <span>
              {name === undefined ? words.guest : <Link href={personPath(name)}>{name}</Link>}
              <small>{how === "block" ? words.isBlocked : words.isMuted}</small>
            </span>
            <button
              type="button"
              className="button small"
              disabled={task.isBusy}
              aria-label={words.avoidWhat({ who: name ?? words.guest })}
              onClick={() => set({ id }, "none")}
              data-testid="avoid-none"
            >
              {words.avoidNone}
            </button>
          </li>
        ))}
      </ul>
      <Trouble task={task} />
    </Paper>
  );
}

/** On the page of somebody else: how near one lets them. */
export function DistancePaper({ name }: { readonly name: string }): JSX.Element {
  const words = useChatWords();
  const { avoided, task, set } = useAvoided();
  const how = avoided?.find((one) => one.name === name)?.how;
  const button = (to: Distance, text: string): JSX.Element => (
    <button
      type="button"
      className="button"
      disabled={task.isBusy || !avoided}
      onClick={() => set({ name }, to)}
      data-testid={`avoid-${to}`}
    >
      {text}
    </button>
  );
  return (
    <Paper title={words.distance} id="distance">
      <p className="fine">{words.distanceText}</p>
      {how !== undefined && <p role="status">{how === "block" ? words.isBlocked : words.isMuted}</p>}
      <div className="buttons">
        {how !== "mute" && button("mute", words.avoidMute)}
        {how !== "block" && button("block", words.avoidBlock)}
        {how !== undefined && button("none", words.avoidNone)}
      </div>
      <Trouble task={task} />
    </Paper>
  );
}
