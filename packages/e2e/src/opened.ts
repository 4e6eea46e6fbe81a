import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { TestServer } from "./server.ts";

/** A server and a browser for all tests of a file. */
export function opened(): { readonly server: TestServer; readonly browser: Browser } {
  const server = new TestServer();
  let browser: Browser | undefined;
  beforeAll(async () => {
    await server.start();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server.end();
  });
  return {
    server,
    get browser() {
      if (!browser) throw new Error("the browser is opened before the tests");
      return browser;
    },
  };
}
