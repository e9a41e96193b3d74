import { describe, expect, it } from "vitest";
import { extensionOf, isInPeriod, refundDueAt, withdrawalPeriodEnd } from "./period.ts";

const at = (iso: string) => new Date(iso);
const informed = (received: string) =>
  withdrawalPeriodEnd({ receivedAt: at(received), informedAt: at("2026-01-01T10:00:00Z") })?.toISOString();

describe("L9: the withdrawal period", () => {
  it("has no end before the goods have come", () => {
    const end = withdrawalPeriodEnd({ receivedAt: null, informedAt: at("2026-01-01T10:00:00Z") });
    expect(end).toBeNull();
    expect(isInPeriod(end, at("2036-01-01T00:00:00Z"))).toBe(true);
  });

  it("ends with the fourteenth day after the day of receipt, whatever the hour", () => {
    expect(informed("2026-11-03T00:00:00Z")).toBe("2026-11-18T00:00:00.000Z");
    expect(informed("2026-11-03T23:59:59Z")).toBe("2026-11-18T00:00:00.000Z");
    const end = at("2026-11-18T00:00:00Z");
    expect(isInPeriod(end, at("2026-11-17T23:59:59.999Z"))).toBe(true);
    expect(isInPeriod(end, end)).toBe(false);
  });

  it("does not end on a Saturday, a Sunday or a public holiday", () => {
    expect(informed("2026-11-07T12:00:00Z")).toBe("2026-11-24T00:00:00.000Z");
    // The fourteenth day is Christmas Day, a Friday; the next working day is Monday.
    expect(informed("2026-12-11T12:00:00Z")).toBe("2026-12-29T00:00:00.000Z");
  });

  it("R17: counts Irish days through both changes of the clock", () => {
    // 25 October 2026 has 25 hours; the fourteenth day is Wednesday 4 November.
    expect(informed("2026-10-21T12:00:00Z")).toBe("2026-11-05T00:00:00.000Z");
    // Received at 23:30 UTC on 10 March, still winter; the fourteenth day is Tuesday 24 March.
    expect(informed("2026-03-10T23:30:00Z")).toBe("2026-03-25T00:00:00.000Z");
    // 29 March 2026 has 23 hours; Friday 3 April ends at 23:00 UTC.
    expect(informed("2026-03-20T12:00:00Z")).toBe("2026-04-03T23:00:00.000Z");
    // 23:30 UTC in summer is half past midnight of the next day in Ireland.
    expect(informed("2026-06-08T23:30:00Z")).toBe("2026-06-23T23:00:00.000Z");
  });

  it("runs twelve months more where the buyer was not told of the right", () => {
    const end = withdrawalPeriodEnd({ receivedAt: at("2026-11-03T12:00:00Z"), informedAt: null });
    expect(end?.toISOString()).toBe("2027-11-18T00:00:00.000Z");
  });

  it("ends fourteen days after the buyer was told of the right too late, within those twelve months", () => {
    const receivedAt = at("2026-11-03T12:00:00Z");
    const late = withdrawalPeriodEnd({ receivedAt, informedAt: at("2027-02-01T12:00:00Z") });
    expect(late?.toISOString()).toBe("2027-02-16T00:00:00.000Z");
    const later = withdrawalPeriodEnd({ receivedAt, informedAt: at("2028-02-01T12:00:00Z") });
    expect(later?.toISOString()).toBe("2027-11-18T00:00:00.000Z");
  });

  it("names why it is longer than fourteen days", () => {
    const receivedAt = at("2026-11-03T12:00:00Z");
    expect(extensionOf({ receivedAt, informedAt: null })).toBe("not-informed");
    expect(extensionOf({ receivedAt, informedAt: at("2027-02-01T12:00:00Z") })).toBe("informed-late");
    expect(extensionOf({ receivedAt, informedAt: at("2026-11-03T20:00:00Z") })).toBeNull();
    expect(extensionOf({ receivedAt: null, informedAt: null })).toBeNull();
  });

  it("lets the refund be late after fourteen days, holidays or not", () => {
    expect(refundDueAt(at("2026-11-21T15:00:00Z")).toISOString()).toBe("2026-12-06T00:00:00.000Z");
    expect(refundDueAt(at("2026-10-20T22:30:00Z")).toISOString()).toBe("2026-11-04T00:00:00.000Z");
  });
});
