import { describe, expect, it } from "vitest";
import { backOffMs } from "#app/features/jobs/jobs.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { DEFERRED_ATTEMPTS, isMailGivenUp, MAIL_WAITS, UNREACHABLE_ATTEMPTS } from "./delivery.ts";
import { assertHeaderText, isMailAddress } from "./mail.ts";

const waitsUntil = (attempt: number) =>
  Array.from({ length: attempt - 1 }, (_, i) => backOffMs(i + 1, 0, MAIL_WAITS)).reduce((a, b) => a + b, 0);

describe("delivery", () => {
  it("asks a server that says not now for up to 24 hours", () => {
    expect(waitsUntil(DEFERRED_ATTEMPTS)).toBeLessThanOrEqual(24 * HOUR_MS);
    expect(waitsUntil(DEFERRED_ATTEMPTS + 1)).toBeGreaterThan(24 * HOUR_MS);
  });

  it("goes on for more than four days while no server answers", () => {
    expect(waitsUntil(UNREACHABLE_ATTEMPTS)).toBeGreaterThan(4 * DAY_MS);
  });

  it("gives up at once when the server refuses", () => {
    expect(isMailGivenUp("refused", 1)).toBe(true);
    expect(isMailGivenUp("deferred", DEFERRED_ATTEMPTS - 1)).toBe(false);
    expect(isMailGivenUp("deferred", DEFERRED_ATTEMPTS)).toBe(true);
    expect(isMailGivenUp("unreachable", DEFERRED_ATTEMPTS)).toBe(false);
  });
});

describe("isMailAddress", () => {
  it.each(["a@b", "seán@example.ie", "o'brien+tag@mail.example.com", `${"x".repeat(243)}@example.com`])(
    "takes %s",
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  it.each([
    "",
    "a",
    "a@b@c",
    "a@b\r\nBcc: c@d",
    "a@b\n",
    "a b@c",
    "a@b,c@d",
    "<a@b>",
    '"a"@b',
    "list:a@b;",
    `${"(".repeat(10_000)}a@b`,
    `${"a".repeat(320)}@b`,
  ])("refuses %j", (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});

describe("assertHeaderText", () => {
  it("stops whatever could begin another header", () => {
    for (const text of ["a\r\nBcc: x@y", "a\nb", "a\u0000b", "a\u2028b"])
      expect(() => assertHeaderText(text)).toThrow();
    expect(() => assertHeaderText("Tá d’fhiosrúchán againn: 🎭")).not.toThrow();
  });
});
