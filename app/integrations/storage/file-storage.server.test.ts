import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { folderStorage } from "./file-storage.server.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-storage-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const storage = folderStorage(root);

it("stores, lists, reads and removes whole files", async () => {
  const name = `enquiries/${newId()}.jpg`;
  expect(await storage.get(name)).toBeNull();
  expect(await storage.list("enquiries")).toEqual([]);
  await storage.put(name, Buffer.from("a"));
  await storage.put(name, Buffer.from("bc"));
  expect((await storage.get(name))?.toString()).toBe("bc");
  writeFileSync(join(root, "enquiries/half.part"), "x");
  expect((await storage.list("enquiries")).map((file) => file.name)).toEqual([name]);
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.get(name)).toBeNull();
  expect(readdirSync(join(root, "enquiries"))).toEqual(["half.part"]);
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
