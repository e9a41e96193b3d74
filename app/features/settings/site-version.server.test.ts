import type { SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { siteVersion } from "#app/db/schema/system/settings.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { untilVersionIsAskedAgain } from "#tests/support/site-version.ts";
import { changeSetting } from "./change-setting.server.ts";
import { getSettings } from "./queries.server.ts";
import {
  bumpSiteVersion,
  bumpStockVersion,
  peekSiteVersion,
  readContentStamp,
  readSiteVersion,
} from "./site-version.server.ts";

const db = await useTestDb();

/** Holds the answer to the next question back, as the database gave it, until it is let go. */
function holdNextAnswer() {
  const { select } = db;
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const held = (fields: Parameters<typeof select>[0]) => ({
    from: (table: typeof siteVersion) => ({
      where: async (condition: SQL) => {
        Reflect.deleteProperty(db, "select");
        const rows = await select.call(db, fields).from(table).where(condition);
        asked.resolve();
        await gate.promise;
        return rows;
      },
    }),
  });
  Object.assign(db, { select: held });
  return { asked: asked.promise, letGo: () => gate.resolve() };
}

test("a write of this process is seen at once, also while an older answer is on its way", async () => {
  const [row] = await db.select().from(siteVersion);
  const before = row?.version ?? 0;
  const answer = holdNextAnswer();
  const early = readSiteVersion(db);
  await answer.asked;
  await inTransaction(db, (tx) => bumpSiteVersion(tx));
  expect(peekSiteVersion(db)).toBeNull();
  const late = readSiteVersion(db);
  answer.letGo();
  expect(await late).toBeGreaterThan(before);
  await early;
  expect(await readSiteVersion(db)).toBeGreaterThan(before);
});

test("a write that is rolled back changes nothing", async () => {
  await untilVersionIsAskedAgain();
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
  await untilVersionIsAskedAgain();
  expect(peekSiteVersion(db)).toBeNull();
});

test("settings have their defaults, change with a write, and survive a value no one understands", async () => {
  expect((await getSettings(db)).company.phone).toBe("");
  const { company } = await getSettings(db);
  await inTransaction(db, (tx) => changeSetting(tx, "company", { ...company, phone: "091 555 000" }));
  expect((await getSettings(db)).company.phone).toBe("091 555 000");
  await inTransaction(db, (tx) => changeSetting(tx, "deliveryZones", "nonsense" as never));
  expect((await getSettings(db)).deliveryZones).toHaveLength(2);
});

test("a change of stock renews pages, and leaves what was read of settings and texts", async () => {
  const [version, content] = [await readSiteVersion(db), await readContentStamp(db)];
  await inTransaction(db, bumpStockVersion);
  expect(await readSiteVersion(db)).toBe((version ?? 0) + 1);
  expect(await readContentStamp(db)).toBe(content);
  await inTransaction(db, async (tx) => {
    await bumpStockVersion(tx);
    await bumpSiteVersion(tx);
  });
  expect(await readSiteVersion(db)).toBe((version ?? 0) + 2);
  expect(await readContentStamp(db)).not.toBe(content);
  const [row] = await db.select().from(siteVersion);
  expect(row).toMatchObject({ version: (version ?? 0) + 2, stockChanges: 1 });
});
