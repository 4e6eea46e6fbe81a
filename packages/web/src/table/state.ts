import type {
  ChoiceShown,
  Hint,
  HistoryStep,
  LogEvent,
  Message,
  Place,
  Question,
  RefusalReason,
  Seat,
  Standing,
  TableInfo,
  Update,
  View,
} from "@sandtable/protocol";
import type { ChatLine } from "@sandtable/protocol/chat";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Connection } from "./transport.ts";

/** One step of the match as the page knows it: what was chosen, and what came of it. */
export interface Step {
  /** How many entries the match has after it. */
  readonly at: number;
  readonly seat?: Seat;
  readonly label?: Message;
  readonly events: readonly LogEvent[];
}

/** The moves of others being shown one by one. */
export interface Playback {
  readonly update: Update;
  /** The position before it. */
  readonly before?: View;
  /** How many were shown of how many, this one included. */
  readonly nth: number;
  readonly of: number;
  /** It stays until the viewer goes on. */
  readonly isPaused: boolean;
}

/** A choice of the viewer that was not taken, or a place that cannot be chosen. */
export interface Refusal {
  readonly reason: RefusalReason | "closed" | "nothing-here" | "cannot-carry" | "not-your-turn" | "lost";
  /** Words of the game, or of the server. */
  readonly why?: Message | string;
  readonly what?: Message | string;
  readonly rule?: string;
}

/** What was sent and is not confirmed yet. */
export interface Pending {
  readonly number: number;
  readonly act: "choose" | "undo" | "resign";
  readonly key?: string;
  readonly to?: number;
  /** Sent again after a lost connection: if it is called stale now, it had arrived the first time. */
  readonly resent?: true;
}

/** What a bot would do in the viewer's place, and how far the viewer has followed it. */
export interface Advice {
  /** The update whose question the next step of the plan answers. */
  readonly number: number;
  /** None while it is thought of. */
  readonly hint?: Hint;
  /** Why there is none. */
  readonly trouble?: string;
  /** How many answers of the best plan have been given. */
  readonly step: number;
  /** The next one is on its way. */
  readonly isTaken?: true;
}

/** Everything the components draw from. */
export interface TableState {
  readonly connection: Connection;
  /** Why there is none, in the words of the server. */
  readonly away?: string | undefined;
  readonly table?: TableInfo;
  /** Where the table stands; the view may lag behind while moves are played back. */
  readonly standing?: Standing;
  /** When that was told, by the clock of the page. */
  readonly toldAt: number;
  /** The position that is shown, and the update and number of entries it belongs to. */
  readonly view?: View;
  readonly shown: number;
  readonly entries: number;
  /** The last update shown that took something back. */
  readonly undone: number;
  readonly steps: readonly Step[];
  /** How many entries the match had when the viewer last acted, or the page was opened: what came since is news. */
  readonly acted: number;
  readonly playback?: Playback;
  /** The position before others moved; gone when the viewer acts. */
  readonly before?: View;
  readonly pending?: Pending;
  readonly refusal?: Refusal;
  /** A choice that waits for a second word: it cannot be taken back, or there is something to be said about it. */
  readonly asking?: ChoiceShown;
  readonly warning?: string;
  readonly advice?: Advice;
  /** What somebody said last. */
  readonly said?: ChatLine;
  /** The seat at the screen, where several share one. */
  readonly sitting?: Seat;
}

/** Where that is kept: read and changed by the controller and its parts, and watched by the components. */
export class TableStore {
  readonly api: StoreApi<TableState> = createStore<TableState>(() => ({
    connection: "connecting",
    toldAt: 0,
    shown: 0,
    entries: 0,
    undone: 0,
    steps: [],
    acted: 0,
  }));

  get state(): TableState {
    return this.api.getState();
  }

  change(change: { readonly [K in keyof TableState]?: TableState[K] | undefined }): void {
    this.api.setState(change as Partial<TableState>);
  }
}

/** What has happened since the viewer last acted, his own act included. */
export const stepsSince = ({ steps, acted }: Pick<TableState, "steps" | "acted">): readonly Step[] =>
  steps.filter(({ at }) => at > acted);

/** A choice of the viewer that can still be taken back, and the number of entries to go back to. */
export interface OwnChoice {
  readonly to: number;
  readonly label?: Message;
}

/** The viewer's choices of this turn, oldest first. */
export const ownChoices = ({
  steps,
  standing,
  table,
}: Pick<TableState, "steps" | "standing" | "table">): readonly OwnChoice[] =>
  standing === undefined || table === undefined
    ? []
    : steps
        .filter((step) => step.at > standing.floor && step.at <= standing.entries)
        .filter((step) => step.seat !== undefined && table.yours.includes(step.seat))
        .map((step) => ({ to: step.at - 1, ...(step.label && { label: step.label }) }));

/** Whether the viewer is asked now, and nothing stands in between. */
export const isAsked = ({ standing, table, playback, pending }: TableState): boolean =>
  !playback &&
  !pending &&
  standing?.question !== undefined &&
  table?.yours.includes(standing.question.seat) === true;

/** Whether something of this turn can be taken back. */
export const mayUndo = (state: TableState): boolean =>
  isAsked(state) && state.standing !== undefined && state.standing.entries > state.standing.floor;

/** Whether a choice leads to a die or a draw. */
export const isFinal = ({ standing }: TableState, key: string): boolean =>
  standing?.question?.final?.includes(key) === true;

