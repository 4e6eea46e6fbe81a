import { messageOf, Trouble } from "../problem.ts";
import type { Lease, Leases, Peer } from "../store/leases.ts";
import { newId } from "../tokens.ts";

/** How nodes live together, in milliseconds. */
export interface Rhythm {
  /** After so long without a sign of life the tables of a node are anybody's. */
  readonly lease: number;
  /** How often it gives one. */
  readonly renew: number;
  /** How often it looks for tables whose node is gone, and whether other nodes still answer. */
  readonly look: number;
}

export const RHYTHM: Rhythm = { lease: 6000, renew: 2000, look: 1000 };

/**
 * This process among the nodes. Once its lease has run out that node is gone for good, with all the tables it had open, and
 * the process goes on as a new one: so nobody has to find out what is still true of what was.
 */
export class Tenant {
  readonly #leases: Leases;
  readonly #rhythm: Rhythm;
  readonly #warn: (what: string) => void;
  #self: Peer;
  /** Until when it lives, by this machine's clock: from before it asked, so that it never thinks so for too long. */
  #until = 0;
  #renewing: Promise<void> | undefined;
  #hasLeft = false;
  #beat: NodeJS.Timeout | undefined;
  #end: NodeJS.Timeout | undefined;
  /** Whom to tell that everything is lost. */
  #lost: () => void = () => undefined;

  constructor(leases: Leases, address: string, rhythm: Rhythm, warn: (what: string) => void) {
    this.#leases = leases;
    this.#rhythm = rhythm;
    this.#warn = warn;
    this.#self = { id: newId(), address };
  }

  async begin(lost: () => void): Promise<void> {
    this.#lost = lost;
    await this.#leases.join(this.#self, this.#rhythm.lease);
    this.#live(performance.now());
    if (!this.#leases.isShared) return;
    this.#beat = setInterval(
      () => void this.#renew().catch((error) => this.#trouble(error)),
      this.#rhythm.renew,
    );
    this.#beat.unref();
  }

  /** Where others reach it, once that is known. */
  async moveTo(address: string): Promise<void> {
    this.#self = { ...this.#self, address };
    await this.#renew();
  }

  get isAlone(): boolean {
    return !this.#leases.isShared;
  }

  /** Open a table here; when another node has it open, that one is told. */
  async claim(table: string): Promise<Lease | Peer> {
    if (this.#hasLeft) throw new Trouble(503, "This server is closing: try again.", 1);
    if (!this.isAlone && performance.now() >= this.#until) await this.#renew();
    return this.#leases.claim(table, this.#self.id);
  }

  /** No sign of life any more: others may open at once what is open here. */
  async leave(): Promise<void> {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    clearInterval(this.#beat);
    clearTimeout(this.#end);
    await this.#leases.leave(this.#self.id);
  }

  #renew(): Promise<void> {
    this.#renewing ??= this.#renewNow().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewNow(): Promise<void> {
    const asked = performance.now();
    const { lease } = this.#rhythm;
    const lives = this.isAlone || (asked < this.#until && (await this.#leases.renew(this.#self, lease)));
    if (this.#hasLeft) return;
    if (!lives) {
      this.#lose();
      await this.#leases.leave(this.#self.id);
      this.#self = { ...this.#self, id: newId() };
      await this.#leases.join(this.#self, lease);
    }
    this.#live(asked);
  }

  #live(since: number): void {
    this.#until = since + this.#rhythm.lease;
    clearTimeout(this.#end);
    if (!this.isAlone && !this.#hasLeft)
      this.#end = setTimeout(() => this.#lose(), this.#until - performance.now()).unref();
  }

  #lose(): void {
    if (this.#until === 0) return;
    this.#until = 0;
    this.#warn("this node gave no sign of life for too long: its tables are opened anew");
    this.#lost();
  }

  #trouble(error: unknown): void {
    this.#warn(`this node could give no sign of life: ${messageOf(error)}`);
  }
}
