import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireGroup, createHireItem } from "#tests/support/factories-hire.ts";
import { listGroups } from "./save-group.server.ts";

const db = await useTestDb();

it("lists every group with how many items it holds", async () => {
  const empty = await createHireGroup(db);
  const { id } = await createHireGroup(db);
  await createHireItem(db, { groupId: id });
  const groups = await listGroups(db);
  expect(Object.fromEntries(groups.map((group) => [group.id, group.items]))).toEqual({
    [empty.id]: 0,
    [id]: 1,
  });
});
