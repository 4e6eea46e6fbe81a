import { type About, type ChanceSource, outcomeAt, totalWeight } from "@sandtable/engine";

/**
 * The luck of a look. What is thrown or drawn for the same thing, for the same time, falls the same way whatever
 * happened before it: two plans that meet one fate differ by what they do, not by whose dice came first.
 */
export function fate(seed: number): ChanceSource {
  const asked = new Map<number, number>();
  return {
    answer(question) {
      const subject = subjectOf(question.rule, question.about);
      const times = asked.get(subject) ?? 0;
      asked.set(subject, times + 1);
      const ticket = mixed(subject, mixed(seed | 0, times)) / 0x100000000;
      return outcomeAt(question, Math.floor(ticket * totalWeight(question)));
    },
  };
}

/** What a question to chance is about, with its rule; the kind by the name of its prompt, as it always was spelled. */
function subjectOf(rule: string, about: About): number {
  let subject = spelled(0, rule);
  for (const name in about)
    subject = spelled(subject, name === "kind" ? `prompt.${about.kind}` : String(about[name]));
  return subject;
}

function spelled(so: number, text: string): number {
  let far = so;
  for (let at = 0; at < text.length; at++) far = Math.imul(far ^ text.charCodeAt(at), 0x01000193);
  return Math.imul(far ^ 0x2f, 0x01000193) >>> 0;
}

/** Two numbers made into one that shows nothing of either: the finish of MurmurHash3. */
function mixed(one: number, other: number): number {
  let bits = Math.imul(one ^ Math.imul(other, 0xcc9e2d51), 0x1b873593);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
