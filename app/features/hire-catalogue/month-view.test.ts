import { describe, expect, it } from "vitest";
import { packQuantity } from "#app/features/hire-prices/pack-quantity.ts";
import { HOURS, irish } from "#tests/support/hire/price-terms.ts";
import { readWanted } from "./hire-offer.ts";
import { addMonths, datesFrom, firstOpenMonth, readMonth, weeksOf } from "./month-view.ts";

describe("a month", () => {
  it("goes on over the end of a year, and back", () => {
    expect([addMonths("2027-12", 1), addMonths("2027-01", -1), addMonths("2027-08", 60)]).toEqual([
      "2028-01",
      "2026-12",
      "2032-08",
    ]);
    expect([readMonth("2027-08"), readMonth("2027-13"), readMonth("August"), readMonth(null)]).toEqual([
      "2027-08",
      null,
      null,
      null,
    ]);
  });

  it("begins a calendar where days are still open, else the next one does", () => {
    const first = (now: string) => firstOpenMonth(irish(now), HOURS);
    expect([first("2027-08-02T10:00"), first("2027-08-24T10:00"), first("2027-08-25T10:00")]).toEqual([
      "2027-08",
      "2027-08",
      "2027-09",
    ]);
    expect(first("2027-12-27T10:00")).toBe("2028-01");
    expect(firstOpenMonth(irish("2027-12-23T10:00"), { ...HOURS, week: [] })).toBe("2027-12");
  });

  it("is laid out in weeks from Monday", () => {
    const days = Array.from({ length: 31 }, (_, n) => ({ day: `2027-08-${String(n + 1).padStart(2, "0")}` }));
    const weeks = weeksOf(days);
    // 1 August 2027 is a Sunday.
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map((day) => day?.day ?? "")).toEqual(["", "", "", "", "", "", "2027-08-01"]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  });

  it("moves dates to a day: same times, same length in days, also over a change of the clocks", () => {
    const typed = { from: "2027-03-26T15:00", to: "2027-03-30T10:30" };
    expect(datesFrom("2027-08-05", typed)).toEqual({ from: "2027-08-05T15:00", to: "2027-08-09T10:30" });
    expect(datesFrom("2027-08-05", { from: "soon", to: "" })).toEqual({ from: "soon", to: "" });
  });
});

describe("quantities of an address", () => {
  it("are read by code, and what is none is left out", () => {
    expect([...readWanted("LX-1*4,au-2*10,x,*3,B*many")]).toEqual([
      ["lx-1", 4],
      ["au-2", 10],
    ]);
    expect(readWanted(null).size).toBe(0);
  });

  it("are whole packs", () => {
    expect([packQuantity(4, 5), packQuantity(1, 12_000), packQuantity(3, null)]).toEqual([8, 9_999, 3]);
  });
});
