/**
 * QR codes (ISO/IEC 18004), byte mode, error correction level M, versions 1 to 12: up to 287 bytes, more than
 * any key for an authenticator app needs.
 */

/** Check bytes per block, and number of blocks, by version, for level M. */
const CHECK_BYTES = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8];
const MAX_VERSION = 12;
/** Level M in the format bits. */
const LEVEL_BITS = 0;

type Grid = boolean[][];

/** The squares of a code, row by row, true for dark. Text that is too long is a bug of the caller. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const size = version * 4 + 17;
  const dark: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, value: boolean) => {
    const [row, fixedRow] = [dark[y], fixed[y]];
    if (!row || !fixedRow || x < 0 || x >= size) return;
    row[x] = value;
    fixedRow[x] = true;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size, 0);
  drawData(dark, fixed, withChecks(dataBytes(bytes, version), version));
  const masked = MASKS.map((mask, index) => {
    const copy = dark.map((row, y) => row.map((value, x) => (fixed[y]?.[x] ? value : value !== mask(x, y))));
    drawFormat((x, y, value) => (copy[y] ?? [])[x] !== undefined && setIn(copy, x, y, value), size, index);
    return copy;
  });
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function setIn(grid: Grid, x: number, y: number, value: boolean): void {
  const row = grid[y];
  if (row) row[x] = value;
}

function versionFor(length: number): number {
  for (let version = 1; version <= MAX_VERSION; version++)
    if (4 + countBits(version) + length * 8 <= dataCapacity(version) * 8) return version;
  throw new Error(`A QR code cannot hold ${length} bytes`);
}

const countBits = (version: number) => (version < 10 ? 8 : 16);

/** Bytes of a version before error correction is taken off. */
function rawCapacity(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

function dataCapacity(version: number): number {
  return rawCapacity(version) - (CHECK_BYTES[version] ?? 0) * (BLOCKS[version] ?? 0);
}

function dataBytes(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  const capacity = dataCapacity(version) * 8;
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** Splits the data into blocks, adds the check bytes of each, and interleaves them. */
function withChecks(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version] ?? 1;
  const checkLength = CHECK_BYTES[version] ?? 0;
  const raw = rawCapacity(version);
  const shortBlocks = count - (raw % count);
  const shortData = Math.floor(raw / count) - checkLength;
  const divisor = generator(checkLength);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(start, start + shortData + (i < shortBlocks ? 0 : 1));
    start += block.length;
    return { block, checks: remainder(block, divisor) };
  });
  const result: number[] = [];
  for (let i = 0; i <= shortData; i++)
    for (const { block } of blocks) if (i < block.length) result.push(block[i] ?? 0);
  for (let i = 0; i < checkLength; i++) for (const { checks } of blocks) result.push(checks[i] ?? 0);
  return result;
}

/** Product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++)
      result[j] = multiply(result[j] ?? 0, root) ^ (j + 1 < degree ? (result[j + 1] ?? 0) : 0);
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, i) => {
      result[i] = (result[i] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return result;
}

type SetModule = (x: number, y: number, value: boolean) => void;

function drawPatterns(set: SetModule, size: number, version: number): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquares(set, cx, cy, 4, (ring) => ring !== 2 && ring !== 4);
  const marks = markPositions(version);
  const last = marks.at(-1);
  for (const x of marks)
    for (const y of marks) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!corner) drawSquares(set, x, y, 2, (ring) => ring !== 1);
    }
  if (version >= 7) drawVersion(set, size, version);
}

/** Rings around a centre; `isDark` by the distance from it. */
function drawSquares(
  set: SetModule,
  cx: number,
  cy: number,
  reach: number,
  isDark: (ring: number) => boolean,
) {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

function markPositions(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const fromEnd = Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - i * step);
  return [6, ...fromEnd.reverse()];
}

function drawVersion(set: SetModule, size: number, version: number): void {
  const bits = (version << 12) | bch(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, bitOf(bits, i));
    set(b, a, bitOf(bits, i));
  }
}

function drawFormat(set: SetModule, size: number, mask: number): void {
  const value = (LEVEL_BITS << 3) | mask;
  const bits = ((value << 10) | bch(value, 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const on = bitOf(bits, i);
    // Around the upper left corner, stepping over the timing lines.
    if (i < 8) set(8, i < 6 ? i : i + 1, on);
    else set(i === 8 ? 7 : 14 - i, 8, on);
    if (i < 8) set(size - 1 - i, 8, on);
    else set(8, size - 15 + i, on);
  }
  set(8, size - 8, true);
}

function bch(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial);
  return rest;
}

const bitOf = (bits: number, i: number) => ((bits >>> i) & 1) === 1;

/** Upwards and downwards in columns two wide, from the right. */
function drawData(dark: Grid, fixed: Grid, bytes: readonly number[]): void {
  const size = dark.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]?.[x] || i >= bytes.length * 8) continue;
        setIn(dark, x, y, bitOf(bytes[i >>> 3] ?? 0, 7 - (i & 7)));
        i++;
      }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a pattern is to read: long runs, blocks, and an uneven share of dark squares. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const at = (x: number, y: number) => grid[y]?.[x] === true;
  let points = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    points += runs(size, (b) => at(b, a)) + runs(size, (b) => at(a, b));
    for (let b = 0; b < size; b++) {
      if (at(b, a)) dark++;
      const same = at(b, a) === at(b + 1, a) && at(b, a) === at(b, a + 1) && at(b, a) === at(b + 1, a + 1);
      if (a + 1 < size && b + 1 < size && same) points += 3;
    }
  }
  return points + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** Five or more alike in a row, and what looks like a finder pattern. */
function runs(size: number, at: (i: number) => boolean): number {
  let points = 0;
  let length = 0;
  let line = "";
  for (let i = 0; i < size; i++) {
    length = i > 0 && at(i) === at(i - 1) ? length + 1 : 1;
    if (length === 5) points += 3;
    else if (length > 5) points++;
    line += at(i) ? "1" : "0";
  }
  return points + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0) * 40;
}
