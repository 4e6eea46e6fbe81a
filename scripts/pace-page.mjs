// What `npm run pace` runs in the page. Each of these is sent there as a text: none may use anything around it.

/** Runs in the page before it: notes when a press begins, when the answer to it is painted, and what took long. */
export function watch() {
  // What would be waited for is not what is measured.
  localStorage.setItem("sandtable.settings", JSON.stringify({ dice: "quick" }));
  const seen = { answers: [], presses: [], tasks: [], frames: [], own: [] };
  /** What this command itself does in the page is not the page's. */
  const own = (act) => {
    const from = performance.now();
    const result = act();
    seen.own.push({ from, to: performance.now() });
    return result;
  };
  Object.assign(globalThis, { pace: { seen, own } });
  const asked = () => document.querySelector("[data-testid=prompt]")?.getAttribute("data-number");
  let pressed;
  for (const kind of ["pointerup", "click"])
    addEventListener(
      kind,
      ({ timeStamp }) => {
        pressed = { at: timeStamp, number: asked() };
      },
      { capture: true },
    );
  new MutationObserver(() => {
    const now = asked();
    if (pressed === undefined || now === undefined || now === pressed.number) return;
    const { at } = pressed;
    pressed = undefined;
    // What is posted out of the next frame comes after it was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.answers.push(performance.now() - at);
      port2.postMessage(0);
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-number"],
  });
  const observe = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe("event", ({ name, duration }) => name === "click" && seen.presses.push(duration), {
    durationThreshold: 16,
  });
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ at: startTime, took: duration }));
  observe("long-animation-frame", ({ startTime, duration, renderStart, styleAndLayoutStart, scripts }) =>
    seen.frames.push({
      at: startTime,
      took: duration,
      rendering: renderStart === 0 ? 0 : startTime + duration - renderStart,
      layout: styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart,
      scripts: scripts.map(({ duration: took, invoker, forcedStyleAndLayoutDuration: forced }) => ({
        took,
        invoker,
        forced,
      })),
    }),
  );
}

/** Runs in the page: what can be chosen on the board, and in the list. */
export function offered() {
  const prompt = document.querySelector("[data-testid=prompt]");
  return globalThis.pace.own(() => ({
    number: prompt?.getAttribute("data-number"),
    isOver: document.querySelector("[data-testid=ending]") !== null,

    places: [...document.querySelectorAll(".board-sheet .place.is-open[data-place]")].map(
      ({ dataset }) => dataset.place,
    ),
    keys: [...document.querySelectorAll(".choices .choice[data-testid^=choice-]:enabled")].map(
      ({ dataset }) => dataset.testid,
    ),
  }));
}

/** Runs in the page: a point where the mouse meets this place of the board, in the pile that is laid out if it lies there. */
export function pointOfPlace(place) {
  return globalThis.pace.own(() => {
    const selector = `[data-place="${CSS.escape(place)}"]`;
    const drawn = document.querySelector(`[data-fan] ${selector}`) ?? document.querySelector(selector);
    if (!drawn) return undefined;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    for (let step = 0; step < 100; step++) {
      const x = left + (width * (((step * 7) % 10) + 0.5)) / 10;
      const y = top + (height * (Math.floor(step / 10) + 0.5)) / 10;
      if (document.elementFromPoint(x, y)?.closest("[data-place]")?.getAttribute("data-place") === place)
        return { x, y };
    }
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** Runs in the page: the middle of a choice in the list, which is unfolded and scrolled to it. */
export function pointOfChoice(id) {
  return globalThis.pace.own(() => {
    const button = document.querySelector(`.choices [data-testid="${CSS.escape(id)}"]`);
    if (!button) return undefined;
    const group = button.closest("details.choice-group");
    if (group) group.open = true;
    button.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** Runs in the page: wait until another question is painted, or something is asked first; how it ended. */
export function came(before) {
  return new Promise((resolve) => {
    const until = performance.now() + 700;
    const look = () => {
      const prompt = document.querySelector("[data-testid=prompt]");
      if (document.querySelector("[data-testid=curtain]")) resolve("curtain");
      else if (prompt && prompt.getAttribute("data-number") !== before) resolve("answer");
      else if (document.querySelector("[data-testid=confirm]")?.checkVisibility()) resolve("asked");
      else if (performance.now() > until) resolve("nothing");
      else setTimeout(look, 20);
    };
    look();
  });
}

/** Runs in the page: how long a piece of work takes that is always the same; what else is measured can be seen beside it. */
export function bareWork() {
  return globalThis.pace.own(() => {
    const from = performance.now();
    let sum = 0;
    for (let at = 0; at < 2e7; at++) sum = (sum * 31 + at) | 0;
    return performance.now() - from + (sum === 1 ? 1 : 0);
  });
}

/** Runs in the page: what was measured since the last time. */
export function measured() {
  const { seen } = globalThis.pace;
  const isOwn = ({ at, took }) => seen.own.some(({ from, to }) => from < at + took && to > at);
  const told = {
    answers: seen.answers.splice(0),
    presses: seen.presses.splice(0),
    tasks: seen.tasks.splice(0).filter((task) => !isOwn(task)),
    frames: seen.frames.splice(0).filter((frame) => !isOwn(frame)),
  };
  seen.own.splice(0);
  return told;
}
