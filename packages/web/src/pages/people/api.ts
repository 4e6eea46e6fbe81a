import type { Entered, LobbyView, MyKey, Person } from "@sandtable/protocol/people";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { ask, send } from "../../api.ts";

type MakeOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type ShowOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** What the browser itself had no passkey for: nobody showed one, or it has none. */
export class NoPasskey extends Error {}

const shown = async <T>(passkey: Promise<T>): Promise<T> =>
  passkey.catch((error: unknown) => {
    throw new NoPasskey(String(error));
  });

const nothing = {};

/** Everything that pages about people ask of the server. */
export const people = {
  register: (name: string, password: string, bring: boolean) =>
    send<Entered>("POST", "/api/accounts", { name, password, bring }),
  signIn: (name: string, password: string, bring: boolean) =>
    send<Entered>("POST", "/api/sessions", { name, password, bring }),
  async registerByPasskey(name: string, bring: boolean): Promise<Entered> {
    const optionsJSON = await send<MakeOptions>("POST", "/api/accounts/passkey/options", { name });
    const answer = await shown(startRegistration({ optionsJSON }));
    return send("POST", "/api/accounts/passkey", { answer, bring });
  },
  async signInByPasskey(bring: boolean): Promise<Entered> {
    const optionsJSON = await send<ShowOptions>("POST", "/api/sessions/passkey/options", nothing);
    const answer = await shown(startAuthentication({ optionsJSON }));
    return send("POST", "/api/sessions/passkey", { answer, bring });
  },
  async addPasskey(): Promise<void> {
    const optionsJSON = await send<MakeOptions>("POST", "/api/me/passkeys/options", nothing);
    const answer = await shown(startRegistration({ optionsJSON }));
    await send("POST", "/api/me/passkeys", { answer });
  },
  removePasskey: (id: string) => send<object>("DELETE", `/api/me/passkeys/${id}`, nothing),
  keys: () => ask<readonly MyKey[]>("/api/me/keys"),
  newKey: (label: string, scopes: readonly string[]) =>
    send<{ readonly key: string }>("POST", "/api/me/keys", { label, scopes }),
  endKey: (id: string) => send<object>("DELETE", `/api/me/keys/${id}`, nothing),
  setPassword: (password: string) => send<object>("PUT", "/api/me/password", { password }),
  dropPassword: () => send<object>("DELETE", "/api/me/password", nothing),
  setMail: (mail: string) => send<object>("PUT", "/api/me/mail", { mail }),
  dropMail: () => send<object>("DELETE", "/api/me/mail", nothing),
  confirmMail: (secret: string) => send<object>("POST", "/api/mail", { secret }),
  endSession: (id: string) => send<object>("DELETE", `/api/sessions/${id}`, nothing),
  lobby: () => ask<LobbyView>("/api/lobby"),
  join: (table: string) => send<object>("POST", `/api/tables/${table}/lobby`, nothing),
  withdraw: (table: string) => send<object>("DELETE", `/api/tables/${table}/lobby`, nothing),
  person: (name: string) => ask<Person>(`/api/people?name=${encodeURIComponent(name)}`),
  note: (name: string, text: string) => send<object>("PUT", "/api/people/note", { name, text }),
  leave: (name: string) => send<object>("DELETE", "/api/me", { name }),
  forgotten: (who: string) => send<object>("POST", "/api/recoveries", { who }),
  recover: (secret: string, password: string) =>
    send<Entered>("POST", "/api/recoveries/password", { secret, password }),
};

/** Whether this page may ask for a passkey; a number has none. */
export const passkeys = (): "here" | "numbers" | "none" => {
  if (/^[\d.]+$|[[:]/.test(location.hostname)) return "numbers";
  return "PublicKeyCredential" in globalThis ? "here" : "none";
};
