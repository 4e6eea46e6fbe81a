import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Trouble } from "../problem.ts";
import type { People, StoredPasskey } from "../store/people.ts";
import { newId } from "../tokens.ts";
import type { Tickets } from "./tickets.ts";

/** Where a passkey is made and shown: the address of the page. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** How long somebody may look for their key, in milliseconds. */
const PATIENCE = 5 * 60_000;
const MOST = 20;

// A large library, of which most servers need nothing until somebody comes with a passkey.
const webauthn = () => import("@simplewebauthn/server");

/** Passkeys: made, kept and compared. A challenge is good once, for some minutes, at any node. */
export class Passkeys {
  readonly #people: People;
  readonly #tickets: Tickets;
  readonly #now: () => number;

  constructor(people: People, tickets: Tickets, now: () => number) {
    this.#people = people;
    this.#tickets = tickets;
    this.#now = now;
  }

  /** What a browser makes a passkey of, for somebody of that name; `purpose` says what the answer is good for. */
  async toMake({ host }: Site, name: string, purpose: string, body: string, account?: string) {
    mustHaveName(host);
    const { generateRegistrationOptions } = await webauthn();
    const others = account === undefined ? [] : await this.#people.passkeys(account);
    if (others.length >= MOST)
      throw new Trouble(409, `An account has ${MOST} passkeys at most: remove one first.`);
    const options = await generateRegistrationOptions({
      rpName: "Sandtable",
      rpID: host,
      userName: name,
      attestationType: "none",
      timeout: PATIENCE,
      excludeCredentials: others.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await this.#tickets.keep(options.challenge, `make ${purpose}`, body, PATIENCE);
    return options;
  }

  /** The passkey that was made, and what was kept with its challenge. */
  async made(
    { origin, host }: Site,
    answer: unknown,
    purpose: string,
    label: string,
  ): Promise<{ readonly body: string; readonly passkeyOf: (account: string) => StoredPasskey }> {
    const { verifyRegistrationResponse } = await webauthn();
    let body: string | undefined;
    const response = answer as RegistrationResponseJSON;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      expectedChallenge: async (challenge) => {
        body = await this.#tickets.take(challenge, `make ${purpose}`);
        return body !== undefined;
      },
    }).catch(notAccepted);
    if (!verified || body === undefined) notAccepted();
    const { id: credential, publicKey, counter, transports = [] } = registrationInfo.credential;
    const now = this.#now();
    const passkeyOf = (account: string): StoredPasskey => ({
      id: newId(),
      credential,
      account,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
      label,
      madeAt: now,
      usedAt: now,
    });
    return { body, passkeyOf };
  }

  /** What a browser is asked to sign. It names nobody: whose passkey it is comes with the answer. */
  async toShow({ host }: Site) {
    mustHaveName(host);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: host,
      timeout: PATIENCE,
      userVerification: "required",
    });
    await this.#tickets.keep(options.challenge, "show", "", PATIENCE);
    return options;
  }

  /** The passkey that was shown. */
  async shown({ origin, host }: Site, answer: unknown): Promise<StoredPasskey> {
    const { verifyAuthenticationResponse } = await webauthn();
    const response = answer as AuthenticationResponseJSON;
    const passkey = await this.#people.passkey(response.id);
    if (!passkey)
      throw new Trouble(403, "This passkey belongs to no account here: use another one, or your password.");
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      expectedChallenge: async (challenge) => (await this.#tickets.take(challenge, "show")) !== undefined,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    }).catch(notAccepted);
    if (!verified) notAccepted();
    await this.#people.usedPasskey(passkey.id, authenticationInfo.newCounter, this.#now());
    return passkey;
  }
}

function notAccepted(error?: unknown): never {
  if (error instanceof Trouble) throw error;
  throw new Trouble(403, "This passkey was not accepted: try again.");
}

/** A passkey belongs to a name; browsers make none for an address in numbers. */
function mustHaveName(host: string): void {
  if (/^[\d.]+$|[[:]/.test(host))
    throw new Trouble(
      409,
      "A passkey needs this page to have a name: open it as localhost, or use a password.",
    );
}
