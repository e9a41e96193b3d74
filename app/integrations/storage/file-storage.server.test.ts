import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { folderStorage } from "./file-storage.server.ts";

const root = mkdtempSync(join(tmpdir(), "itsshowtime-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const storage = folderStorage(root);

it("says that a folder which cannot be used is away", async () => {
  writeFileSync(join(root, "media"), "");
  const name = `media/${"0".repeat(32)}-480.webp`;
  const calls = [
    () => storage.put(name, Buffer.from("a")),
    () => storage.get(name),
    () => storage.list("media"),
  ];
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ code: "STORAGE_AWAY", message: "it is no folder" });
});

it("takes no half-written file for a whole one, and leaves it alone", async () => {
  mkdirSync(join(root, "enquiries"));
  writeFileSync(join(root, "enquiries/half.part"), "x");
  const name = `enquiries/${newId()}.jpg`;
  await storage.put(name, Buffer.from("a"));
  expect((await storage.list("enquiries")).map((file) => file.name)).toEqual([name]);
  await storage.remove(name);
  expect(readdirSync(join(root, "enquiries"))).toEqual(["half.part"]);
});
