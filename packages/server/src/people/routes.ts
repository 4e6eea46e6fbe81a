import {
  type Entered,
  Farewell,
  Forgotten,
  MailSecret,
  type Me,
  type MyAccount,
  NameAndPassword,
  Named,
  NewMail,
  NewNote,
  NewPasskey,
  NewPassword,
  PasskeyAnswer,
  PasskeyName,
  Recovered,
} from "@sandtable/protocol/people";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { checked } from "../http/body.ts";
import { dropCookie, ownToken, setCookie, tokenOf } from "../http/cookie.ts";
import { networkOf } from "../http/network.ts";
import { entering, making, thinking } from "../http/prices.ts";
import { callerOf } from "../nodes/caller.ts";
import { Trouble } from "../problem.ts";
import type { StoredAccount, StoredSession } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import { hashOf } from "../tokens.ts";
import type { Accounts, Arrival, Comer } from "./accounts.ts";
import { everythingOf } from "./export.ts";
import type { Meeting } from "./lobby.ts";
import { memberOf } from "./member.ts";
import { foldedName } from "./names.ts";
import type { Site } from "./passkeys.ts";
import { labelOf, type Sessions } from "./sessions.ts";
import { whoOf } from "./who.ts";

interface Parts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly meeting: Meeting;
}