/** Who would decide next after a choice, where that is not the viewer: his turn ends with it. */
export function handsOverTo(
  { standing, table }: Pick<TableState, "standing" | "table">,
  key: string,
): Seat | undefined {
  const next = standing?.question?.ends?.[key];
  return next !== undefined && table?.yours.includes(next) === false ? next : undefined;
}

/** The chance that the die to which a choice leads comes to what it must. */
export const oddsAt = ({ standing }: Pick<TableState, "standing">, key: string): number | undefined =>
  standing?.question?.odds?.[key];

/** Where a choice that lies on no place leads to. */
export const leadsOf = (
  { standing }: Pick<TableState, "standing">,
  key: string,
): readonly Place[] | undefined => standing?.question?.leads?.[key];

/** Whether what is to be known of the open question, besides its choices, has not come yet. */
export const mustLook = (state: TableState): boolean =>
  isAsked(state) && state.standing?.question?.final === undefined;

/** A standing with what was seen of its question before. */
export function withLook(standing: Standing, before: Standing | undefined): Standing {
  if (before?.number !== standing.number || !standing.question || !before.question?.final) return standing;
  const { closed, final, ends, odds, leads } = before.question;
  const seen = {
    final,
    ...(closed && { closed }),
    ...(ends && { ends }),
    ...(odds && { odds }),
    ...(leads && { leads }),
  };
  return { ...standing, question: { ...standing.question, ...seen } };
}

/** Whether a bot may be asked what to do: in a game, unless somebody else plays it too. */
export const mayAskHint = ({ table }: TableState): boolean =>
  table?.kind === "game" && table.seats.every(({ sitter }) => sitter === "you" || sitter === "bot");

/** The choice that the best plan takes at the open question. */
export function advisedChoice({ advice, standing }: TableState): ChoiceShown | undefined {
  if (!advice?.hint || advice.number !== standing?.number) return undefined;
  const key = advice.hint.courses[0]?.keys[advice.step];
  return standing.question?.choices?.find((choice) => choice.key === key);
}

/** The advice at the next question: it goes on while its plan is followed, and is put away otherwise. */
export function followed(advice: Advice | undefined, standing: Standing): Advice | undefined {
  if (!advice || advice.number === standing.number) return advice;
  const next: Advice = {
    number: standing.number,
    step: advice.step + 1,
    ...(advice.hint && { hint: advice.hint }),
  };
  const key = advice.hint?.courses[0]?.keys[next.step];
  const isListed = standing.question?.choices?.some((choice) => choice.key === key) === true;
  return advice.isTaken && isListed ? next : undefined;
}

/** The book, or the lesson, has no further step: the table stands still, and can only be played on from elsewhere. */
export const isLessonOver = ({ standing }: TableState): boolean =>
  (standing?.lesson !== undefined && standing.lesson.key === undefined) ||
  (standing?.course !== undefined && standing.course.open === undefined);

/** The question that is shown, whoever answers it: none while moves are played back. */
export const shownQuestion = (state: TableState): Question | undefined =>
  state.playback || isLessonOver(state) ? undefined : state.standing?.question;

/** The question that is shown, if it is the viewer's; also while the answer is on its way. */
export function ownQuestion(state: TableState): Question | undefined {
  const question = shownQuestion(state);
  return question && state.table?.yours.includes(question.seat) ? question : undefined;
}

/** The question that the viewer answers now. */
export const openQuestion = (state: TableState): Question | undefined =>
  state.pending ? undefined : ownQuestion(state);

export const isOver = ({ standing }: TableState): boolean => standing?.outcome !== undefined;

/** The record of a game is told when it is over; before that only to whoever sits on all sides of it. */
export const mayExport = (state: TableState): boolean =>
  isOver(state) ||
  state.table?.kind === "import" ||
  (state.table !== undefined && state.table.yours.length === state.table.seats.length);

/** A game is looked through when it is over; one that was brought along, at any time. */
export const mayAnalyse = (state: TableState): boolean =>
  state.table?.kind === "import" || (isOver(state) && state.table?.kind === "game");

const isPlayer = ({ table }: TableState): boolean => table?.kind === "game" && table.yours.length > 0;

export const mayRematch = (state: TableState): boolean => isOver(state) && isPlayer(state);

export const mayResign = (state: TableState): boolean => !isOver(state) && isPlayer(state);

/** Whether it took something back. */
export const isStepBack = ({ act }: Update): boolean => act === "undo" || act === "take-back";

/** The steps with what an update adds; an undo takes away what came after. */
export function withUpdate(steps: readonly Step[], update: Update): readonly Step[] {
  if (isStepBack(update)) return steps.filter(({ at }) => at <= update.entries);
  const { entries: at, seat, label, events } = update;
  const isChoice = update.act === "choose" || update.act === "start";
  const kept = steps.filter((step) => step.at < at || (step.at === at && !isChoice));
  return [...kept, { at, events, ...(seat !== undefined && { seat }), ...(label && { label }) }];
}

/** The whole history up to the position shown, in the place of what the page has seen of it. */
export function withHistory(
  steps: readonly Step[],
  history: readonly HistoryStep[],
  entries: number,
): readonly Step[] {
  const last = history.at(-1);
  if (!last || last.at < entries) return steps;
  const start = history[0].at === 0 ? [] : steps.filter(({ at }) => at === 0);
  return [...start, ...history.filter(({ at }) => at <= entries)];
}
