import type { MyKey } from "@sandtable/protocol/people";
import { type FormEvent, type JSX, useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { useDay } from "../../words/people/index.ts";
import { useProgramWords } from "../../words/programs.ts";
import { PROGRAMS } from "../standing/paths.ts";
import { people } from "./api.ts";
import { Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

const SCOPES = ["read", "play", "study"] as const;
type Scope = (typeof SCOPES)[number];

/** The keys of one's programs: made, shown once, and ended. */
export function KeysPaper(): JSX.Element {
  const words = useProgramWords();
  const day = useDay();
  const task = useTask();
  const { run } = task;
  const [keys, setKeys] = useState<readonly MyKey[]>();
  const [made, setMade] = useState<string>();
  const look = useCallback(async () => setKeys(await people.keys()), []);
  useEffect(() => run(look), [run, look]);
  return (
    <Paper title={words.keys} id="keys">
      <p>
        {words.keysText} <Link href={PROGRAMS}>{words.toProgrammers}</Link>
      </p>
      {keys?.length === 0 && <p>{words.keysNone}</p>}
      <ul className="person-list">
        {keys?.map(({ id, label, scopes, usedAt }) => (
          <li key={id}>
            <span>
              {label}
              <small>
                {scopes.join(", ")} · {words.keyUsed({ date: day(usedAt) })}
              </small>
            </span>
            <button
              type="button"
              className="button small"
              disabled={task.isBusy}
              aria-label={words.keyEndWhat({ what: label })}
              data-testid="end-key"
              onClick={() =>
                run(async () => {
                  await people.endKey(id);
                  await look();
                })
              }
            >
              {words.keyEnd}
            </button>
          </li>
        ))}
      </ul>
      {made !== undefined && (
        <p role="status">
          {words.keyMade} <code data-testid="key">{made}</code>
        </p>
      )}
      <NewKey
        isBusy={task.isBusy}
        onMake={(label, scopes) =>
          run(async () => {
            setMade((await people.newKey(label, scopes)).key);
            await look();
          })
        }
      />
      <Trouble task={task} />
    </Paper>
  );
}

interface NewKeyProps {
  readonly isBusy: boolean;
  readonly onMake: (label: string, scopes: readonly Scope[]) => void;
}

function NewKey({ isBusy, onMake }: NewKeyProps): JSX.Element {
  const words = useProgramWords();
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read"]);
  return (
    <form
      className="person-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onMake(label, scopes);
        setLabel("");
      }}
    >
      <label className="field">
        <span>{words.keyLabel}</span>
        <input
          type="text"
          required
          maxLength={40}
          value={label}
          data-testid="key-label"
          onChange={({ target }) => setLabel(target.value)}
        />
      </label>
      <fieldset>
        <legend>{words.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="tick">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
              }
            />
            <span>{words[`scope-${scope}`]}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="submit"
        className="button"
        disabled={isBusy || scopes.length === 0}
        data-testid="make-key"
      >
        {words.keyMake}
      </button>
    </form>
  );
}
