import { describe, expect, it } from "vitest";
import { qrCode } from "./qr-code.ts";

type Code = ReturnType<typeof qrCode>;

const at = (code: Code, x: number, y: number) => (code[y]?.[x] ? 1 : 0);

/** The 15 format bits beside the upper left corner, most significant first. */
function formatBits(code: Code): string {
  const column = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => at(code, 8, y));
  const row = [7, 5, 4, 3, 2, 1, 0].map((x) => at(code, x, 8));
  return [...column, ...row].reverse().join("");
}

/** Format bits of level M by mask, from the table in the standard's annex C. */
const FORMATS = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
];

const MASKS = [
  (x: number, y: number) => (x + y) % 2 === 0,
  (_: number, y: number) => y % 2 === 0,
  (x: number) => x % 3 === 0,
  (x: number, y: number) => (x + y) % 3 === 0,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The 26 bytes of a version 1 code, read as a camera would. */
function bytesOf(code: Code): number[] {
  const mask = MASKS[FORMATS.indexOf(formatBits(code))];
  if (!mask) throw new Error("unreadable format");
  const isFixed = (x: number, y: number) =>
    (x <= 8 && y <= 8) || (x >= 13 && y <= 8) || (x <= 8 && y >= 13) || x === 6 || y === 6;
  const bits: number[] = [];
  for (const [index, right] of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries())
    for (let step = 0; step < 21; step++)
      for (const x of [right, right - 1]) {
        const y = index % 2 === 0 ? 20 - step : step;
        if (!isFixed(x, y)) bits.push(at(code, x, y) ^ (mask(x, y) ? 1 : 0));
      }
  return Array.from({ length: 26 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
}

describe("qrCode", () => {
  it("holds the text and the check bytes that the standard computes", () => {
    const bytes = bytesOf(qrCode("Nora 1"));
    expect(bytes[0]).toBe((0b0100 << 4) | (6 >> 4));
    const text = bytes.slice(1, 8).map((byte, i) => ((byte << 4) | ((bytes[i + 2] ?? 0) >> 4)) & 0xff);
    expect(String.fromCharCode(...text.slice(0, 6))).toBe("Nora 1");
    // Divided by the generator, a whole block leaves nothing: every root of it is a root of the block.
    const log: number[] = [];
    const exp: number[] = [];
    for (let i = 0, value = 1; i < 255; i++) {
      exp[i] = value;
      log[value] = i;
      value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
    }
    for (let root = 0; root < 10; root++) {
      const sum = bytes.reduce(
        (total, byte) => (total === 0 ? 0 : (exp[((log[total] ?? 0) + root) % 255] ?? 0)) ^ byte,
        0,
      );
      expect(sum).toBe(0);
    }
  });

  it("has its size, corners and version marks", () => {
    const uri = `otpauth://totp/ItsShowTime:nora%40example.ie?secret=${"A".repeat(52)}&issuer=ItsShowTime&digits=6&period=30`;
    const code = qrCode(uri);
    expect(code).toHaveLength(49);
    expect(FORMATS).toContain(formatBits(code));
    const version = Array.from({ length: 18 }, (_, i) => at(code, 38 + (i % 3), Math.floor(i / 3)));
    expect(version.reverse().join("")).toBe("001000010110111100");
    for (const [x, y] of [
      [0, 0],
      [42, 0],
      [0, 42],
    ] as const)
      expect(Array.from({ length: 7 }, (_, i) => at(code, x + i, y + 3)).join("")).toBe("1011101");
    expect(() => qrCode("x".repeat(400))).toThrow();
  });
});
