import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { findItems } from "./find-items.server.ts";

const db = await useTestDb();

it("finds items by code, name, Irish name and other names, by code and no more than asked for", async () => {
  const common = { name: "Wash 37", nameGa: "Solas níocháin", aliases: ["Robin 600"] };
  const second = await createHireItem(db, { ...common, code: "WASH-B" });
  const first = await createHireItem(db, { ...common, code: "wash-a" });
  await createHireItem(db, { code: "CABLE", name: "Cable" });
  for (const typed of ["wash-", "ASH 3", "níoch", "robin"])
    expect(await findItems(db, typed, 5)).toEqual([
      { id: first.id, code: "wash-a", name: "Wash 37" },
      { id: second.id, code: "WASH-B", name: "Wash 37" },
    ]);
  expect((await findItems(db, "robin", 1)).map(({ code }) => code)).toEqual(["wash-a"]);
  expect(await findItems(db, "100%", 5)).toEqual([]);
});
