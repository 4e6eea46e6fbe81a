import type { Entered } from "@sandtable/protocol/people";
import { type FormEvent, type JSX, useState } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../../parts/icon.tsx";
import { askWhoIAm, useMe } from "../../parts/use-me.ts";
import { peoplePath } from "../../route.ts";
import { usePeopleWords } from "../../words/people/index.ts";
import { passkeys, people } from "./api.ts";
import { Frame, Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

/** Sign in, or get a name: by a passkey or by a password. */
export function Enter({ isNew }: { readonly isNew: boolean }): JSX.Element {
  const words = usePeopleWords();
  const me = useMe();
  const [, go] = useLocation();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [bring, setBring] = useState(true);
  const task = useTask();
  const tables = me?.guestTables ?? 0;

  const enter = (coming: () => Promise<Entered>): void =>
    task.run(async () => {
      const { brought } = await coming();
      await askWhoIAm();
      go(isNew || me?.account ? peoplePath("me") : "/", { state: { brought } });
    });
  const byPasskey = (): void =>
    enter(() => (isNew ? people.registerByPasskey(name, bring) : people.signInByPasskey(bring)));
  const byPassword = (event: FormEvent): void => {
    event.preventDefault();
    enter(() => people[isNew ? "register" : "signIn"](name, password, bring));
  };
  const supported = passkeys();
  const nameField = (
    <label className="field">
      <span>{words.name}</span>
      <input
        type="text"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={name}
        aria-describedby={isNew ? "name-hint" : undefined}
        data-testid="name"
        onChange={({ target }) => setName(target.value)}
      />
      {isNew && (
        <small id="name-hint" className="fine">
          {words.nameHint}
        </small>
      )}
    </label>
  );

  return (
    <Frame title={isNew ? words.register : words.signIn}>
      <p className="people-lead">{isNew ? words.registerLead : words.signInLead}</p>
      <form className="ways" onSubmit={byPassword}>
        {isNew && <div className="paper person-paper">{nameField}</div>}
        <div className="ways-row">
          <Paper title={words.byPasskey} id="by-passkey">
            <p>{words.byPasskeyHint}</p>
            {supported === "numbers" && <p className="fine">{words.passkeyNumbers}</p>}
            {supported === "none" && <p className="fine">{words.passkeyNone}</p>}
            <button
              type="button"
              className="button strong"
              disabled={task.isBusy || supported !== "here" || (isNew && name.trim() === "")}
              data-testid="by-passkey"
              onClick={byPasskey}
            >
              <Icon name="key" />
              {isNew ? words.passkeyRegister : words.passkeySignIn}
            </button>
          </Paper>
          <Paper title={words.byPassword} id="by-password">
            {!isNew && nameField}
            <label className="field">
              <span>{words.password}</span>
              <input
                type="password"
                required
                autoComplete={isNew ? "new-password" : "current-password"}
                maxLength={400}
                value={password}
                aria-describedby={isNew ? "password-hint" : undefined}
                data-testid="password"
                onChange={({ target }) => setPassword(target.value)}
              />
              {isNew && (
                <small id="password-hint" className="fine">
                  {words.passwordHint}
                </small>
              )}
            </label>
            <button type="submit" className="button strong" disabled={task.isBusy} data-testid="by-password">
              {isNew ? words.passwordRegister : words.passwordSignIn}
            </button>
          </Paper>
        </div>
        {tables > 0 && (
          <label className="paper person-paper tick">
            <input type="checkbox" checked={bring} onChange={({ target }) => setBring(target.checked)} />
            <span>{words.bring({ count: tables })}</span>
          </label>
        )}
        <Trouble task={task} />
      </form>
      <p className="buttons">
        <Link className="button" href={peoplePath(isNew ? "enter" : "register")} data-testid="other-way">
          {isNew ? words.toSignIn : words.toRegister}
        </Link>
        {!isNew && me?.mails && (
          <Link className="button" href={peoplePath("recover")}>
            {words.forgotten}
          </Link>
        )}
      </p>
      {me && !me.mails && <p className="people-lead">{words.noMail}</p>}
    </Frame>
  );
}
