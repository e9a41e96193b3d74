import { expect, it } from "vitest";
import { subjectOf } from "./reply-subject.ts";

it("is one line, and the usual one when nothing is typed", () => {
  expect(subjectOf(" Your\r\nBcc: someone@example.ie \u2028 plan ", "Re: yours")).toBe(
    "Your Bcc: someone@example.ie plan",
  );
  expect(subjectOf(" \u0000\n ", "Re: yours")).toBe("Re: yours");
});
