/** What the page says of clocks, and of what two people agree upon beside the game. */
export const clocksEn = {
  paceHours: (p: { hours: number; minutes: number }) =>
    `${p.hours === 1 ? "1 hour" : `${p.hours} hours`} each, and ${p.minutes === 1 ? "a minute" : `${p.minutes} minutes`} more for every turn`,
  paceDays: (p: { days: number; more: number; holidays: number }) =>
    `${p.days} days each, and ${p.more === 1 ? "a day" : `${p.more} days`} more for every turn; ${p.holidays} days of holiday a year`,
  paceOther: (p: { bank: string; bonus: string }) => `${p.bank} each, and ${p.bonus} more for every turn`,
  paceHint: "The clocks start when both have come to the table. A server that is down costs nobody his time.",
  clockDays: (p: { days: number; hours: number }) => `${p.days} d ${p.hours} h`,
  clockOf: (p: { who: string; time: string }) => `Clock of the ${p.who}: ${p.time}`,
  clockStands: "stands still",
  timeLeft: (p: { time: string }) => `${p.time} left`,
  yourTimeIsOver: "Your time is over. Go on while the other side waits: it may claim the game.",
  timeIsOver: (p: { who: string }) => `The ${p.who} are out of time. You may wait as long as you like.`,
  timeIsOverTold: (p: { who: string }) => `The ${p.who} are out of time.`,
  whatNow: "What now?",
  claimTitle: "Out of time",
  claimText: (p: { who: string }) =>
    `The ${p.who} have used up their time. Wait for them, claim the game, or have a bot go on in their place.`,
  claimGame: "Claim the game",
  claimWait: "Wait",
  claimBot: "Let the bot take over",
  claimLevel: "Level of the bot",
  offerPause: "Ask for a pause",
  offerPauseText: "How long shall the clocks stand? Whoever is to move ends the pause by moving.",
  pauseHours: (p: { hours: number }) => (p.hours === 1 ? "An hour" : `${p.hours} hours`),
  pauseDays: (p: { days: number }) => (p.days === 1 ? "A day" : `${p.days} days`),
  offerTakeBack: "Ask for my last choice back",
  offerAdjudication: "Ask the bots to judge",
  takeHoliday: "Take a holiday",
  takeHolidayText: (p: { days: number }) =>
    `Your clock stands while you are away. You have ${p.days === 1 ? "one day" : `${p.days} days`} left this year.`,
  holidayDays: "Days",
  endHoliday: "I am back",
  askFor: "Ask",
  takeIt: "Take it",
  askedPause: (p: { who: string; time: string }) => `The ${p.who} ask for a pause: ${p.time}.`,
  askedTakeBack: (p: { who: string }) =>
    `The ${p.who} ask for their last choice back, with all that came of it.`,
  askedAdjudication: (p: { who: string }) =>
    `The ${p.who} ask that the bots judge who stands better, and that this be the end.`,
  youAsked: "You have asked. Now it is the other side's to say.",
  agree: "Agree",
  decline: "Decline",
  withdraw: "Withdraw",
  pausedFor: (p: { time: string }) => `Both have agreed to a pause: the clocks stand for ${p.time}.`,
  awayFor: (p: { who: string; time: string }) => `The ${p.who} are on holiday for ${p.time}.`,
  overLate: (p: { who: string }) => `The ${p.who} were out of time.`,
  overAdjudged: (p: { chances: string }) =>
    `The bots judged: ${p.chances}. With 60 in a hundred the game is won.`,
} as const;
