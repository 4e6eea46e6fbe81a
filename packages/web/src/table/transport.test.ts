import { describe, expect, test, vi } from "vitest";
import { backoff, RemoteTransport, type Socket } from "./transport.ts";

function wire(exists = true) {
  const sockets: (Socket & { readonly sent: string[] })[] = [];
  const waits: { readonly milliseconds: number; readonly act: () => void }[] = [];
  const states: string[] = [];
  const reasons: (string | undefined)[] = [];
  const transport = new RemoteTransport({
    connect: () => {
      const sent: string[] = [];
      const socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent,
        send: (data: string) => void sent.push(data),
        close: () => undefined,
      };
      sockets.push(socket);
      return socket;
    },
    exists: async () => exists,
    after: (milliseconds, act) => {
      waits.push({ milliseconds, act });
      return () => undefined;
    },
    random: () => 0.5,
  });
  const frame = vi.fn();
  transport.open({
    frame,
    connection: (state, why) => {
      states.push(state);
      reasons.push(why);
    },
  });
  return { transport, sockets, waits, states, reasons, frame };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the live connection", () => {
  test("sends only while it is up", () => {
    const { transport, sockets } = wire();
    expect(transport.send({ do: "catch-up", after: 0 })).toBe(false);
    sockets[0].onopen?.();
    expect(transport.send({ do: "catch-up", after: 0 })).toBe(true);
    expect(sockets[0].sent).toEqual(['{"do":"catch-up","after":0}']);
  });

  test("hands frames on", () => {
    const { sockets, frame } = wire();
    sockets[0].onmessage?.({ data: '{"say":"table"}' });
    expect(frame).toHaveBeenCalledWith({ say: "table" });
  });

  test("tells why the server has no room, and does not hurry back there", async () => {
    const { sockets, waits, reasons } = wire();
    sockets[0].onopen?.();
    sockets[0].onclose?.({ code: 1013, reason: "crowded" });
    await settle();
    expect(reasons.at(-1)).toBe("crowded");
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([15_000]);
    waits[0].act();
    sockets[1].onopen?.();
    expect(reasons.at(-1)).toBeUndefined();
  });

  test("comes back after it was lost, waiting longer each time", async () => {
    const { sockets, waits, states } = wire();
    sockets[0].onopen?.();
    sockets[0].onclose?.({ code: 1006 });
    await settle();
    waits[0].act();
    sockets[1].onclose?.({ code: 1006 });
    await settle();
    expect(states).toEqual(["connecting", "live", "reconnecting", "reconnecting"]);
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([500, 1000]);
  });

  test("gives up where there is no table", async () => {
    const { sockets, waits, states } = wire(false);
    sockets[0].onclose?.({ code: 1006 });
    await settle();
    expect(states.at(-1)).toBe("gone");
    expect(waits).toEqual([]);
  });

  test("is silent once it is closed", async () => {
    const { transport, sockets, waits } = wire();
    const { onclose } = sockets[0];
    transport.close();
    onclose?.({ code: 1000 });
    await settle();
    expect(waits).toEqual([]);
  });

  test("waits at most a quarter of a minute, give or take", () => {
    expect(backoff(0, 0)).toBe(375);
    expect(backoff(50, 1)).toBe(18_750);
  });
});
