import type { Me, MyAccount } from "@sandtable/protocol/people";
import { type JSX, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../../parts/icon.tsx";
import { Notice, Waiting } from "../../parts/notice.tsx";
import { askWhoIAm, useMe } from "../../parts/use-me.ts";
import { peoplePath } from "../../route.ts";
import { useChatWords } from "../../words/chat/index.ts";
import { useWords } from "../../words/index.ts";
import { useDay, usePeopleWords } from "../../words/people/index.ts";
import { people } from "./api.ts";
import { AvoidedPaper } from "./distance.tsx";
import { Frame, Paper, Trouble } from "./frame.tsx";
import { KeysPaper } from "./keys.tsx";
import { Leave } from "./leave.tsx";
import { NoticesPaper } from "./notices.tsx";
import { useTask } from "./use-task.ts";
import { MailPaper, WaysIn } from "./ways-in.tsx";

/** One's own account: the ways in, where one is signed in, and all that is kept. */
export function MyPage(): JSX.Element {
  const words = usePeopleWords();
  const { loading } = useWords();
  const [, go] = useLocation();
  const [hasLeft, setLeft] = useState(false);
  const me = useMe();
  const isNobody = me !== undefined && me.account === undefined && !hasLeft;
  useEffect(() => {
    if (isNobody) go(peoplePath("enter"), { replace: true });
  }, [isNobody, go]);
  if (hasLeft)
    return (
      <Notice title={words.left}>
        <p>{words.leftText}</p>
      </Notice>
    );
  if (!me?.account) return <Waiting text={loading} />;
  return <Account me={me} account={me.account} onLeft={() => setLeft(true)} />;
}

interface AccountProps {
  readonly me: Me;
  readonly account: MyAccount;
  readonly onLeft: () => void;
}

function Account({ me, account, onLeft }: AccountProps): JSX.Element {
  const words = usePeopleWords();
  const chatWords = useChatWords();
  const day = useDay();
  const [, go] = useLocation();
  const task = useTask();
  const { brought = 0 } = (history.state ?? {}) as { readonly brought?: number };
  return (
    <Frame title={words.me}>
      <section className="paper person-paper person-head">
        <p className="person-name" data-testid="my-name">
          {account.name}
        </p>
        <p className="fine">{words.since({ date: day(account.madeAt) })}</p>
        {brought > 0 && (
          <p role="status" data-testid="brought">
            {words.brought({ count: brought })}
          </p>
        )}
        <button
          type="button"
          className="button"
          disabled={task.isBusy}
          data-testid="sign-out"
          onClick={() =>
            task.run(async () => {
              await people.endSession("this");
              await askWhoIAm();
              go("/");
            })
          }
        >
          {words.signOut}
        </button>
        <Trouble task={task} />
        {account.role === "moderator" && (
          <Link href={peoplePath("moderation")} data-testid="to-moderation">
            {chatWords.moderation}
          </Link>
        )}
      </section>
      <WaysIn account={account} />
      <MailPaper account={account} mails={me.mails} />
      <NoticesPaper />
      <AvoidedPaper />
      <SessionList account={account} />
      <KeysPaper />
      <Paper title={words.data} id="data">
        <p>{words.dataText}</p>
        <p>
          <a className="button" href="/api/me/export" download="sandtable.json" data-testid="export">
            <Icon name="download" />
            {words.export}
          </a>
        </p>
      </Paper>
      <Leave onLeft={onLeft} />
    </Frame>
  );
}

function SessionList({ account }: { readonly account: MyAccount }): JSX.Element {
  const words = usePeopleWords();
  const day = useDay();
  const task = useTask();
  return (
    <Paper title={words.sessions} id="sessions">
      <ul className="person-list">
        {account.sessions.map(({ id, label, seenAt, isThis }) => (
          <li key={id}>
            <span>
              {label}
              <small>{isThis ? words.sessionThis : words.sessionSeen({ date: day(seenAt) })}</small>
            </span>
            {!isThis && (
              <button
                type="button"
                className="button small"
                disabled={task.isBusy}
                aria-label={words.sessionEndWhat({ what: label })}
                data-testid="end-session"
                onClick={() =>
                  task.run(async () => {
                    await people.endSession(id);
                    await askWhoIAm();
                  })
                }
              >
                {words.sessionEnd}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble task={task} />
    </Paper>
  );
}
