import { describe, expect, it } from "vitest";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { SPAM_SCORE, spamScore, type TokenFacts } from "./spam.ts";

const enquiry = {
  formType: "contact" as const,
  name: "Seán",
  email: "sean@example.ie",
  phone: "1",
  company: null,
  message: "Is the studio free in January?",
};
const token = (ageMs: number, shared = false): TokenFacts => ({ kind: "valid", nonce: "n", shared, ageMs });
const isSpam = (signs: Partial<Parameters<typeof spamScore>[0]>) =>
  spamScore({ token: token(5000), honeypot: "", viaApi: false, enquiry, ...signs }) >= SPAM_SCORE;

describe("spamScore", () => {
  it("lets people through: quick, slow, overnight, with links", () => {
    expect(isSpam({})).toBe(false);
    expect(isSpam({ token: token(5 * DAY_MS) })).toBe(false);
    expect(isSpam({ token: token(30 * DAY_MS, true) })).toBe(false);
    const links = "Our rider: https://example.ie/a and https://example.ie/b and https://example.ie/c";
    expect(isSpam({ enquiry: { ...enquiry, message: links } })).toBe(false);
  });

  it("flags programs: the trap, no token, a forged one, no time to type", () => {
    expect(isSpam({ honeypot: "http://spam" })).toBe(true);
    expect(isSpam({ token: { kind: "missing" } })).toBe(true);
    expect(isSpam({ token: { kind: "forged" } })).toBe(true);
    expect(isSpam({ token: token(2999) })).toBe(true);
    expect(isSpam({ token: token(-DAY_MS) })).toBe(true);
  });

  it("lets plain calls of the API through, and flags advertising there", () => {
    const api = { viaApi: true, token: { kind: "missing" } as const };
    expect(isSpam(api)).toBe(false);
    expect(isSpam({ ...api, enquiry: { ...enquiry, message: '<a href="https://x">x</a>' } })).toBe(true);
    expect(isSpam({ ...api, enquiry: { ...enquiry, name: "Win at https://x" } })).toBe(true);
  });
});
