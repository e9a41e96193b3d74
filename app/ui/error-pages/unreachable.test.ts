import { expect, it } from "vitest";
import { isUnreachable } from "./unreachable.tsx";

it("tells a server that does not answer from a fault of the page", () => {
  const text = [
    "Failed to fetch",
    "network error",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
  ];
  for (const words of text) expect(isUnreachable(new TypeError(words))).toBe(true);
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
  expect(isUnreachable(new Error("Failed to fetch"))).toBe(false);
});
