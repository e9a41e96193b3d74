import { expect, it } from "vitest";
import { orderOf } from "./list-order.ts";
import type { ListedItem, ListedUnit } from "./warehouse.ts";

function item(itemId: string, prepared = 0, place = ""): ListedItem {
  return {
    itemId,
    code: itemId,
    name: itemId,
    nameGa: null,
    with: [],
    serialised: false,
    needed: 2,
    prepared,
    place,
    out: 0,
    good: 0,
    damaged: 0,
    missing: 0,
    short: 0,
    subhired: 0,
  };
}

function unit(itemId: string, place: string): ListedUnit {
  return { number: 1, itemId, place, usable: true, marks: [], at: "shelf" };
}

const units = [unit("lamp", "A10"), unit("lamp", "B1"), unit("desk", "A2")];

it("a list is read by the place of units and counted pieces, what is done last", () => {
  const items = [item("done", 2), item("lamp"), item("desk"), item("cable"), item("stand", 0, "A3")];
  expect(orderOf({ items, units }, "prepare")).toEqual(["desk", "stand", "lamp", "cable", "done"]);
});

it("a row stays where it is when it is done, and what is added comes last", () => {
  const before = orderOf({ items: [item("lamp"), item("desk"), item("cable")], units }, "prepare");
  const items = [item("hook"), item("lamp"), item("desk"), item("cable", 2)];
  expect(orderOf({ items, units }, "prepare", before)).toEqual(["desk", "lamp", "cable", "hook"]);
});
