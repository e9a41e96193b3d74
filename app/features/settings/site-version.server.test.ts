import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { useTestDb } from "#tests/support/test-db.ts";
import { changeSetting } from "./change-setting.server.ts";
import { getSettings } from "./queries.server.ts";
import { bumpSiteVersion, peekSiteVersion, readSiteVersion } from "./site-version.server.ts";

const db = await useTestDb();

test("a write of this process is seen at once, also while an older answer is on its way", async () => {
  const before = (await readSiteVersion(db)) ?? 0;
  const early = readSiteVersion(db);
  await inTransaction(db, (tx) => bumpSiteVersion(tx));
  expect(peekSiteVersion(db)).toBeNull();
  expect(await readSiteVersion(db)).toBeGreaterThan(before);
  await early;
  expect(await readSiteVersion(db)).toBeGreaterThan(before);
});

test("a write that is rolled back changes nothing", async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = await readSiteVersion(db);
  const failing = inTransaction(db, async (tx) => {
    await bumpSiteVersion(tx);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await readSiteVersion(db)).toBe(before);
});

test("within a quarter second the version costs no question, then it is asked again", async () => {
  await readSiteVersion(db);
  expect(peekSiteVersion(db)).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(peekSiteVersion(db)).toBeNull();
});

test("settings have their defaults, change with a write, and survive a value nobody understands", async () => {
  expect((await getSettings(db)).company.phone).toBe("");
  const { company } = await getSettings(db);
  await inTransaction(db, (tx) => changeSetting(tx, "company", { ...company, phone: "091 555 000" }));
  expect((await getSettings(db)).company.phone).toBe("091 555 000");
  await inTransaction(db, (tx) => changeSetting(tx, "deliveryZones", "nonsense" as never));
  expect((await getSettings(db)).deliveryZones).toHaveLength(2);
});
