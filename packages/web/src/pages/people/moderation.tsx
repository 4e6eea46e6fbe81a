import type { LineOfReport, LogLine, ModerationView, ReportShown } from "@sandtable/protocol/chat";
import { type FormEvent, type JSX, useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { chat } from "../../chat/api.ts";
import { Notice, Waiting } from "../../parts/notice.tsx";
import { personPath, tablePath } from "../../route.ts";
import { saidIn, useChatWords, useMoment } from "../../words/chat/index.ts";
import { useWords } from "../../words/index.ts";
import { Frame, Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

const LENGTHS = [
  ["day", 24],
  ["week", 7 * 24],
  ["month", 30 * 24],
] as const;

/** What was reported, and what moderators do about it. */
export function ModerationPage(): JSX.Element {
  const words = useChatWords();
  const { loading } = useWords();
  const [which, setWhich] = useState<"open" | "closed">("open");
  const [view, setView] = useState<ModerationView>();
  const [problem, setProblem] = useState<string>();
  const refresh = useCallback(async () => setView(await chat.moderation(which === "closed")), [which]);
  useEffect(() => {
    refresh().catch((error: Error) => setProblem(error.message));
  }, [refresh]);
  if (problem !== undefined)
    return (
      <Notice title={words.moderationClosed}>
        <p role="alert">{problem}</p>
      </Notice>
    );
  if (!view) return <Waiting text={loading} />;
  return (
    <Frame title={words.moderation}>
      <p className="people-lead">{words.moderationLead}</p>
      <section className="paper person-paper" aria-label={words.moderation}>
        <div className="buttons">
          {(["open", "closed"] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={one === which ? "button small strong" : "button small"}
              aria-pressed={one === which}
              onClick={() => setWhich(one)}
              data-testid={`reports-${one}`}
            >
              {words[`${one}Reports`]}
            </button>
          ))}
        </div>
        {view.reports.length === 0 && <p className="fine">{words.reportsNone}</p>}
        {view.reports.map((report) => (
          <Report key={report.id} report={report} refresh={refresh} />
        ))}
      </section>
      <Log log={view.log} />
    </Frame>
  );
}

interface ReportProps {
  readonly report: ReportShown;
  readonly refresh: () => Promise<void>;
}

function Report({ report, refresh }: ReportProps): JSX.Element {
  const words = useChatWords();
  const moment = useMoment();
  const task = useTask();
  const [hours, setHours] = useState<number>(LENGTHS[0][1]);
  const [word, setWord] = useState("");
  const { id, table, room, number, context, silentUntil } = report;
  const line = context.find((one) => one.number === number);
  const act = (doing: () => Promise<unknown>): void => task.run(() => doing().then(refresh));
  const close = (event: FormEvent): void => {
    event.preventDefault();
    act(() => chat.order({ do: "close", report: id, word }));
  };
  return (
    <article className="report" data-testid="a-report">
      <p className="fine">
        {words.reportedBy({ who: report.by ?? words.somebody, date: moment(report.at) })} · {words[room]} ·{" "}
        <Link href={tablePath(table)}>{words.atTable}</Link>
      </p>
      {report.why !== "" && <blockquote>{report.why}</blockquote>}
      <ol className="report-context">
        {context.map((one) => (
          <ContextLine key={one.number} line={one} isIt={one.number === number} />
        ))}
      </ol>
      {silentUntil !== undefined && (
        <p className="fine">{words.silentUntil({ until: moment(silentUntil) })}</p>
      )}
      {line && (
        <div className="buttons">
          <button
            type="button"
            className="button small"
            disabled={task.isBusy}
            onClick={() => act(() => chat.hide(table, { room, number }, !line.isHidden))}
            data-testid="hide"
          >
            {line.isHidden ? words.show : words.hide}
          </button>
          {silentUntil === undefined ? (
            <>
              <label className="report-length">
                <span className="fine">{words.silenceFor}</span>{" "}
                <select value={hours} onChange={({ target }) => setHours(Number(target.value))}>
                  {LENGTHS.map(([name, length]) => (
                    <option key={name} value={length}>
                      {words[name]}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="button small"
                disabled={task.isBusy}
                onClick={() => act(() => chat.order({ do: "silence", report: id, hours }))}
                data-testid="silence"
              >
                {words.silence}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="button small"
              disabled={task.isBusy}
              onClick={() => act(() => chat.order({ do: "lift", report: id }))}
              data-testid="lift"
            >
              {words.lift}
            </button>
          )}
        </div>
      )}
      {report.word === undefined ? (
        <form className="report-close" onSubmit={close}>
          <label className="field">
            <span>{words.closeWord}</span>
            <input
              type="text"
              required
              maxLength={500}
              value={word}
              onChange={({ target }) => setWord(target.value)}
              data-testid="close-word"
            />
          </label>
          <button type="submit" className="button small strong" disabled={task.isBusy} data-testid="close">
            {words.closeReport}
          </button>
        </form>
      ) : (
        <p>{words.closedWith({ word: report.word })}</p>
      )}
      <Trouble task={task} />
    </article>
  );
}

function ContextLine({ line, isIt }: { readonly line: LineOfReport; readonly isIt: boolean }): JSX.Element {
  const words = useChatWords();
  const { who, says, isHidden } = line;
  return (
    <li className={isIt ? "reported" : ""}>
      {who === undefined ? <b>{words.guest}</b> : <Link href={personPath(who)}>{who}</Link>}:{" "}
      {isIt ? <mark>{saidIn(words, says)}</mark> : saidIn(words, says)}{" "}
      {isHidden && <span className="badge">{words.isHidden}</span>}
    </li>
  );
}

function Log({ log }: { readonly log: readonly LogLine[] }): JSX.Element {
  const words = useChatWords();
  const moment = useMoment();
  const detailOf = ({ did, detail }: LogLine): string | undefined =>
    did === "silence" ? words.hours({ count: Number(detail) }) : did === "close" ? detail : undefined;
  return (
    <Paper title={words.log} id="log">
      {log.length === 0 && <p className="fine">{words.logNone}</p>}
      <ol className="person-list">
        {log.map((line) => (
          <li key={line.number}>
            <span>
              {line.moderator ?? words.somebody} {words[`did.${line.did}`]} {line.about ?? words.somebody}
              <small>
                {moment(line.at)}
                {detailOf(line) !== undefined && ` · ${detailOf(line)}`}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
