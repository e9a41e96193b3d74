import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { useTestDb } from "./test-db.ts";

const db = await useTestDb();
const company = settingSchemas.company.parse({ tradingName: "Another name" });

describe("the database of a test file", () => {
  for (const time of ["first", "second", "third"])
    it(`holds nothing of the test before it, not even what is kept for a moment (${time})`, async () => {
      expect((await getSettings(db)).company.tradingName).toBe("ItsShowTime");
      await inTransaction(db, (tx) => changeSetting(tx, "company", company));
      expect((await getSettings(db)).company.tradingName).toBe("Another name");
    });
});
