import { describe, expect, test } from "vitest";
import { isTooComplex } from "./body-complexity.server.ts";

const isComplex = (text: string, type: string) => isTooComplex(Buffer.from(text), type);
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";

function part(name: string, value: string, more = ""): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
}

describe("a body", () => {
  test("of 1,000 fields is accepted, of more is not", () => {
    expect(isComplex("a=1&".repeat(999), FORM)).toBe(false);
    expect(isComplex("a=1&".repeat(1_000), `${FORM};charset=utf-8`)).toBe(true);
    expect(isComplex("&".repeat(1_000), FORM.toUpperCase())).toBe(true);
  });

  test("of 1,000 parts is accepted, of more is not, however its type is written", () => {
    const parts = (n: number) => `${part("a", "1").repeat(n)}--b--\r\n`;
    for (const type of [MULTIPART, 'Multipart/Form-Data; charset=utf-8;boundary="b"']) {
      expect(isComplex(parts(1_000), type)).toBe(false);
      expect(isComplex(parts(1_001), type)).toBe(true);
      expect(isComplex(`ignored\r\n${parts(1_001)}`, type)).toBe(true);
    }
    expect(isComplex(`${part("file", "\r\n--c\r\n--".repeat(5_000))}--b--`, MULTIPART)).toBe(false);
  });

  test("whose boundary a parser could take for another is not accepted", () => {
    const files = "multipart/form-data";
    for (const parameters of [
      'x="; boundary=b"; boundary=c',
      'boundary="b\\"c"',
      "boundary=b, text/plain",
      `boundary=${"b".repeat(71)}`,
    ])
      expect(isComplex(part("a", "1"), `${files}; ${parameters}`)).toBe(true);
    expect(isComplex(part("a", "1"), files)).toBe(false);
    expect(isComplex("&".repeat(1_000), "application/json; a=x-www-form-urlencoded")).toBe(true);
  });

  test("of very many lines that begin like a delimiter is not accepted", () => {
    expect(isComplex(part("a", "\r\n--".repeat(90_000)), MULTIPART)).toBe(false);
    expect(isComplex(part("a", "\r\n--".repeat(110_000)), MULTIPART)).toBe(true);
  });

  test("of large part headers is not accepted", () => {
    const end = "--b--\r\n";
    expect(isComplex(part("a", "1", "X: y\r\n".repeat(40_000)) + end, MULTIPART)).toBe(true);
    expect(isComplex(part("%0A".repeat(80_000), "1") + end, MULTIPART)).toBe(true);
    expect(isComplex(part("a", "1", `X: ${"y".repeat(300)}\r\n`).repeat(900) + end, MULTIPART)).toBe(true);
    expect(isComplex(part("a", "X: y\r\n".repeat(400_000)) + end, MULTIPART)).toBe(false);
  });

  test("of many or deeply nested JSON values is not accepted; text may hold anything", () => {
    for (const type of ["application/json", "application/json; charset=utf-8", "application/ld+json"]) {
      expect(isComplex(JSON.stringify({ text: '{["\\,'.repeat(50_000) }), type)).toBe(false);
      expect(isComplex(`[${"1,".repeat(10_001)}1]`, type)).toBe(true);
      expect(isComplex("[{}".repeat(40), type)).toBe(true);
      expect(isComplex("[".repeat(32) + "]".repeat(32), type)).toBe(false);
      expect(isComplex('"'.repeat(40_001), type)).toBe(false);
    }
    expect(isComplex("[".repeat(2_000), "text/plain")).toBe(false);
  });
});

describe("counting", () => {
  /** Times counting takes per run, the best of several. */
  function best(body: Buffer, type: string): number {
    const times = Array.from({ length: 5 }, () => {
      const { user } = process.cpuUsage();
      isTooComplex(body, type);
      return process.cpuUsage().user - user;
    });
    return Math.min(...times);
  }

  test.each([
    ["almost delimiters", "\r\n--aaaaaaaaaaaaaaa", `multipart/form-data; boundary=${"a".repeat(69)}b`],
    ["line breaks", "\r\n-\r\n", MULTIPART],
    ["dashes", "-", `multipart/form-data; boundary=${"-".repeat(70)}`],
    ["quotes", '"\\"",', "application/json"],
    ["a boundary of blanks", " ", `multipart/form-data; boundary="${" ".repeat(70)}"`],
  ])("%s: grows in proportion to the body", (_name, pattern, type) => {
    const body = (bytes: number) => Buffer.alloc(bytes, pattern);
    const small = best(body(1_000_000), type);
    // Eight times as large: anything quadratic would take 64 times as long.
    expect(best(body(8_000_000), type)).toBeLessThan(30 * Math.max(small, 2_000));
  });
});
