export { winnerOf } from "./cup.ts";
export {
  FEWEST,
  type Meeting,
  MOST,
  type PlayedGame,
  type Score as MeetingScore,
  scoreOf,
  type Tournament,
  type Withdrawal,
} from "./kinds.ts";
export { isFinished, meetingsOf, openGames, roundsOf, whyNot } from "./rounds.ts";
export { type Standing, standings, TIE_BREAKS } from "./standings.ts";
