import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Board } from "../faces/malaya-1941/board.tsx";
import { positions } from "./malaya-1941.ts";

test.each(positions())("the position $name is drawn", ({ view }) => {
  const nothing = (): void => {};
  const props = { view, choices: [], closed: [], onPlace: nothing, onLook: nothing, animate: false };
  expect(renderToStaticMarkup(createElement(Board, props))).not.toMatch(/undefined|NaN|\[object/);
});
