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

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
