import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";
import { settingsOf } from "./settings.ts";

describe("settings", () => {
  it("name no proxy and no address by themselves", () => {
    const usual = {
      origins: [],
      proxies: [],
      watchers: { addresses: [], tokens: [] },
      logLevel: "warn",
    };
    expect(settingsOf({})).toEqual(usual);
    const empty = { SANDTABLE_ORIGIN: "", SANDTABLE_PROXY: " ", SANDTABLE_METRICS: "", SANDTABLE_LOG: " " };
    expect(settingsOf(empty)).toEqual(usual);
  });

  it("name several, and an address is what a browser calls it", () => {
    const { origins, proxies } = settingsOf({
      SANDTABLE_ORIGIN: "https://Table.example/, http://10.0.0.1:3210",
      SANDTABLE_PROXY: "127.0.0.1, 10.0.0.0/8,2001:db8::/32",
    });
    expect(origins).toEqual(["https://table.example", "http://10.0.0.1:3210"]);
    expect(proxies).toEqual(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"]);
  });

  it("let webhooks lead inside only when that is said", () => {
    expect(settingsOf({ SANDTABLE_WEBHOOKS: "anywhere" }).webhooks).toBe("anywhere");
    expect(settingsOf({ SANDTABLE_WEBHOOKS: "" }).webhooks).toBeUndefined();
    expect(() => settingsOf({ SANDTABLE_WEBHOOKS: "yes" })).toThrow(/write "anywhere"/);
  });

  it.each(["table.example", "ftp://table.example", "https://table.example/play", "https://a.example?x"])(
    "refuse %s as an address, and show how one is written",
    (text) => expect(() => settingsOf({ SANDTABLE_ORIGIN: text })).toThrow(/https:\/\/table\.example/),
  );

  it("name who may see the figures, and how much is told in the log", () => {
    const { watchers, logLevel } = settingsOf({
      SANDTABLE_METRICS: "10.0.0.7, fd00::/8, a-token-of-the-watchers",
      SANDTABLE_LOG: "info",
    });
    expect(watchers).toEqual({ addresses: ["10.0.0.7", "fd00::/8"], tokens: ["a-token-of-the-watchers"] });
    expect(logLevel).toBe("info");
    expect(() => settingsOf({ SANDTABLE_METRICS: "10.0.0.7/33" })).toThrow(/10\.0\.0\.7 or 10\.0\.0\.0\/8/);
    expect(() => settingsOf({ SANDTABLE_METRICS: "short" })).toThrow(/20 letters/);
    expect(() => settingsOf({ SANDTABLE_LOG: "loud" })).toThrow(/SANDTABLE_LOG is one of silent, /);
  });

  it("name the port of a worker", () => {
    expect(settingsOf({ SANDTABLE_WORKER_PORT: " 3290 " }).workerPort).toBe(3290);
    for (const text of ["web", "-1", "3290.5", "65536", "0x10"])
      expect(() => settingsOf({ SANDTABLE_WORKER_PORT: text })).toThrow(/no port: write it like 3290/);
  });

  it.each(["proxy", "true", "127.0.0.1/33", "127.0.0.1/0", "10.0.0.0/8/8", "10.0.0/8", "::1/129"])(
    "refuse %s as a proxy, and show how one is written",
    (text) => expect(() => settingsOf({ SANDTABLE_PROXY: text })).toThrow(/127\.0\.0\.1 or 10\.0\.0\.0\/8/),
  );

  it("name who carries letters, and from where; links in them lead to an address that is named", () => {
    const mail = {
      SANDTABLE_MAIL: "smtp://ann:secret@mail.example:587",
      SANDTABLE_MAIL_FROM: "Sandtable <table@example.org>",
      SANDTABLE_ORIGIN: "https://table.example",
    };
    expect(settingsOf(mail).mail).toEqual({
      smtp: "smtp://ann:secret@mail.example:587",
      from: "Sandtable <table@example.org>",
    });
    expect(() => settingsOf({ ...mail, SANDTABLE_ORIGIN: "" })).toThrow(/needs SANDTABLE_ORIGIN/);
    expect(() => settingsOf({ ...mail, SANDTABLE_MAIL_FROM: "" })).toThrow(/SANDTABLE_MAIL_FROM/);
    for (const address of ["mail.example", "http://mail.example", "smtp://"])
      expect(() => settingsOf({ ...mail, SANDTABLE_MAIL: address })).toThrow(/takes mail/);
  });

  it("name a database, or a file is used", () => {
    const url = "postgres://ann:secret@db.example:5432/sandtable";
    expect(settingsOf({ SANDTABLE_DATABASE: ` ${url} ` }).database).toBe(url);
    expect(settingsOf({ SANDTABLE_DATABASE: "" })).not.toHaveProperty("database");
  });

  it("name where other nodes reach this one, if that is not where it listens", () => {
    expect(settingsOf({ SANDTABLE_NODE: " http://10.0.0.7:3210/ " }).node).toBe("http://10.0.0.7:3210");
    expect(settingsOf({})).not.toHaveProperty("node");
    for (const text of ["10.0.0.7:3210", "https://node.example", "http://node.example/path", "http://a@node"])
      expect(() => settingsOf({ SANDTABLE_NODE: text })).toThrow(/http:\/\/10\.0\.0\.7:3210/);
  });

  it.each(["sandtable", "mysql://ann:secret@host/sandtable", "postgres://host", "postgres:///sandtable"])(
    "refuse %s as a database in one sentence, without the password",
    (text) => {
      const refused = (): unknown => settingsOf({ SANDTABLE_DATABASE: text });
      expect(refused).toThrow(/postgres:\/\/name:password@host:5432\/sandtable/);
      expect(refused).not.toThrow(/secret/);
    },
  );
});

describe("a network", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0db8:1::", "2001:db8:1:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is %s: whoever has one address of an IPv6 household has them all", (address, network) =>
    expect(networkOf(address)).toBe(network),
  );
});
