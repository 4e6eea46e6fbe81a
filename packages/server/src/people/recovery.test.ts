import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, openServer } from "../testing/index.ts";
import { Mailbox } from "../testing/mailbox.ts";

const PASSWORD = "four words of mine";
const origin = "http://127.0.0.1";

let box: Mailbox;
let server: Awaited<ReturnType<typeof openServer>>;
let time: number;
beforeEach(async () => {
  time = Date.UTC(2026, 0, 1);
  box = await Mailbox.open();
  server = await openServer({
    now: () => time,
    origins: [origin],
    mail: { smtp: box.address, from: "Sandtable <table@example.org>" },
  });
});
afterEach(async () => {
  await server.close();
  box.close();
});

const secretIn = (letter: string): string => /people\/(?:mail|recover)\/([\w-]{43})/.exec(letter)![1];

async function ann(): Promise<Browser> {
  const browser = server.browser();
  await browser.post("/api/accounts", { name: "Ann", password: PASSWORD });
  return browser;
}

/** Ann with an address that she has proved to be hers. */
async function annWithMail(): Promise<Browser> {
  const browser = await ann();
  await browser.ask("PUT", "/api/me/mail", { mail: "Ann@example.org" });
  await box.until(1);
  expect((await browser.post("/api/mail", { secret: secretIn(box.letters[0]) })).status).toBe(200);
  return browser;
}

const forgotten = (who: string) => server.browser().post("/api/recoveries", { who });

describe("an address", () => {
  it("counts once its link was followed, by whoever reads the letter, and once", async () => {
    const browser = await ann();
    expect((await browser.ask("PUT", "/api/me/mail", { mail: "ann@example.org" })).status).toBe(200);
    await box.until(1);
    expect(box.letters[0]).toContain("To: ann@example.org");
    expect((await browser.get("/api/me")).body.account.mail).toBeUndefined();
    const secret = secretIn(box.letters[0]);
    // The letter may be read on a telephone that is not signed in.
    expect((await server.browser().post("/api/mail", { secret })).status).toBe(200);
    expect((await browser.get("/api/me")).body.account.mail).toBe("ann@example.org");
    expect((await server.browser().post("/api/mail", { secret })).status).toBe(403);
  });

  it("of somebody else is refused when the link is followed", async () => {
    await annWithMail();
    const bob = server.browser();
    await bob.post("/api/accounts", { name: "Bob", password: PASSWORD });
    await bob.ask("PUT", "/api/me/mail", { mail: "ann@example.org" });
    await box.until(2);
    expect((await bob.post("/api/mail", { secret: secretIn(box.letters[1]) })).status).toBe(409);
  });
});

describe("whoever has forgotten the way in", () => {
  it.each(["Ann", "ann@example.org", "ANN@EXAMPLE.ORG"])("is written to when %s is named", async (who) => {
    const browser = await annWithMail();
    expect((await forgotten(who)).status).toBe(200);
    await box.until(2);
    expect(box.letters[1]).toContain(`${origin}/people/recover/`);
    const secret = secretIn(box.letters[1]);
    const other = server.browser();
    const wish = { secret, password: "another four words" };
    expect((await other.post("/api/recoveries/password", wish)).body).toEqual({ name: "Ann", brought: 0 });
    expect((await other.get("/api/me")).body.account.name).toBe("Ann");
    // Everybody else has to show the new one, and the link is used up.
    expect((await browser.get("/api/me")).body.account).toBeUndefined();
    expect((await server.browser().post("/api/recoveries/password", wish)).status).toBe(403);
  });

  it("cannot learn by it who has an account, and is written to nowhere else", async () => {
    await annWithMail();
    const answers = [await forgotten("Ann"), await forgotten("Zoe"), await forgotten("zoe@example.org")];
    await box.until(2);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(box.letters).toHaveLength(2);
  });

  it("comes too late after an hour, and a link of another kind is none", async () => {
    const browser = await annWithMail();
    await forgotten("Ann");
    await box.until(2);
    const secret = secretIn(box.letters[1]);
    expect((await browser.post("/api/mail", { secret })).status).toBe(403);
    time += 61 * 60_000;
    const wish = { secret, password: "another four words" };
    expect((await server.browser().post("/api/recoveries/password", wish)).status).toBe(403);
  });
});

it("a server that writes no mail says so", async () => {
  const silent = await openServer();
  const browser = silent.browser();
  await browser.post("/api/accounts", { name: "Ann", password: PASSWORD });
  expect((await browser.get("/api/me")).body.mails).toBe(false);
  for (const { status, body } of [
    await browser.ask("PUT", "/api/me/mail", { mail: "ann@example.org" }),
    await silent.browser().post("/api/recoveries", { who: "Ann" }),
  ])
    expect([status, body.error]).toEqual([409, expect.stringMatching(/no recovery by mail/)]);
  await silent.close();
});
