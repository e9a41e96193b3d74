import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { listEntries } from "./queries.server.ts";
import { COLLECTION_NAMES } from "./schema.ts";
import { SEEDS } from "./seed/all.ts";
import { seedContent } from "./seed-content.server.ts";

const total = COLLECTION_NAMES.reduce((sum, name) => sum + SEEDS[name].length, 0);

const db = await useTestDb();

describe("content", () => {
  it("is seeded once, and a second time changes nothing", async () => {
    expect(await inTransaction(db, seedContent)).toBe(total);
    const version = await readSiteVersion(db);
    await db.update(contentEntries).set({ published: false }).where(eq(contentEntries.key, "barco"));
    expect(await inTransaction(db, seedContent)).toBe(0);
    expect(await readSiteVersion(db)).toBe(version);
    expect((await listEntries(db, ["partners"])).partners).toHaveLength(SEEDS.partners.length - 1);
  });

  it("is listed in its order, in both languages, and only as far as it is published", async () => {
    await inTransaction(db, seedContent);
    const lists = await listEntries(db, ["clients", "statistics"]);
    expect(lists.clients.map(({ key }) => key)).toEqual(SEEDS.clients.map(({ key }) => key));
    expect(lists.statistics[0]).toMatchObject({
      value: "900+",
      label: { en: "lighting rigs", ga: "socrú soilsithe" },
    });
    expect(Object.keys(lists)).toEqual(["clients", "statistics"]);
  });

  it("leaves out an entry that no longer fits its schema", async () => {
    await inTransaction(db, seedContent);
    await db
      .update(contentEntries)
      .set({ data: { title: "one language" } })
      .where(eq(contentEntries.key, "house-in-colour"));
    expect((await listEntries(db, ["projects"])).projects.map(({ key }) => key)).toEqual([
      "harbour-festival",
      "chamber-opera",
    ]);
  });
});
