import { describe, expect, it } from "vitest";
import { foldPhone, phoneIn } from "./fold-phone.ts";

describe("phone numbers", () => {
  it.each([
    ["+353 86 123 4567", "861234567"],
    ["+353 (0)86 123 4567", "861234567"],
    ["00353 86 1234567", "861234567"],
    ["086-123 4567", "861234567"],
    ["353861234567", "861234567"],
    ["(091) 555 010", "91555010"],
    ["+44 28 9012 3456", "2890123456"],
    ["028 9012 3456", "2890123456"],
    ["044 934 1234", "449341234"],
    ["+49 30 123456", "4930123456"],
    ["–", ""],
  ])("are the same in every form: %s", (typed, folded) => {
    expect(foldPhone(typed)).toBe(folded);
  });

  it("are recognised among other texts, and need four digits", () => {
    expect(phoneIn("+353 86 12")).toBe("8612");
    for (const typed of ["086", "HQ-2026-0001", "lamp", "a@b.ie", ""]) expect(phoneIn(typed)).toBeNull();
  });
});
