import type { Choice, Message, Place } from "./decision.ts";

const KEY = /^[a-z0-9][a-z0-9_:.>+-]*$/i;

/**
 * All choices a game knows, each made once. A key leads back to its choice, so a key in a transcript can be
 * read without the list it was chosen from.
 */
export class ChoiceBook {
  readonly #byKey = new Map<string, Choice>();

  define<T>(key: string, value: T, place: Place, label: Message): Choice<T> {
    if (!KEY.test(key)) throw new Error(`choice key "${key}" has a character that keys may not have`);
    if (this.#byKey.has(key)) throw new Error(`choice key "${key}" is defined twice`);
    const choice: Choice<T> = Object.freeze({
      key,
      place: Object.freeze(place),
      label: Object.freeze(label),
      value,
    });
    this.#byKey.set(key, choice);
    return choice;
  }

  find(key: string): Choice | undefined {
    return this.#byKey.get(key);
  }
}
