import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { startS3Peer } from "#tests/support/peers/s3-peer/s3-peer.ts";
import { folderStorage } from "./file-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-storage-"));
const peer = await startS3Peer();
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await peer.close();
});

const KINDS = [
  { kind: "a folder", open: () => folderStorage(root) },
  { kind: "a bucket", open: () => s3Storage({ ...peer.config }) },
];

describe.each(KINDS)("storage in $kind", ({ open }) => {
  const storage = open();

  it("stores, replaces, lists, reads and removes whole files", async () => {
    const name = `enquiries/${newId()}.jpg`;
    const begun = Date.now() - 2_000;
    expect(await storage.get(name)).toBeNull();
    expect(await storage.list("enquiries")).toEqual([]);
    await storage.put(name, Buffer.from("a"));
    await storage.put(name, Buffer.from("bc"));
    await storage.put(`media/${"0".repeat(32)}-480.webp`, Buffer.from("d"));
    expect((await storage.get(name))?.toString()).toBe("bc");
    const [listed, ...others] = await storage.list("enquiries");
    expect([listed?.name, others]).toEqual([name, []]);
    expect(listed?.storedAt.getTime()).toSatisfy((ms: number) => ms >= begun && ms < Date.now() + 2_000);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get(name)).toBeNull();
    expect(await storage.list("enquiries")).toEqual([]);
  });

  it("keeps every byte of large and of empty files", async () => {
    const large = Buffer.alloc(
      3_000_000,
      Uint8Array.from({ length: 256 }, (_, n) => n),
    );
    const name = `imports/${newId()}.csv`;
    await storage.put(name, large);
    expect((await storage.get(name))?.equals(large)).toBe(true);
    await storage.put(name, Buffer.alloc(0));
    expect((await storage.get(name))?.length).toBe(0);
    await storage.remove(name);
  });

  it("shows a file at once to anyone who opened the same place, and bears two who store one name", async () => {
    const name = `media/${"a".repeat(32)}-960.avif`;
    const bytes = Buffer.alloc(100_000, "picture");
    await Promise.all([storage.put(name, bytes), open().put(name, bytes)]);
    expect((await open().get(name))?.equals(bytes)).toBe(true);
    expect((await open().list("media")).map((file) => file.name)).toContain(name);
  });

  it.each([
    "../x",
    "/etc/passwd",
    `enquiries/../${newId()}.jpg`,
    `enquiries/${newId()}.svg`,
    "enquiries\\x.jpg",
    "",
  ])("refuses the name %s", async (name) => {
    for (const use of [
      () => storage.get(name),
      () => storage.remove(name),
      () => storage.put(name, Buffer.of(1)),
    ])
      await expect((async () => use())()).rejects.toThrow("Not a name of a stored file");
  });
});
