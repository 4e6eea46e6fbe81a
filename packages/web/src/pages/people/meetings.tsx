import type { JSX } from "react";
import { Link } from "wouter";
import { LOBBY } from "../../route.ts";
import { useWords } from "../../words/index.ts";
import { useStandingWords } from "../../words/standing/index.ts";
import { ratingsPath, TOURNAMENTS } from "../standing/paths.ts";

/** The ways between the pages where people meet. */
export function Meetings({ here }: { readonly here?: "lobby" | "ratings" | "tournaments" }): JSX.Element {
  const words = useStandingWords();
  const { lobby } = useWords();
  const ways = [
    ["lobby", LOBBY, lobby],
    ["ratings", ratingsPath(), words.ratings],
    ["tournaments", TOURNAMENTS, words.tournaments],
  ] as const;
  return (
    <nav className="meetings" aria-label={lobby}>
      {ways.map(([id, path, name]) => (
        <Link
          key={id}
          href={path}
          className="button small"
          data-testid={`to-${id}`}
          {...(id === here && { "aria-current": "page" })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
