import type { About, Message } from "./decision.ts";

/** Parameters by message key: what a catalogue in any language must be able to say. */
export type Vocabulary = Record<string, Record<string, unknown>>;

/** One language: for every key a sentence, made from its parameters. A missing key fails the build. */
export type Catalogue<V extends Vocabulary> = {
  readonly [K in keyof V]: string | ((parameters: V[K]) => string);
};

/** The questions a vocabulary has prompts for: `prompt.<kind>` with the subject as its parameters. */
export type AboutIn<V> = {
  [K in keyof V]: K extends `prompt.${infer Kind}` ? { readonly kind: Kind } & V[K] : never;
}[keyof V];

/** The message that asks a question. */
export const promptOf = ({ kind, ...subject }: About): Message => ({ ...subject, key: `prompt.${kind}` });

/** A catalogue whose keys are not known to the compiler: what clients hold. */
export type AnyCatalogue = Readonly<Record<string, string | ((parameters: never) => string)>>;

/** The message in the catalogue's language. An unknown key is shown as itself, never as nothing. */
export function say(catalogue: AnyCatalogue, message: Message): string {
  const words = catalogue[message.key];
  if (words === undefined) return `[${message.key}]`;
  return typeof words === "string" ? words : (words as (parameters: Message) => string)(message);
}

/** A change with its sign, and a true minus; nothing is "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** Words as the beginning of a sentence. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
