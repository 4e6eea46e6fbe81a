import { type JSX, useState } from "react";
import { useLocation } from "wouter";
import { Notice } from "../../parts/notice.tsx";
import { askWhoIAm } from "../../parts/use-me.ts";
import { peoplePath } from "../../route.ts";
import { usePeopleWords } from "../../words/people/index.ts";
import { people } from "./api.ts";
import { Frame, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

/** Somebody has forgotten the way in, and tells who they are. */
export function Forgotten(): JSX.Element {
  const words = usePeopleWords();
  const task = useTask();
  const [who, setWho] = useState("");
  const [isSent, setSent] = useState(false);
  return (
    <Frame title={words.recover}>
      <form
        className="paper person-paper person-form"
        onSubmit={(event) => {
          event.preventDefault();
          task.run(async () => {
            await people.forgotten(who);
            setSent(true);
          });
        }}
      >
        <p>{words.recoverText}</p>
        <label className="field">
          <span>{words.recoverWho}</span>
          <input
            type="text"
            required
            autoComplete="username"
            maxLength={200}
            value={who}
            onChange={({ target }) => setWho(target.value)}
          />
        </label>
        <button type="submit" className="button strong" disabled={task.isBusy}>
          {words.recoverSend}
        </button>
        {isSent && <p role="status">{words.recoverSent}</p>}
        <Trouble task={task} />
      </form>
    </Frame>
  );
}

/** To where the link of the letter leads: a new password. */
export function Recover({ secret }: { readonly secret: string }): JSX.Element {
  const words = usePeopleWords();
  const task = useTask();
  const [, go] = useLocation();
  const [password, setPassword] = useState("");
  return (
    <Frame title={words.recoverSet}>
      <form
        className="paper person-paper person-form"
        onSubmit={(event) => {
          event.preventDefault();
          task.run(async () => {
            await people.recover(secret, password);
            await askWhoIAm();
            go(peoplePath("me"));
          });
        }}
      >
        <p>{words.recoverSetText}</p>
        <label className="field">
          <span>{words.passwordNew}</span>
          <input
            type="password"
            required
            autoComplete="new-password"
            maxLength={400}
            value={password}
            aria-describedby="recover-hint"
            data-testid="password"
            onChange={({ target }) => setPassword(target.value)}
          />
          <small id="recover-hint" className="fine">
            {words.passwordHint}
          </small>
        </label>
        <button type="submit" className="button strong" disabled={task.isBusy} data-testid="recover">
          {words.recoverSetDo}
        </button>
        <Trouble task={task} />
      </form>
    </Frame>
  );
}

/** To where the link of the other letter leads. A button, since programs that show where links lead open them too. */
export function ConfirmMail({ secret }: { readonly secret: string }): JSX.Element {
  const words = usePeopleWords();
  const task = useTask();
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <Notice title={words.mailConfirmed}>
        <p>{words.mailConfirmedText}</p>
      </Notice>
    );
  return (
    <Notice
      title={words.mailConfirm}
      action={
        <button
          type="button"
          className="button strong"
          disabled={task.isBusy}
          data-testid="confirm-mail"
          onClick={() =>
            task.run(async () => {
              await people.confirmMail(secret);
              setDone(true);
            })
          }
        >
          {words.mailConfirm}
        </button>
      }
    >
      <p>{words.mailConfirmText}</p>
      <Trouble task={task} />
    </Notice>
  );
}
