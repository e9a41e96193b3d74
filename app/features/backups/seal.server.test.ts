import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { SEAL_MAGIC, seal, unseal } from "./seal.server.ts";

const KEY = "a key of sufficient length";
/** Three frames and a bit. */
const PLAIN = randomBytes(200_000);
const FRAME = 4 + 64 * 1024 + 16;
const HEADER = SEAL_MAGIC.length + 16 + 32;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function gather(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const sealed = await gather(seal(inPieces(PLAIN, 10_001), KEY));
const opened = (bytes: Buffer, key = KEY) =>
  gather(unseal(inPieces(bytes.subarray(SEAL_MAGIC.length), 7_777), key));

test("what was sealed is opened again with its key, whatever the sizes", async () => {
  expect(sealed.subarray(0, SEAL_MAGIC.length)).toEqual(SEAL_MAGIC);
  expect((await opened(sealed)).equals(PLAIN)).toBe(true);
  for (const size of [0, 1, 64 * 1024, 128 * 1024]) {
    const plain = PLAIN.subarray(0, size);
    expect((await opened(await gather(seal(inPieces(plain, 64 * 1024), KEY)))).equals(plain)).toBe(true);
  }
  expect((await gather(seal(inPieces(PLAIN, 10_001), KEY))).equals(sealed)).toBe(false);
});

test("a wrong key is known before anything is read", async () => {
  await expect(opened(sealed.subarray(0, HEADER), `${KEY}!`)).rejects.toThrow(
    "BACKUP_KEY is not the key that this backup was encrypted with.",
  );
});

const frame = (number: number) => sealed.subarray(HEADER + number * FRAME, HEADER + (number + 1) * FRAME);
const head = sealed.subarray(0, HEADER);
const flipped = (at: number) => {
  const copy = Buffer.from(sealed);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

test.each<[string, Buffer, RegExp]>([
  ["cut between frames", sealed.subarray(0, HEADER + 2 * FRAME), /cut short/],
  ["cut inside a frame", sealed.subarray(0, HEADER + FRAME + 100), /cut short/],
  ["cut in the header", sealed.subarray(0, 20), /cut short/],
  [
    "with two frames exchanged",
    Buffer.concat([head, frame(1), frame(0), frame(2), frame(3)]),
    /changed or damaged/,
  ],
  ["without a frame", Buffer.concat([head, frame(0), frame(2), frame(3)]), /changed or damaged/],
  [
    "with a frame doubled",
    Buffer.concat([head, frame(0), frame(0), frame(1), frame(2), frame(3)]),
    /changed/,
  ],
  ["with something after its end", Buffer.concat([sealed, Buffer.from("x")]), /changed or damaged/],
  ["with a bit flipped", flipped(HEADER + FRAME + 50), /changed or damaged/],
  ["with the first frame called the last", flipped(HEADER), /changed or damaged|cut short/],
  ["with another salt", flipped(SEAL_MAGIC.length), /not the key/],
])("a file %s is refused", async (_, bytes, sentence) => {
  await expect(opened(bytes)).rejects.toThrow(sentence);
});
