import type { RatingShown } from "@sandtable/protocol/people";
import type { JSX } from "react";
import { useStandingWords } from "../../words/standing/index.ts";

/** A rating, with a question mark where too little is known of it. */
export function Figure({ rated: { rating, deviation, isProvisional } }: { rated: RatingShown }): JSX.Element {
  const words = useStandingWords();
  return (
    <>
      {rating}
      {isProvisional && "?"} <small>{words.sure({ deviation })}</small>
    </>
  );
}
