import type { GameListing, Invitation } from "@sandtable/protocol";
import { type JSX, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api.ts";
import { Icon } from "../parts/icon.tsx";
import { InvitationTerms } from "../parts/invitation.tsx";
import { Notice, Waiting } from "../parts/notice.tsx";
import { tablePath } from "../route.ts";
import { useWords } from "../words/index.ts";

interface JoinPageProps {
  readonly id: string;
  readonly secret: string;
}

/** What a link to a seat offers, and the button that takes it. Nobody sits down by opening the link. */
export default function JoinPage({ id, secret }: JoinPageProps): JSX.Element {
  const words = useWords();
  const [, go] = useLocation();
  const [told, setTold] = useState<{ invitation: Invitation; listing: GameListing }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    document.title = `${words.joinTitle} · ${words.brand}`;
    const look = async (): Promise<void> => {
      const [invitation, games] = await Promise.all([api.invitation(id, secret), api.games()]);
      const listing = games.find((game) => game.id === invitation.game);
      if (!listing) throw new Error(words.faceMissing);
      setTold({ invitation, listing });
    };
    look().catch((error: Error) => setProblem(error.message));
  }, [id, secret, words]);

  const sit = (): void => {
    setBusy(true);
    setProblem(undefined);
    api.join(id, secret).then(
      () => go(tablePath(id)),
      (error: Error) => {
        setProblem(error.message);
        setBusy(false);
      },
    );
  };

  if (!told)
    return problem === undefined ? (
      <Waiting text={words.connecting} />
    ) : (
      <Notice title={words.joinNothing}>
        <p role="alert">{problem}</p>
      </Notice>
    );
  const { invitation, listing } = told;
  const [label, act] = {
    free: [words.joinSit, sit],
    yours: [words.toTable, () => go(tablePath(id))],
    taken: [words.joinWatch, () => go(tablePath(id))],
  }[invitation.is] as [string, () => void];
  return (
    <Notice
      title={`${words.joinTitle}: ${listing.title}`}
      action={
        <button type="button" className="button strong" data-testid="join" disabled={isBusy} onClick={act}>
          <Icon name="people" />
          {label}
        </button>
      }
    >
      <InvitationTerms invitation={invitation} game={listing} />
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Notice>
  );
}
