import { expect, it } from "vitest";
import { format, type Message } from "#app/i18n/message.ts";
import type { Scan, ScanAnswer } from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";
import { sentenceOf } from "./scan-words.ts";

const SCAN: Scan = {
  id: "scan",
  hireId: "hire",
  action: "return",
  code: "",
  itemId: null,
  forItemId: null,
  noteOf: null,
  quantity: 1,
  condition: "good",
  note: "",
  add: false,
  swap: false,
  at: new Date(0),
};
const ANSWER: ScanAnswer = {
  id: "scan",
  outcome: "repeated",
  reason: null,
  details: {},
  unitNumber: null,
  itemId: null,
};
const VIEW: WarehouseView = { hireId: "hire", state: "out", items: [], units: [], cases: [] };

const say = (scan: Partial<Scan>, answer: Partial<ScanAnswer>) =>
  sentenceOf((message, ...args) => format("en", message as Message<unknown>, ...(args as [object])), {
    scan: { ...SCAN, ...scan },
    answer: { ...ANSWER, ...answer },
    view: VIEW,
    irish: false,
  });

it("names what was prepared where an answer is about the whole list", () => {
  expect(say({ action: "hand-over" }, { reason: "already-out" })).toBe("What was prepared is out already");
  expect(say({ action: "hand-over" }, { reason: "inspection", details: { units: "1004, 1007" } })).toMatch(
    /^Unit 1004, 1007 may not go/,
  );
  expect(say({ action: "stays" }, { reason: "not-prepared" })).toBe("Nothing is left that could stay");
});

it("tells a unit that is noted as missing already from one that is back", () => {
  const back = { reason: "already-back", unitNumber: 1015 } as const;
  const again = { ...back, details: { condition: "missing" } };
  expect(say({ condition: "missing" }, again)).toBe("Unit 1015 is noted as missing already");
  expect(say({ condition: "missing" }, back)).toBe("Unit 1015 is back already");
});

it("sends no goods of a custom line into repair, which have no label", () => {
  const drape = { itemId: "line", code: "", name: "Drape", nameGa: null } as WarehouseView["items"][number];
  const back = (item: WarehouseView["items"][number]) =>
    sentenceOf((message, ...args) => format("en", message as Message<unknown>, ...(args as [object])), {
      scan: { ...SCAN, condition: "damaged", itemId: "line" },
      answer: { ...ANSWER, outcome: "applied", itemId: "line" },
      view: { ...VIEW, items: [item] },
      irish: false,
    });
  expect(back({ ...drape, custom: true })).toBe("1 × Drape is back, damaged");
  expect(back(drape)).toBe("1 × Drape is back and goes into repair");
});
