import type { JSX } from "react";
import { Notice } from "../../parts/notice.tsx";
import { useWords } from "../../words/index.ts";
import { ProgramsPage } from "../people/programs.tsx";
import { RatingsPage } from "./ratings.tsx";
import { TournamentPage } from "./tournament.tsx";
import { TournamentsPage } from "./tournaments.tsx";

interface ClubPagesProps {
  readonly what: string;
  readonly of?: string;
}

/** Ratings, tournaments, and what programs can ask. */
export default function ClubPages({ what, of }: ClubPagesProps): JSX.Element {
  const { pageLost } = useWords();
  if (what === "ratings") return <RatingsPage {...(of !== undefined && { game: of })} />;
  if (what === "tournament" && of !== undefined) return <TournamentPage key={of} id={of} />;
  if (what === "tournaments" && of === undefined) return <TournamentsPage />;
  if (what === "programs" && of === undefined) return <ProgramsPage />;
  return <Notice title={pageLost} />;
}
