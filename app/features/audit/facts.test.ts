import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import { listFacts } from "./facts.ts";

test("facts are in the reader's words: euro in place of cents, dates, no ids", () => {
  const details = { number: 1042, total: 123_456, refundId: "0192-x", until: "2026-11-23T02:30:00.000Z" };
  expect(listFacts(details, "en")).toEqual(["no. 1042", "total €1,234.56", "until 23 November 2026, 02:30"]);
  expect(listFacts({ fields: ["name", "price"], published: true, sample: null }, "ga")).toEqual([
    "réimsí name, price",
    "foilsithe tá",
  ]);
  expect(listFacts({ hasIrish: false, before: { a: 1 } }, "en")).toEqual(["has irish no"]);
});

test("every action that the program writes down has a sentence", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const actions = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    if (!/addAuditEntry|noteAccountChange|transitionOrder/.test(text)) return [];
    return [...text.matchAll(/action(?::|\s=)\s[^,;]*/g)].flatMap(([found]) =>
      [...found.matchAll(/"([a-z-]+\.[a-z-]+)"/g)].map(([, action]) => action ?? ""),
    );
  });
  expect(new Set(actions).size).toBeGreaterThan(60);
  expect([...new Set(actions)].filter((action) => !(action in SENTENCES))).toEqual([]);
});
