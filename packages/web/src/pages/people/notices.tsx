import type { Channel, NoticeEvent, NoticeSettings, NoticeWish } from "@sandtable/protocol/notices";
import { type FormEvent, type JSX, useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { ask, send } from "../../api.ts";
import { tablePath } from "../../route.ts";
import { useSettings } from "../../settings.ts";
import { useChatWords } from "../../words/chat/index.ts";
import { Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

const EVENTS: readonly NoticeEvent[] = ["turn", "invitation", "clock", "chat", "end"];
const CHANNELS: readonly Channel[] = ["mail", "webhook"];

/** On one's own page: what one is told while one is away, and how. */
export function NoticesPaper(): JSX.Element {
  const words = useChatWords();
  const [settings, setSettings] = useState<NoticeSettings>();
  const { run, ...task } = useTask();
  const refresh = useCallback(async () => setSettings(await ask<NoticeSettings>("/api/me/notices")), []);
  useEffect(() => run(refresh), [run, refresh]);
  return (
    <Paper title={words.notices} id="notices">
      <p className="fine">{words.noticesText}</p>
      {settings && <Form settings={settings} />}
      {settings && settings.quiet.length > 0 && (
        <>
          <h3>{words.quiet}</h3>
          <ul className="person-list">
            {settings.quiet.map((table) => (
              <li key={table}>
                <Link href={tablePath(table)}>{table}</Link>
                <button
                  type="button"
                  className="button small"
                  disabled={task.isBusy}
                  onClick={() =>
                    run(async () => {
                      await send("PUT", "/api/me/notices/table", { table, isQuiet: false });
                      await refresh();
                    })
                  }
                >
                  {words.quietOff}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Trouble task={{ run, ...task }} />
    </Paper>
  );
}

function Form({ settings }: { readonly settings: NoticeSettings }): JSX.Element {
  const words = useChatWords();
  const language = useSettings((state) => state.language);
  const task = useTask();
  const [events, setEvents] = useState(settings.events);
  const [daily, setDaily] = useState(settings.daily);
  const [webhook, setWebhook] = useState(settings.webhook ?? "");
  const [kept, setKept] = useState<{ readonly secret?: string }>();
  const mayBy = (by: Channel): boolean => (by === "mail" ? settings.hasMail : webhook.trim() !== "");
  const set = (event: NoticeEvent, by: Channel, isOn: boolean): void => {
    setKept(undefined);
    const others = events[event].filter((one) => one !== by);
    setEvents({ ...events, [event]: isOn ? [...others, by] : others });
  };
  const keep = (submit: FormEvent): void => {
    submit.preventDefault();
    const address = webhook.trim();
    const wish: NoticeWish = { events, daily, webhook: address === "" ? null : address, language };
    task.run(async () => setKept(await send<{ secret?: string }>("PUT", "/api/me/notices", wish)));
  };
  return (
    <form className="person-form" onSubmit={keep} data-testid="notices">
      <table className="score-table notice-table">
        <thead>
          <tr>
            <th scope="col">{words.noticesWhat}</th>
            {CHANNELS.map((by) => (
              <th key={by} scope="col">
                {words[`by.${by}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row">{words[`notice.${event}`]}</th>
              {CHANNELS.map((by) => (
                <td key={by}>
                  <input
                    type="checkbox"
                    aria-label={words.noticeBy({ what: words[`notice.${event}`], by: words[`by.${by}`] })}
                    checked={events[event].includes(by)}
                    disabled={!mayBy(by)}
                    onChange={({ target }) => set(event, by, target.checked)}
                    data-testid={`${event}-${by}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {settings.hasMail ? (
        <label className="tick">
          <input
            type="checkbox"
            checked={daily}
            onChange={({ target }) => {
              setDaily(target.checked);
              setKept(undefined);
            }}
          />
          {words.daily}
        </label>
      ) : (
        <p className="fine">{words.noMailHere}</p>
      )}
      <label className="field">
        <span>{words.webhook}</span>
        <input
          type="text"
          inputMode="url"
          maxLength={500}
          value={webhook}
          onChange={({ target }) => {
            setWebhook(target.value);
            setKept(undefined);
          }}
          data-testid="webhook"
        />
      </label>
      <p className="fine">{words.webhookHint}</p>
      <button type="submit" className="button" disabled={task.isBusy} data-testid="notices-keep">
        {words.noticesKeep}
      </button>
      {kept && <p role="status">{words.noticesKept}</p>}
      {kept?.secret !== undefined && (
        <p>
          {words.webhookSecret} <code data-testid="webhook-secret">{kept.secret}</code>
        </p>
      )}
      <Trouble task={task} />
    </form>
  );
}