/** Accounts over HTTP. Who may ask for what stands in the table of rights. */
export function addPeople(app: FastifyInstance, { store, accounts, sessions, meeting }: Parts): void {
  const { people } = store;

  app.get("/api/me", async (request): Promise<Me> => {
    const { token, session, account } = whoOf(request);
    const guestTables = token === undefined || account ? 0 : await people.count(hashOf(token));
    return {
      mails: accounts.mails,
      guestTables,
      ...(session && account && { account: await shownTo(session, account) }),
    };
  });

  const shownTo = async (session: StoredSession, account: StoredAccount): Promise<MyAccount> => {
    const [passkeys, all] = await Promise.all([people.passkeys(account.id), people.sessions(account.id)]);
    return {
      name: account.name,
      role: account.role,
      madeAt: dateOf(account.madeAt),
      hasPassword: account.password !== undefined,
      ...(account.mail !== undefined && { mail: account.mail }),
      passkeys: passkeys.map(({ id, label, madeAt, usedAt }) => ({
        id,
        label,
        madeAt: dateOf(madeAt),
        usedAt: dateOf(usedAt),
      })),
      sessions: all.map(({ id, label, madeAt, seenAt, hash }) => ({
        id,
        label,
        madeAt: dateOf(madeAt),
        seenAt: dateOf(seenAt),
        isThis: hash === session.hash,
      })),
    };
  };

  app.post("/api/accounts", entering, async (request, reply) =>
    entered(
      request,
      reply,
      await accounts.register(comerOf(request), checked(NameAndPassword, request.body)),
    ),
  );

  app.post("/api/accounts/passkey/options", entering, (request) =>
    accounts.toRegister(siteOf(request), checked(PasskeyName, request.body).name),
  );

  app.post("/api/accounts/passkey", entering, async (request, reply) => {
    const { answer, bring } = checked(PasskeyAnswer, request.body);
    const arrival = await accounts.registerByPasskey(comerOf(request), siteOf(request), answer, bring);
    return entered(request, reply, arrival);
  });

  app.post("/api/sessions", entering, async (request, reply) =>
    entered(request, reply, await accounts.signIn(comerOf(request), checked(NameAndPassword, request.body))),
  );

  app.post("/api/sessions/passkey/options", entering, (request) => accounts.passkeys.toShow(siteOf(request)));

  app.post("/api/sessions/passkey", entering, async (request, reply) => {
    const { answer, bring } = checked(PasskeyAnswer, request.body);
    const arrival = await accounts.signInByPasskey(comerOf(request), siteOf(request), answer, bring);
    return entered(request, reply, arrival);
  });

  app.delete<{ Params: { session: string } }>("/api/sessions/:session", async (request, reply) => {
    const { account, session } = memberOf(request);
    const id = request.params.session === "this" ? session.id : request.params.session;
    if ((await sessions.end(account.id, { id })) === 0) throw new Trouble(404, "You have no such session.");
    if (id === session.id) dropCookie(reply);
    return {};
  });

  app.get("/api/lobby", (request) => meeting.view(whoOf(request)));

  app.post<{ Params: { id: string } }>("/api/tables/:id/lobby", making, async (request, reply) => {
    const { id } = request.params;
    const { account } = whoOf(request);
    await meeting.join(id, { token: ownToken(request, reply), ...(account && { account }) });
    return { id };
  });

  app.delete<{ Params: { id: string } }>("/api/tables/:id/lobby", async (request) => {
    await meeting.withdraw(request.params.id, tokenOf(request));
    return {};
  });

  app.get("/api/people", (request) => meeting.person(checked(Named, request.query).name, whoOf(request)));

  app.put("/api/people/note", making, async (request) => {
    const { name, text } = checked(NewNote, request.body);
    await meeting.writeNote(memberOf(request).account, name, text);
    return {};
  });

  app.post("/api/recoveries", entering, async (request) => {
    await accounts.forgotten(checked(Forgotten, request.body).who, comerOf(request));
    return {};
  });

  app.post("/api/recoveries/password", entering, async (request, reply) => {
    const { secret, password } = checked(Recovered, request.body);
    return entered(request, reply, await accounts.recover(comerOf(request), secret, password));
  });

  app.post("/api/mail", entering, async (request) => {
    await accounts.confirmMail(checked(MailSecret, request.body).secret);
    return {};
  });

  app.put("/api/me/password", entering, async (request) => {
    const { account, session } = memberOf(request);
    await accounts.setPassword(account, session.hash, checked(NewPassword, request.body).password);
    return {};
  });

  app.delete("/api/me/password", entering, async (request) => {
    await accounts.dropPassword(memberOf(request).account);
    return {};
  });

  app.post("/api/me/passkeys/options", entering, (request) => {
    const { account } = memberOf(request);
    return accounts.passkeys.toMake(
      siteOf(request),
      account.name,
      `for ${account.id}`,
      account.id,
      account.id,
    );
  });

  app.post("/api/me/passkeys", entering, async (request) => {
    const { account } = memberOf(request);
    const { answer, label } = checked(NewPasskey, request.body);
    const name = label.trim() || labelOf(request.headers["user-agent"]);
    const { passkeyOf } = await accounts.passkeys.made(siteOf(request), answer, `for ${account.id}`, name);
    if (!(await people.addPasskey(passkeyOf(account.id))))
      throw new Trouble(409, "This passkey belongs to an account already.");
    return {};
  });

  app.delete<{ Params: { passkey: string } }>("/api/me/passkeys/:passkey", entering, async (request) => {
    await accounts.removePasskey(memberOf(request).account, request.params.passkey);
    return {};
  });

  app.put("/api/me/mail", entering, async (request) => {
    const { mail } = checked(NewMail, request.body);
    await accounts.proposeMail(memberOf(request).account, mail.toLowerCase(), comerOf(request));
    return {};
  });

  app.delete("/api/me/mail", async (request) => {
    await people.change(memberOf(request).account.id, { mail: null });
    return {};
  });

  app.get("/api/me/export", thinking, async (request, reply) => {
    const { account } = memberOf(request);
    return reply
      .header("content-disposition", 'attachment; filename="sandtable.json"')
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(await everythingOf(store, account), undefined, 2));
  });

  app.delete("/api/me", async (request, reply) => {
    const { account } = memberOf(request);
    const { name } = checked(Farewell, request.body);
    if (foldedName(name) !== account.folded)
      throw new Trouble(400, "That is not your name: write it once more.");
    await accounts.leave(account);
    dropCookie(reply);
    return {};
  });
}

const dateOf = (time: number): string => new Date(time).toISOString();

function entered(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, account, brought }: Arrival,
): Entered {
  setCookie(request, reply, token);
  return { name: account.name, brought };
}

const comerOf = (request: FastifyRequest): Comer => ({
  who: whoOf(request),
  network: networkOf(callerOf(request).address),
  label: labelOf(request.headers["user-agent"]),
  languages: request.headers["accept-language"],
});

/** The page that asks: its origin was found to be ours before, and only a page has one. */
function siteOf({ headers: { origin } }: FastifyRequest): Site {
  if (origin === undefined)
    throw new Trouble(400, "A passkey is shown by a browser, in the page of this server.");
  return { origin, host: new URL(origin).hostname };
}
