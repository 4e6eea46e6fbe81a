import type { Page, WebSocket } from "playwright-core";

/** Something that a page received. */
export interface Heard {
  /** How many choices had been sent by anybody. */
  readonly after: number;
  readonly from: string;
  readonly text: string;
}

/** Everything that the server says to one page: bodies of answers, refusals and errors among them, and frames of the live connection. */
export class Ear {
  readonly heard: Heard[] = [];
  readonly #clock: () => number;
  #pending: Promise<unknown>[] = [];

  constructor(page: Page, clock: () => number) {
    this.#clock = clock;
    page.on("response", (response) => {
      const after = clock();
      const from = response.url();
      if (response.status() === 101 || (response.status() >= 300 && response.status() < 400)) return;
      this.#pending.push(
        response.text().then(
          (text) => this.heard.push({ after, from, text }),
          // The page went on before the body came.
          () => undefined,
        ),
      );
    });
    page.on("websocket", (socket) => this.#listen(socket));
  }

  #listen(socket: WebSocket): void {
    socket.on("framereceived", ({ payload }) => {
      this.heard.push({ after: this.#clock(), from: socket.url(), text: payload.toString() });
    });
  }

  /** All that came, once every body is there. */
  async all(): Promise<readonly Heard[]> {
    await Promise.all(this.#pending);
    this.#pending = [];
    return this.heard;
  }
}
