import { expect, it } from "vitest";
import { collectBytes } from "./collect-bytes.ts";

/** Three parts of two bytes; `ended` says whether the source was closed. */
function newSource() {
  const source = { ended: false, parts };
  async function* parts() {
    try {
      for (const byte of [1, 2, 3]) yield new Uint8Array([byte, byte]);
    } finally {
      source.ended = true;
    }
  }
  return source;
}

it("joins all parts of a source that keeps to the limit", async () => {
  expect(await collectBytes(newSource().parts(), 6)).toEqual(Buffer.from([1, 1, 2, 2, 3, 3]));
});

it("refuses what is larger, and closes the source", async () => {
  const source = newSource();
  expect(await collectBytes(source.parts(), 5)).toBeNull();
  expect(source.ended).toBe(true);
});
