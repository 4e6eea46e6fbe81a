import { say } from "@sandtable/engine";
import { useEffect, useRef } from "react";
import { type Replay, type TableContext, useReplay, useTable } from "../table/context.ts";
import { actOf, END_KEY, type KeyAct, type KeyContext, keysOf, ownKey } from "../table/keys.ts";
import { shownQuestion, type TableState } from "../table/state.ts";

/** What the keys act upon. */
interface KeyParts extends TableContext {
  readonly replay: Replay;
  readonly isReplaying: boolean;
}

const TYPED = /^(?:text|search|email|number|url)$/;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && TYPED.test(target.type));

const isInDialog = (): boolean => document.querySelector("dialog[open]") !== null;

/** The keys of the table, wherever the focus is. */
export function useKeys(): void {
  const table = useTable();
  const replay = useReplay();
  const parts: KeyParts = { ...table, replay, isReplaying: replay.step !== undefined };
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInDialog()) return;
      const { target } = event;
      const context: KeyContext = {
        typing: isTyping(target),
        onBoard: target instanceof Element && target.closest(".board-window") !== null,
        replaying: latest.current.isReplaying && !(target instanceof HTMLInputElement),
      };
      const act = actOf(event, context);
      const own = act ? undefined : ownKey(latest.current.face.keys ?? [], event, context);
      const { controller, replay: past, show } = latest.current;
      const view = past.step?.view ?? controller.store.getState().view;
      if (own && view !== undefined) own.act({ view, show });
      else if (!act || !perform(act, latest.current)) return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Do what a key means; false when it means nothing here. */
function perform(act: KeyAct, parts: KeyParts): boolean {
  const { controller, board, replay } = parts;
  switch (act.do) {
    case "choose":
      return chooseByPressed(String(act.digit), parts);
    case "end":
      return chooseByPressed(END_KEY, parts);
    case "filter":
      parts.filter.current?.focus();
      return parts.filter.current !== null;
    case "undo":
      if (!parts.isReplaying) controller.undo();
      return true;
    case "restart":
      if (!parts.isReplaying) controller.restart();
      return true;
    case "book":
      return chooseByKey(controller.store.getState().standing?.lesson?.key, parts);
    case "hint":
      if (!parts.isReplaying) controller.askHint();
      return true;
    case "rules":
      parts.openRule();
      return true;
    case "escape":
      return leaveTop(parts);
    case "zoom-in":
      board.current?.zoomIn();
      return true;
    case "zoom-out":
      board.current?.zoomOut();
      return true;
    case "fit":
      board.current?.fit();
      return true;
    case "pan":
      board.current?.pan(act.x, act.y);
      return true;
    case "step":
      replay.show(replay.index + act.by);
      return true;
    case "ends":
      replay.show(act.to === "first" ? 0 : Number.MAX_SAFE_INTEGER);
      return true;
  }
}

const openChoices = (state: TableState) => shownQuestion(state)?.choices ?? [];

function chooseByPressed(pressed: string, parts: KeyParts): boolean {
  const choices = openChoices(parts.controller.store.getState());
  const named = choices.map(({ key, label }) => ({ key, label: say(parts.words, label) }));
  return chooseByKey(choices[keysOf(named, parts.face.ends).indexOf(pressed)]?.key, parts);
}

function chooseByKey(key: string | undefined, { controller, isReplaying }: KeyParts): boolean {
  const choice = openChoices(controller.store.getState()).find((open) => open.key === key);
  if (!choice || isReplaying) return false;
  controller.choose(choice);
  return true;
}

/** Close what lies on top; skip the playback; come back from the past. */
function leaveTop({ controller, page, isReplaying, leaveReplay }: KeyParts): boolean {
  const { playback, refusal, advice } = controller.store.getState();
  if (page.getState().menu) page.setState({ menu: undefined });
  else if (refusal) controller.refuse(undefined);
  else if (isReplaying) leaveReplay();
  else if (playback) controller.skip();
  else if (advice) controller.dropHint();
  else return false;
  return true;
}
