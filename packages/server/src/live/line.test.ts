import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import type { WebSocket } from "ws";
import { Unread } from "../fair/unread.ts";
import { Line } from "./line.ts";

/** A socket whose reader can be stopped. */
class Reader extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  sent = 0;
  isEnded = false;
  isReading = true;

  send(text: string): void {
    this.sent++;
    if (!this.isReading) this.bufferedAmount += text.length;
  }

  terminate(): void {
    this.isEnded = true;
    this.readyState = 3;
    this.emit("close");
  }
}

it("a reader that reads no more is let go, and what is told to others is not touched by it", () => {
  const keeper = { warn: () => undefined, unread: new Unread({ unreadBytes: 100_000, allUnreadBytes: 1e9 }) };
  const left: string[] = [];
  const line = (name: string) => {
    const reader = new Reader();
    const ear = { hear: async () => undefined, leave: () => void left.push(name) };
    // biome-ignore lint/suspicious/noExplicitAny: the few parts of a socket that a line uses
    return { reader, line: new Line(reader as any as WebSocket, ear, keeper) };
  };
  const [slow, quick] = [line("slow"), line("quick")];
  slow.reader.isReading = false;
  for (let i = 0; i < 200; i++) for (const { line } of [slow, quick]) line.send({ text: "x".repeat(1000) });
  expect([slow.reader.isEnded, left]).toEqual([true, ["slow"]]);
  expect([quick.reader.isEnded, quick.reader.sent]).toEqual([false, 200]);
  expect(slow.reader.sent).toBeLessThan(110);
  quick.reader.terminate();
});
