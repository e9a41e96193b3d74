import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";

const METHODS = ["debug", "error", "info", "log", "trace", "warn"] as const;

let printed: string[] = [];

for (const method of METHODS) {
  console[method] = (...values: unknown[]) => {
    printed.push(`console.${method}: ${format(...values)}`);
  };
}

beforeEach(() => {
  printed = [];
});

/** What a test prints is either noise or an unread warning: both fail it. */
afterEach(() => {
  if (printed.length === 0) return;
  const lines = printed.join("\n");
  printed = [];
  throw new Error(`The test printed to the console:\n${lines}`);
});
