import { describe, expect, it } from "vitest";
import { byUrgency, endangeredBy, type LateHire, type NearClaim } from "./hire-day.ts";

const NOW = new Date("2027-06-18T09:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const claim = (change: Partial<NearClaim>): NearClaim => ({
  itemId: "lamp",
  item: "Lamp",
  owned: 2,
  ownerId: "late",
  unitNumber: null,
  quantity: 1,
  startsAt: at(-48),
  endsAt: at(-16),
  counts: true,
  promisedTo: null,
  ...change,
});

const promise = (id: string, change: Partial<NearClaim> = {}): NearClaim =>
  claim({
    ownerId: id,
    startsAt: at(2),
    endsAt: at(30),
    counts: false,
    promisedTo: { id, number: `H-${id}`, name: "Niamh", startsAt: at(3) },
    ...change,
  });

const endangered = (claims: readonly NearClaim[]) =>
  (endangeredBy(["late"], claims, NOW).get("late") ?? []).map(({ number, items }) => [number, ...items]);

describe("H29: what a late hire keeps from others", () => {
  it("is a promise that begins today and finds too little left", () => {
    expect(endangered([claim({ quantity: 2 }), promise("next")])).toEqual([["H-next", "Lamp"]]);
  });

  it("is nothing where enough is left of the item", () => {
    expect(endangered([claim({}), promise("next")])).toEqual([]);
    expect(endangered([claim({}), promise("next", { quantity: 2 })])).toEqual([["H-next", "Lamp"]]);
  });

  it("counts gear as gone although its turnaround has not ended, and other late gear as well", () => {
    expect(endangered([claim({ quantity: 2, endsAt: at(1) }), promise("next")])).toHaveLength(1);
    const others = claim({ ownerId: "other", endsAt: at(-1) });
    expect(endangered([claim({}), others, promise("next")])).toHaveLength(1);
    const punctual = claim({ ownerId: "other", endsAt: at(1) });
    expect(endangered([claim({}), punctual, promise("next")])).toEqual([]);
  });

  it("is a promise of the very unit that is late, however many others there are", () => {
    const late = claim({ owned: 9, unitNumber: 1004 });
    expect(endangered([late, promise("next", { owned: 9, unitNumber: 1004 })])).toHaveLength(1);
    expect(endangered([late, promise("next", { owned: 9, unitNumber: 1005 })])).toEqual([]);
  });

  it("names a hire once with all its items, and never the late hire itself", () => {
    const two = { itemId: "desk", item: "Desk", owned: 1 };
    const claims = [
      ...[claim({ quantity: 2 }), claim(two), promise("next"), promise("next", two)],
      promise("late", { quantity: 2 }),
    ];
    expect(endangered(claims)).toEqual([["H-next", "Lamp", "Desk"]]);
  });
});

it("late hires that are missed come first, then those that are late the longest", () => {
  const late = (number: string, endsAt: Date, next: Date | null): LateHire => ({
    id: number,
    number,
    state: "out",
    name: "",
    company: null,
    transport: "collection" as const,
    place: "",
    pieces: 1,
    startsAt: at(-90),
    endsAt,
    endangers: next ? [{ id: "x", number: "x", name: "", startsAt: next, items: [] }] : [],
  });
  const list = [late("old", at(-80), null), late("new", at(-2), null), late("missed", at(-1), at(2))];
  expect(list.sort(byUrgency).map(({ number }) => number)).toEqual(["missed", "old", "new"]);
});
