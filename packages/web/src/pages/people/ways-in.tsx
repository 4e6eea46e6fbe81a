import type { MyAccount } from "@sandtable/protocol/people";
import { type FormEvent, type JSX, useState } from "react";
import { Icon } from "../../parts/icon.tsx";
import { askWhoIAm } from "../../parts/use-me.ts";
import { useDay, usePeopleWords } from "../../words/people/index.ts";
import { passkeys, people } from "./api.ts";
import { Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

/** Passkeys and the password of an account. */
export function WaysIn({ account }: { readonly account: MyAccount }): JSX.Element {
  const words = usePeopleWords();
  const day = useDay();
  const task = useTask();
  const [password, setPassword] = useState("");
  const [done, setDone] = useState<string>();
  const supported = passkeys();
  const act = (work: () => Promise<unknown>, told?: string): void => {
    setDone(undefined);
    task.run(async () => {
      await work();
      await askWhoIAm();
      setDone(told);
    });
  };
  const change = (event: FormEvent): void => {
    event.preventDefault();
    act(async () => {
      await people.setPassword(password);
      setPassword("");
    }, words.passwordChanged);
  };
  return (
    <Paper title={words.waysIn} id="ways-in">
      <h3>{words.passkeys}</h3>
      {account.passkeys.length === 0 && <p>{words.passkeysNone}</p>}
      <ul className="person-list">
        {account.passkeys.map(({ id, label, usedAt }) => (
          <li key={id}>
            <span>
              {label}
              <small>{words.passkeyUsed({ date: day(usedAt) })}</small>
            </span>
            <button
              type="button"
              className="button small"
              disabled={task.isBusy}
              aria-label={words.removeWhat({ what: label })}
              onClick={() => act(() => people.removePasskey(id))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {supported === "numbers" && <p className="fine">{words.passkeyNumbers}</p>}
      <p>
        <button
          type="button"
          className="button"
          disabled={task.isBusy || supported !== "here"}
          data-testid="add-passkey"
          onClick={() => act(() => people.addPasskey())}
        >
          <Icon name="key" />
          {words.passkeyAdd}
        </button>
      </p>
      <h3>{words.password}</h3>
      <form onSubmit={change} className="person-form">
        {/* Who keeps passwords for others wants to know whose it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={account.name} />
        <label className="field">
          <span>{words.passwordNew}</span>
          <input
            type="password"
            required
            autoComplete="new-password"
            maxLength={400}
            value={password}
            aria-describedby="new-password-hint"
            onChange={({ target }) => setPassword(target.value)}
          />
          <small id="new-password-hint" className="fine">
            {words.passwordHint}
          </small>
        </label>
        <div className="buttons">
          <button type="submit" className="button" disabled={task.isBusy}>
            {account.hasPassword ? words.passwordChange : words.passwordSet}
          </button>
          {account.hasPassword && (
            <button
              type="button"
              className="button"
              disabled={task.isBusy}
              onClick={() => act(() => people.dropPassword(), words.passwordDropped)}
            >
              {words.passwordDrop}
            </button>
          )}
        </div>
      </form>
      {done !== undefined && <p role="status">{done}</p>}
      <Trouble task={task} />
    </Paper>
  );
}

interface MailPaperProps {
  readonly account: MyAccount;
  readonly mails: boolean;
}

/** The address by which a lost way in is found again. */
export function MailPaper({ account, mails }: MailPaperProps): JSX.Element {
  const words = usePeopleWords();
  const task = useTask();
  const [mail, setMail] = useState("");
  const [isSent, setSent] = useState(false);
  return (
    <Paper title={words.mail} id="mail">
      <p>{account.mail ?? words.mailNone}</p>
      {account.mail !== undefined && (
        <p>
          <button
            type="button"
            className="button"
            disabled={task.isBusy}
            onClick={() =>
              task.run(async () => {
                await people.dropMail();
                await askWhoIAm();
              })
            }
          >
            {words.mailRemove}
          </button>
        </p>
      )}
      {mails ? (
        <form
          className="person-form"
          onSubmit={(event) => {
            event.preventDefault();
            task.run(async () => {
              await people.setMail(mail);
              setSent(true);
            });
          }}
        >
          <label className="field">
            <span>{words.mailAddress}</span>
            <input
              type="email"
              required
              autoComplete="email"
              maxLength={200}
              value={mail}
              aria-describedby="mail-hint"
              onChange={({ target }) => setMail(target.value)}
            />
            <small id="mail-hint" className="fine">
              {words.mailHint}
            </small>
          </label>
          <button type="submit" className="button" disabled={task.isBusy}>
            {words.mailSave}
          </button>
        </form>
      ) : (
        <p className="fine">{words.noMail}</p>
      )}
      {isSent && <p role="status">{words.mailSent}</p>}
      <Trouble task={task} />
    </Paper>
  );
}
