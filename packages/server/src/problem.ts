/** A request that cannot be met: what the person did, told in a sentence, with the HTTP status that says it too. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
