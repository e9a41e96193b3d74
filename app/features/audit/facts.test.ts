import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import { listFacts } from "./facts.ts";

test("facts are in the reader's words: euro in place of cents, dates, no ids", () => {
  const details = {
    number: 1042,
    unpaid: 1005,
    total: 123_456,
    refundId: "0192-x",
    until: "2026-11-23T02:30:00.000Z",
  };
  expect(listFacts(details, "en", "order")).toEqual([
    "#1042",
    "as order #1005 was not paid",
    "total €1,234.56",
    "until 23 November 2026, 02:30",
  ]);
  expect(
    listFacts(
      { fields: ["name", "v.1.regularPrice", "v.2.regularPrice"], published: true, sample: null },
      "ga",
      "product",
    ),
  ).toEqual(["a athraíodh: Ainm i mBéarla, Praghas in euro, le CBL", "le feiceáil ar an suíomh"]);
  expect(listFacts({ fields: ["half_day", "steps.0.from", "steps.1.from"] }, "en", "hire-group")).toEqual([
    "what was changed: Factor of a half-day, Own factors by charged days",
  ]);
  expect(listFacts({ hasIrish: false, before: { a: 1 } }, "en", "media")).toEqual(["not described in Irish"]);
});

test("what a shop owner would have to guess is said in words", () => {
  const shownOf = (details: Readonly<Record<string, unknown>>, subjectType: string) =>
    listFacts(details, "en", subjectType);
  expect(shownOf({ number: 1005, from: "pending", to: "paid" }, "order")[1]).toMatch(/^from .+ to Paid$/);
  const edited = { number: 1005, added: 6_000, removed: 2_500, net: 3_500, order: 1006 };
  expect(shownOf(edited, "order")).toEqual([
    "#1005",
    "added: €60.00",
    "taken off: €25.00",
    "difference €35.00",
    "added as order #1006",
  ]);
  const cancelled = { number: "H-2026-0001", from: "reserved", share: 50, charge: 4_151, refund: 0 };
  expect(shownOf(cancelled, "hire")).toEqual([
    "no. H-2026-0001",
    expect.stringMatching(/^before: /),
    "charged €41.51",
    "refunded €0.00",
  ]);
  expect(shownOf({ change: "vat", value: "1350", changed: 3 }, "product-batch")[0]).toBe(
    "what was done: Set the VAT rate",
  );
  expect(shownOf({ section: "trade" }, "setting")).toEqual(["settings: Trade customers"]);
  expect(shownOf({ collection: "team", published: false, sample: false, fields: [] }, "content")).toEqual([
    "in: Team",
    "not visible on the site",
  ]);
  expect(shownOf({ rows: 4, skipped: 0, added: 4 }, "import")).toEqual(["4 rows", "4 added"]);
  expect(shownOf({ times: 2 }, "order")).toEqual(["2 times"]);
  expect(shownOf({ pieces: 1, parcel: 2, left: 3 }, "order")).toEqual([
    "1 piece",
    "parcel no. 2",
    "3 pieces still here",
  ]);
  expect(listFacts({ pieces: 3, shortages: 7, units: [1004, 1005] }, "ga", "unit")).toEqual([
    "3 phíosa",
    "7 nganntanas",
    "aonaid: 1004, 1005",
  ]);
  expect(shownOf({ hold: false, number: "HQ-2026-0001", version: 1 }, "quote")).toEqual([
    "no. HQ-2026-0001",
    "version 1",
  ]);
  expect(shownOf({ width: 1600, height: 900 }, "media")).toEqual([]);
  expect(shownOf({ en: true, ga: false }, "words")).toEqual([
    "own text in English",
    "original text in Irish",
  ]);
});

test("a number of the form of a date, of a day that is not, stays as it was typed", () => {
  for (const reason of ["0871-23-45", "2026-02-31", "2026-13-45T99:99Z"])
    expect(listFacts({ reason }, "en", "order")).toEqual([`reason: ${reason}`]);
  expect(listFacts({ dueOn: "2026-02-28" }, "ga", "asset")[0]).toContain("28 Feabhra 2026");
});

test("stored words are said by their labels, and rows of another table not at all", () => {
  expect(listFacts({ from: "awaiting-deposit", late: false }, "en", "hire")).toEqual([
    "before: Awaiting deposit",
  ]);
  expect(listFacts({ reason: "count", to: 1 }, "en", "product")).toEqual(["reason: Counted", "now: 1"]);
  expect(listFacts({ reason: "damage", by: -1 }, "ga", "product")[0]).toBe("fáth: Briste nó caillte");
  expect(listFacts({ formType: "dry-hire", state: "new" }, "ga", "enquiry")).toEqual([
    "foirm: Trealamh ar cíos",
    "stádas: Nua",
  ]);
  expect(listFacts({ events: ["order.placed"] }, "en", "webhook")).toEqual(["events: Order placed"]);
  const id = "01a21759-0758-7186-97ea-bcb041e8129a";
  expect(listFacts({ versionId: id, lines: [{ lineId: id }], name: "open" }, "en", "quote")).toEqual([
    "“open”",
  ]);
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
