import { describe, expect, it } from "vitest";
import { needsBeginEarly, withdrawalUntil } from "./withdrawal-right.ts";

const at = (iso: string) => new Date(iso);
/** The end for a hire that starts long after. */
const end = (accepted: string, informed: string | null = accepted) =>
  withdrawalUntil({
    acceptedAt: at(accepted),
    informedAt: informed === null ? null : at(informed),
    startsAt: at("2029-01-01T09:00Z"),
  }).toISOString();

describe("the end of a consumer's right to withdraw from a hire", () => {
  it("is that of the fourteenth day after the acceptance, and no later than the start", () => {
    // Tuesday 20 April; 23:30 UTC in summer is half past midnight of the next day in Ireland.
    expect(end("2027-04-06T11:00Z")).toBe("2027-04-20T23:00:00.000Z");
    expect(end("2027-04-05T23:30Z")).toBe("2027-04-20T23:00:00.000Z");
    const startsAt = at("2027-04-16T08:00Z");
    const acceptedAt = at("2027-04-06T11:00Z");
    expect(withdrawalUntil({ acceptedAt, informedAt: acceptedAt, startsAt })).toEqual(startsAt);
    expect(withdrawalUntil({ acceptedAt, informedAt: null, startsAt })).toEqual(startsAt);
  });

  it("is that of the next working day where it is a Saturday, a Sunday or a public holiday", () => {
    // Saturday 27 March is followed by Easter Monday and by the change of the clock.
    expect(end("2027-03-13T12:00Z")).toBe("2027-03-30T23:00:00.000Z");
    // Wednesday 17 March.
    expect(end("2027-03-03T12:00Z")).toBe("2027-03-19T00:00:00.000Z");
  });

  it("L9: is a year later without the information, and fourteen days after information that came late", () => {
    expect(end("2027-04-06T11:00Z", null)).toBe("2028-04-20T23:00:00.000Z");
    expect(end("2027-04-06T11:00Z", "2027-06-01T11:00Z")).toBe("2027-06-15T23:00:00.000Z");
  });

  it("asks for an early begin until then", () => {
    const content = {
      customer: { trade: false },
      lines: [{ id: "1", optional: false, withdrawal: true }],
      from: "2027-03-30T08:00:00Z",
    } as unknown as Parameters<typeof needsBeginEarly>[0];
    expect(needsBeginEarly(content, at("2027-03-13T12:00Z"))).toBe(true);
    const later = { ...content, from: "2027-03-31T08:00:00Z" };
    expect(needsBeginEarly(later, at("2027-03-13T12:00Z"))).toBe(false);
  });
});
