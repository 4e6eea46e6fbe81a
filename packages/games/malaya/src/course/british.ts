import { PASSES, passed, spaces, sum, turnIsOver } from "@sandtable/coin";
import { happened, type Lesson } from "@sandtable/engine";
import { ALL_SPACES, KUALA_LUMPUR, type Space } from "../board.ts";
import { cubesIn, type Malaya, SUPPORT } from "../state.ts";

const CARDS = ["M23", "M25", "M15", "M7", "M22"];

const atSupport = ({ attitude }: Malaya): number => attitude.filter((level) => level === SUPPORT).length;

/** Whether British cubes stand before a Base that hidden Guerrillas keep safe. */
const isShielded = (g: Malaya, space: Space): boolean =>
  g.bases[space] > 0 && cubesIn(g, space) > 0 && g.underground[space] > 0;

/** Political Will, and how Control moves it. */
const will: Lesson<Malaya> = {
  id: "will",
  minutes: 6,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, mcp: PASSES },
  steps: [
    {
      name: "control",
      show: spaces("trengganu", "pahang", "kelantan"),
      reached: ({ state, before }) => state.politicalWill > before.politicalWill,
      wrong: [
        { name: "pass", holds: (now) => passed(now, "british") },
        { name: "train", holds: (now) => happened(now, "operation", { operation: "train" }) },
        { name: "assault", holds: (now) => happened(now, "operation", { operation: "assault" }) },
        { name: "too-few", holds: (now) => happened(now, "move") && turnIsOver(now, "mcp") },
      ],
    },
    {
      name: "turn",
      reached: (now) => happened(now, "card"),
    },
    {
      name: "more",
      show: spaces("kelantan", "pahang", "trengganu"),
      reached: ({ state }) => state.politicalWill >= 14,
      wrong: [{ name: "waits", holds: (now) => passed(now, "british") }],
    },
  ],
};

/** The three boxes, and what they are worth on the next card. */
const card: Lesson<Malaya> = {
  id: "card",
  minutes: 7,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, mcp: ["box:full", "box:event", "box:limited", "unshaded", "pass"] },
  steps: [
    {
      name: "first",
      reached: (now) => happened(now, "eligible", { first: "british" }),
      wrong: [{ name: "rightmost", holds: (now) => happened(now, "box", { seat: "british", box: "full" }) }],
    },
    {
      name: "deny",
      reached: (now) => happened(now, "box", { seat: "british", box: "event" }),
      wrong: [
        { name: "limited", holds: (now) => happened(now, "box", { seat: "british", box: "limited" }) },
        { name: "full", holds: (now) => happened(now, "box", { seat: "british", box: "full" }) },
      ],
    },
    {
      name: "both",
      reached: (now) =>
        happened(now, "operation", { seat: "british" }) && happened(now, "special", { seat: "british" }),
      wrong: [
        { name: "limited", holds: (now) => happened(now, "operation", { seat: "british", limited: true }) },
        {
          name: "alone",
          holds: (now) => happened(now, "operation", { seat: "british" }) && turnIsOver(now, "mcp"),
        },
      ],
    },
  ],
};

/** Train, Pacify and Resettle. */
const minds: Lesson<Malaya> = {
  id: "minds",
  minutes: 7,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, mcp: PASSES },
  steps: [
    {
      name: "police",
      show: spaces("perak", "johore"),
      reached: ({ state, before }) =>
        ALL_SPACES.some(
          (space) =>
            space !== KUALA_LUMPUR && state.police[space] > before.police[space] && state.troops[space] > 0,
        ),
      wrong: [
        { name: "capital", holds: (now) => happened(now, "place", { space: "kuala_lumpur" }) },
        {
          name: "no-troops",
          holds: ({ state, before }) =>
            ALL_SPACES.some(
              (space) => state.police[space] > before.police[space] && state.troops[space] === 0,
            ),
        },
      ],
    },
    {
      name: "pacify",
      show: spaces("perak", "johore"),
      reached: ({ state, before }) => atSupport(state) > atSupport(before),
      wrong: [{ name: "missed", holds: (now) => turnIsOver(now, "mcp") }],
    },
    {
      name: "village",
      show: spaces("perak", "johore"),
      reached: ({ state, before }) => sum(state.villages) > 0 && atSupport(state) >= atSupport(before),
      wrong: [
        { name: "spoilt", holds: ({ state }) => sum(state.villages) > 0 },
        { name: "limited", holds: (now) => happened(now, "operation", { seat: "british", limited: true }) },
        { name: "missed", holds: (now) => turnIsOver(now, "mcp") },
      ],
    },
  ],
};

/** Sweep, Assault and Air Strike. */
const jungle: Lesson<Malaya> = {
  id: "jungle",
  minutes: 8,
  scenario: "standard",
  seat: "british",
  script: { chance: CARDS, mcp: PASSES },
  steps: [
    {
      name: "find",
      show: spaces("pahang", "johore", "perak"),
      reached: ({ state, before }) => sum(state.active) >= sum(before.active) + 2,
      wrong: [
        { name: "hidden", holds: (now) => happened(now, "operation", { operation: "assault" }) },
        {
          name: "too-few",
          holds: (now) => happened(now, "operation", { operation: "sweep" }) && turnIsOver(now, "mcp"),
        },
        { name: "other", holds: (now) => happened(now, "operation", { operation: "train" }) },
      ],
    },
    {
      name: "strike",
      show: spaces("pahang", "johore", "perak"),
      reached: ({ state, before }) => state.available.guerrillas >= before.available.guerrillas + 2,
      wrong: [
        {
          name: "nobody",
          holds: (now) =>
            happened(now, "select", { operation: "assault" }) &&
            now.state.available.guerrillas === now.before.available.guerrillas,
        },
      ],
    },
    {
      name: "base",
      show: spaces("pahang", "kelantan"),
      reached: ({ state }) => sum(state.bases) < 2,
      wrong: [
        {
          name: "shielded",
          holds: (now) =>
            happened(now, "operation", { operation: "assault" }) &&
            ALL_SPACES.some((space) => isShielded(now.state, space)),
        },
      ],
    },
  ],
};

export const british: readonly Lesson<Malaya>[] = [will, card, minds, jungle];
