import type {
  GameListing,
  Hint,
  HistoryStep,
  Standing,
  TableFrame,
  TableInfo,
  Update,
} from "@sandtable/protocol";
import { TableController } from "../table/controller.ts";
import type { Connection, Listener } from "../table/transport.ts";
import type { Moment, Played } from "./play.ts";

/** Everything a scene is made from. */
interface Setting {
  readonly played: Played;
  readonly listing: GameListing;
}

/** A table in some situation: what the server would say, and what somebody then does. */
export interface Scene {
  readonly when?: "middle" | "end";
  readonly table?: Partial<TableInfo>;
  readonly connection?: Connection;
  /** A step of the past that is looked at. */
  readonly at?: number;
  standing?(moment: Moment, setting: Setting): Partial<Standing>;
  /** What comes after the welcome. */
  later?(moment: Moment, setting: Setting): TableFrame;
  does?(controller: TableController): void;
  /** What is clicked, one after the other. */
  readonly clicks?: readonly string[];
}

const [MENU, LAST_ACT] = [".bar-tools summary", ".menu-item:last-of-type"];
const NUMBER = 2;
const DIGEST = "5e".repeat(32);

const otherSeat = ({ roles }: GameListing, { question }: Moment): string =>
  roles.find(({ seat }) => seat !== question?.seat)?.seat ?? roles[0].seat;

const updateOf = ({ view, entries }: Moment, more: Partial<Update> = {}): Update => ({
  number: NUMBER,
  act: "start",
  entries,
  events: [],
  kept: 0,
  view,
  ...more,
});

const told = ({ events, label }: HistoryStep): Pick<Update, "events" | "label"> => ({
  events,
  ...(label && { label }),
});

/** The situations of a table, by name. */
export const SCENES = {
  question: {},
  refusal: { does: (controller) => explainFirst(controller) },
  confirm: { clicks: [".choice"] },
  hint: { clicks: ['[data-testid="hint"]'] },
  rules: { clicks: ['[data-testid="open-rules"]'] },
  more: { clicks: [MENU] },
  resign: { clicks: [MENU, LAST_ACT] },
  why: {
    standing: (moment, { listing }) => ({
      reasons: [{ seat: otherSeat(listing, moment), at: moment.entries }],
    }),
    later: (moment, { listing, played }) => ({
      say: "updates",
      updates: [
        updateOf(moment, {
          number: NUMBER + 1,
          act: "choose",
          seat: otherSeat(listing, moment),
          ...told(played.history[0]),
        }),
      ],
      standing: {
        ...standingOf(moment),
        number: NUMBER + 1,
        reasons: [{ seat: otherSeat(listing, moment), at: moment.entries }],
      },
    }),
    does: (controller) => controller.skip(),
    clicks: ['[role="tab"][id$="log"]', '[data-testid="why-ask"]'],
  },
  playback: {
    later: (moment, { listing, played }) => ({
      say: "updates",
      updates: played.history.slice(0, 3).map((step, nth) =>
        updateOf(moment, {
          number: NUMBER + 1 + nth,
          act: "choose",
          seat: otherSeat(listing, moment),
          ...told(step),
        }),
      ),
      standing: { ...standingOf(moment), number: NUMBER + 3 },
    }),
  },
  thinking: {
    standing: (moment, { listing }) => ({
      question: { seat: otherSeat(listing, moment) },
      thinking: { seat: otherSeat(listing, moment), since: 2000 },
    }),
  },
  invite: { table: { invite: "/join/somebody" } },
  lesson: {
    table: { kind: "lesson" },
    standing: ({ question }, { listing }) => ({
      lesson: {
        step: 3,
        steps: 20,
        name: listing.title,
        what: rulesOf(listing),
        ...(question?.choices && { key: question.choices[0].key }),
        values: [
          { what: "a", printed: 3, found: 3 },
          { what: "b", printed: 3, found: 4 },
        ],
      },
    }),
  },
  course: {
    table: { kind: "lesson" },
    standing: ({ entries }, { listing }) => ({
      course: {
        lesson: "gallery",
        title: listing.title,
        done: 1,
        steps: 3,
        chosen: true,
        open: {
          goal: listing.title,
          why: rulesOf(listing),
          look: rulesOf(listing),
          show: [],
          since: entries,
          wrong: rulesOf(listing),
        },
      },
    }),
  },
  offline: { connection: "reconnecting" },
  replay: { at: 1 },
  ending: { when: "end", table: { commitment: DIGEST, seed: DIGEST } },
} as const satisfies Readonly<Record<string, Scene>>;

/** A text with rule numbers in it. */
const rulesOf = ({ rules }: GameListing): string =>
  rules
    .slice(0, 3)
    .map(({ number, title }) => `${title} (${number})`)
    .join(", ");

function explainFirst(controller: TableController): void {
  const closed = controller.store.getState().standing?.question?.closed?.[0];
  if (closed) controller.explain(closed);
  else controller.refuse({ reason: "nothing-here" });
}

const standingOf = ({ question, outcome, entries }: Moment): Standing => ({
  number: NUMBER,
  floor: Math.max(0, entries - 2),
  entries,
  ...(question && { question }),
  ...(outcome && { outcome }),
});

const tableOf = ({ listing }: Setting, yours: string): TableInfo => ({
  id: "gallery",
  game: listing.id,
  scenario: listing.scenarios[0].id,
  options: {},
  kind: "game",
  seats: listing.roles.map(({ seat, name }) =>
    seat === yours
      ? { seat, name, sitter: "you" }
      : { seat, name, sitter: "bot", bot: "general", seconds: 10 },
  ),
  yours: [yours],
  startedAt: "2026-01-01T00:00:00.000Z",
});

/** The moment of a scene: some way into the game, at a question with something to choose from. */
export const momentOf = (scene: Scene, { moments }: Played): Moment =>
  scene.when === "end"
    ? moments[moments.length - 1]
    : (moments.find(({ question }, nth) => nth > 2 && (question?.choices?.length ?? 0) > 2) ?? moments[0]);

/** What a bot would say to a moment: as many plans as there are choices, up to three. */
export const hintOf = ({ question }: Moment, { history }: Played): Hint => ({
  number: NUMBER,
  looks: 400,
  courses: (question?.choices ?? []).slice(0, 3).map(({ key, label }, nth) => ({
    keys: [key],
    labels: [label],
    places: [],
    expected: 0.6 - nth / 10,
    looks: 100,
    events: history.slice(nth, nth + 3).flatMap(({ events }) => events),
  })),
});

/** A controller that stands where the scene is; nothing that is sent is answered. */
export function sceneTable(scene: Scene, setting: Setting): TableController {
  const moment = momentOf(scene, setting.played);
  const yours = moment.question?.seat ?? setting.listing.roles[0].seat;
  const greet = (listener: Listener): void => {
    listener.connection("live");
    listener.frame({
      say: "welcome",
      table: { ...tableOf(setting, yours), ...scene.table },
      latest: updateOf(moment),
      standing: { ...standingOf(moment), ...scene.standing?.(moment, setting) },
    });
    if (scene.later) listener.frame(scene.later(moment, setting));
    if (scene.connection) listener.connection(scene.connection);
  };
  return new TableController({
    transport: { open: greet, send: () => true, close: () => {} },
    memory: { read: () => undefined, write: () => {} },
    // What is played back stays on its first move.
    after: () => () => {},
    pause: () => 0,
    advise: () => Promise.resolve(hintOf(moment, setting.played)),
    now: () => performance.now(),
    asksToEnd: () => true,
  });
}
