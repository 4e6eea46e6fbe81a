import { z } from "zod";
import { Trouble } from "../problem.ts";

/** What was sent, if it fits; otherwise a sentence that says what does not. */
export function checked<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw new Trouble(400, `This request does not fit: ${faultOf(result.error)}.`);
}

export function faultOf(error: z.ZodError): string {
  const [{ path, message }] = error.issues;
  const where = path.join(".");
  return where === "" ? message : `${where}: ${message}`;
}

const seat = z.string().min(1).max(40);

/** The part of a history that is asked for, and whose fog lies over it. */
export const Part = z.strictObject({
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  to: z.coerce.number().int().min(0).max(1_000_000).default(1_000_000),
  as: seat.optional(),
});

/** All games, or the one that is named. */
export const WhichGames = z.strictObject({ id: z.string().max(100).optional() });

/** The seat whose bot is asked for its reasons. */
export const AtSeat = z.strictObject({ seat });
