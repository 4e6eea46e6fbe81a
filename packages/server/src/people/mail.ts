import { createTransport } from "nodemailer";
import type { Warn } from "../operating/log.ts";
import { messageOf } from "../problem.ts";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where mail is given to be carried, and whose it is. */
export interface MailSettings {
  /** smtp://name:password@host:port, or smtps:// */
  readonly smtp: string;
  readonly from: string;
}

/** Letters to people who gave an address. */
export class Post {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #warn: Warn;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor({ smtp, from }: MailSettings, warn: Warn) {
    this.#transport = createTransport(smtp);
    this.#from = from;
    this.#warn = warn;
  }

  /** Nobody waits for it: how long it takes would tell whether there is somebody to write to. */
  send(letter: Letter): void {
    const sent = this.#transport
      .sendMail({ from: this.#from, ...letter })
      .catch((error: unknown) =>
        this.#warn(`a letter could not be sent: ${withoutAddresses(messageOf(error))}`),
      )
      .finally(() => this.#underWay.delete(sent));
    this.#underWay.add(sent);
  }

  /** The same, for whoever tries again when it fails. */
  async deliver(letter: Letter): Promise<void> {
    await this.#transport.sendMail({ from: this.#from, ...letter });
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
    this.#transport.close();
  }
}

/** Servers like to say to whom it was. */
const withoutAddresses = (text: string): string => text.replace(/\S+@\S+/g, "…");
