import { expect, it } from "vitest";
import { putBetween } from "./marks.ts";

const document = "# Bots\n\n<!-- ladder:begin -->\nold\n<!-- ladder:end -->\n\nThe end.\n";

it("text between marks is replaced, and nothing else", () => {
  const next = putBetween(document, "ladder", "| new |\n");
  expect(next).toBe("# Bots\n\n<!-- ladder:begin -->\n\n| new |\n\n<!-- ladder:end -->\n\nThe end.\n");
  expect(putBetween(next, "ladder", "| new |")).toBe(next);
});

it.each(["no marks", "<!-- ladder:end --> <!-- ladder:begin -->", "<!-- ladder:begin -->"])(
  "%j cannot take it",
  (odd) => {
    expect(() => putBetween(odd, "ladder", "")).toThrow(
      /no <!-- ladder:begin --> with a <!-- ladder:end --> after it/,
    );
  },
);
