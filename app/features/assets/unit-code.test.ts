import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newUnitCode, readUnitCode } from "./unit-code.ts";

const code = fc.constant(null).map(() => newUnitCode());
const CHARACTERS = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];

describe("unit codes", () => {
  it("are 10 characters of Crockford's base32 and a check character", () => {
    for (let n = 0; n < 200; n += 1)
      expect(newUnitCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}[0-9A-HJKMNP-Z*~$=]$/);
  });

  it("have the check character that Crockford gives", () => {
    expect(readUnitCode("0000000000" + "0")).toBe("00000000000");
    // 1234 modulo 37 is 13.
    expect(readUnitCode("000000016JD")).not.toBe(null);
    expect(readUnitCode("000000016JE")).toBe(null);
  });

  it("are read however they are typed", () => {
    fc.assert(
      fc.property(code, (made) => {
        const typed = made.slice(0, 10).replaceAll("1", "l").replaceAll("0", "o").toLowerCase() + made[10];
        expect(readUnitCode(`${typed.slice(0, 5)}-${typed.slice(5)}`)).toBe(made);
      }),
    );
  });

  it("show every wrong character and every swap of neighbours", () => {
    fc.assert(
      fc.property(code, fc.nat(9), fc.constantFrom(...CHARACTERS), (made, at, other) => {
        const wrong = `${made.slice(0, at)}${other}${made.slice(at + 1)}`;
        expect(readUnitCode(wrong) !== null).toBe(wrong === made);
        const swapped = `${made.slice(0, at)}${made[at + 1]}${made[at]}${made.slice(at + 2)}`;
        if (at < 9) expect(readUnitCode(swapped) !== null).toBe(swapped === made);
      }),
    );
  });

  it("refuse other texts", () => {
    for (const text of ["", "0", "00000000000000", "UUUUUUUUUUU", "../../etc/pa", "%00000000000"])
      expect(readUnitCode(text)).toBe(null);
  });
});
