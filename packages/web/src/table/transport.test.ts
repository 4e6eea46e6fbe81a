import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backoff, RemoteTransport, type Socket } from "./transport.ts";

function wire(exists = true) {
  const sockets: (Socket & { readonly sent: string[] })[] = [];
  /** What is still to happen; nothing of what was called off. */
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
      const wait = { milliseconds, act };
      waits.push(wait);
      return () => void (waits.includes(wait) && waits.splice(waits.indexOf(wait), 1));
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

  test("comes back soon where it was sent on, and slower each time that nobody lets it in", async () => {
    const { sockets, waits } = wire();
    for (let tried = 0; tried < 4; tried++) {
      sockets[tried].onopen?.();
      if (tried === 2) sockets[tried].onmessage?.({ data: '{"say":"welcome"}' });
      sockets[tried].onclose?.({ code: 1012 });
      await settle();
      waits[tried].act();
    }
    expect(waits.slice(0, 4).map(({ milliseconds }) => milliseconds)).toEqual([125, 250, 125, 250]);
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

describe("a connection that is dead without a word", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A page whose clock is the one that is turned here. */
  function page() {
    const sockets: (Socket & { readonly sent: string[]; isClosed: boolean })[] = [];
    const states: string[] = [];
    const transport = new RemoteTransport({
      connect: () => {
        const sent: string[] = [];
        const socket = {
          onopen: null,
          onmessage: null,
          onclose: null,
          sent,
          isClosed: false,
          send: (data: string) => void sent.push(data),
          close: () => {
            socket.isClosed = true;
          },
        };
        sockets.push(socket);
        return socket;
      },
      exists: async () => true,
      after: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      random: () => 0.5,
    });
    transport.open({ frame: () => undefined, connection: (state) => states.push(state) });
    return { transport, sockets, states };
  }
  const PING = '{"do":"ping"}';
  const pong = { data: '{"say":"pong"}' };

  test("is asked whether anybody is there, and given up when nobody is", async () => {
    const { sockets, states } = page();
    sockets[0].onopen?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sockets[0].sent, states.at(-1)]).toEqual([[PING], "live"]);
    await vi.advanceTimersByTimeAsync(4000);
    expect([sockets[0].isClosed, states.at(-1)]).toEqual([true, "reconnecting"]);
    await vi.advanceTimersByTimeAsync(1000);
    sockets[1].onopen?.();
    expect(states.at(-1)).toBe("live");
  });

  test("is noticed within seconds of a choice that nobody hears", async () => {
    const { transport, sockets, states } = page();
    sockets[0].onopen?.();
    transport.send({ do: "choose", number: 1, key: "box:full" });
    await vi.advanceTimersByTimeAsync(6000);
    expect(sockets[0].sent.at(-1)).toBe(PING);
    expect(states.at(-1)).toBe("reconnecting");
  });

  test("is none as long as anything is heard, and asked at once when the network is back", async () => {
    const { transport, sockets, states } = page();
    sockets[0].onopen?.();
    for (let minute = 0; minute < 10; minute++) {
      await vi.advanceTimersByTimeAsync(10_000);
      await vi.advanceTimersByTimeAsync(3000);
      sockets[0].onmessage?.(pong);
    }
    expect(states).toEqual(["connecting", "live"]);
    expect(sockets[0].sent).toHaveLength(10);
    transport.hurry();
    expect(sockets[0].sent).toHaveLength(11);
    await vi.advanceTimersByTimeAsync(4000);
    expect(states.at(-1)).toBe("reconnecting");
  });

  test("is given up when it is never made, and is nobody's once the page has left", async () => {
    const { transport, sockets } = page();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets[0].isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    sockets[1].onopen?.();
    transport.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets[1].sent).toEqual([]);
    expect(sockets).toHaveLength(2);
  });
});
