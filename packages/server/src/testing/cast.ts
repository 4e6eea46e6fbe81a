import { foldedName } from "../people/names.ts";
import type { StoredAccount } from "../store/people.ts";
import { accountToken, hashOf, newId, newSessionToken, newToken } from "../tokens.ts";
import { Browser, type openServer } from "./index.ts";

type Server = Awaited<ReturnType<typeof openServer>>;

export interface Member {
  readonly browser: Browser;
  readonly account: StoredAccount;
  /** What the owner calls the session. */
  readonly session: string;
}

let count = 0;

/** Somebody with a name who signed in at that time, without the hash that this costs otherwise. */
export async function newMember({ store, address }: Server, signedIn: number): Promise<Member> {
  const id = newToken();
  const name = `Member ${String.fromCharCode(65 + (count % 26))}${++count}x`;
  const account: StoredAccount = {
    id,
    name,
    folded: foldedName(`${name}${id}`),
    holder: hashOf(accountToken(id)),
    password: "$argon2id$v=19$m=19456,t=2,p=1$none$none",
    role: "member",
    madeAt: signedIn,
  };
  await store.people.create(account, undefined);
  const token = newSessionToken();
  const session = newId();
  const times = { madeAt: signedIn, seenAt: signedIn, provedAt: signedIn };
  await store.people.open({ hash: hashOf(token), id: session, account: id, label: "?", ...times });
  const browser = new Browser(address);
  browser.cookie = `sandtable=${token}`;
  return { browser, account, session };
}
