/** A request that cannot be met: what the person did, told in a sentence, with the HTTP status that says it too. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly statusCode: number;
  /** In how many seconds it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** What was asked for is open at another server, or about to be. */
export class Moved extends Trouble {
  constructor() {
    super(503, "This table goes on at another server: try again.", 1);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
