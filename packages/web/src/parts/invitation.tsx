import type { GameListing, Invitation } from "@sandtable/protocol";
import type { JSX } from "react";
import { paceWords } from "../table/clock.ts";
import { useWords } from "../words/index.ts";
import { useGameWords, valueName } from "./game-words.ts";

interface InvitationTermsProps {
  readonly invitation: Invitation;
  readonly game: GameListing;
}

/** What somebody agrees to who takes the seat. */
export function InvitationTerms({ invitation, game }: InvitationTermsProps): JSX.Element {
  const words = useWords();
  const gameWords = useGameWords(game.id);
  const terms = [
    [words.side, game.roles.find(({ seat }) => seat === invitation.seat)?.name ?? invitation.seat],
    [
      words.scenario,
      game.scenarios.find(({ id }) => id === invitation.scenario)?.title ?? invitation.scenario,
    ],
    ...game.options.map(({ id, title, values: [usual] }) => [
      title,
      valueName(gameWords, id, invitation.options[id] ?? usual),
    ]),
    [words.pace, invitation.pace ? paceWords(words, invitation.pace) : words.paceFree],
    ...(invitation.rated ? [[words.rated, words.ratedTerms]] : []),
  ];
  return (
    <>
      <p>{{ free: words.joinText, yours: words.joinYours, taken: words.joinTaken }[invitation.is]}</p>
      <dl className="terms">
        {terms.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
