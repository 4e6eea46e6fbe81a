import { Fragment, type JSX } from "react";
import { useTable } from "../table/context.ts";
import { ruleName, splitRules } from "../table/rules.ts";
import { useWords } from "../words/index.ts";

/** A rule number that opens the rules there. */
export function RuleLink({
  rule,
  bare = false,
}: {
  readonly rule: string;
  readonly bare?: boolean;
}): JSX.Element {
  const words = useWords();
  const { listing, openRule } = useTable();
  const title = listing.rules.find(({ number }) => number === rule)?.title;
  const number = ruleName(rule, title);
  const name =
    title === undefined || number === title ? words.rule({ number }) : words.ruleTitled({ number, title });
  return (
    <button
      type="button"
      className={bare ? "rule bare" : "rule"}
      title={name}
      aria-label={name}
      onClick={() => openRule(rule)}
    >
      {number}
    </button>
  );
}

/** A text in which every rule number and card number is a link. */
export function Linked({ text }: { readonly text: string }): JSX.Element {
  const { listing } = useTable();
  return (
    <>
      {splitRules(text, listing.rules).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
        <Fragment key={index}>{part.rule ? <RuleLink rule={part.text} bare /> : part.text}</Fragment>
      ))}
    </>
  );
}
