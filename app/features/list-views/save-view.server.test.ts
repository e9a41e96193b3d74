import { expect, it } from "vitest";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { viewQuery } from "./list-views.ts";
import { getListViews, listSavedViews } from "./queries.server.ts";
import { addView, changeView, deleteView, keepColumns } from "./save-view.server.ts";

const db = await useTestDb();
const LIST = "/admin/orders";
const PLAIN = { list: LIST, query: "state=paid", shared: false, isDefault: false };

it("keeps the filters of a list under a name that a person has once", async () => {
  const { id: userId } = await createUser(db);
  expect(await addView(db, { ...PLAIN, userId, name: "  Late   ones " })).toMatchObject({ ok: true });
  expect(await addView(db, { ...PLAIN, userId, name: "late ones" })).toMatchObject({
    error: { kind: "name-taken" },
  });
  expect(await addView(db, { ...PLAIN, userId, name: "  " })).toMatchObject({ error: { kind: "no-name" } });
  // As the whole list it would show everything, under a name that says otherwise.
  const long = { query: viewQuery(new URLSearchParams({ search: "x".repeat(1_000) })), name: "Long" };
  expect(await addView(db, { ...PLAIN, ...long, userId })).toMatchObject({
    error: { kind: "query-too-long" },
  });
  expect(await addView(db, { ...PLAIN, userId, list: "/admin/mail", name: "Late ones" })).toMatchObject({
    ok: true,
  });
  expect((await getListViews(db, LIST, userId)).views).toMatchObject([
    { name: "Late ones", query: "state=paid", isOwn: true },
  ]);
});

it("shows a shared view to everybody, whose default it is not; only its maker changes it", async () => {
  const [{ id: userId }, { id: otherId }] = [await createUser(db), await createUser(db)];
  const own = { ...PLAIN, userId, name: "To send", shared: true, isDefault: true };
  const added = await addView(db, own);
  if (!added.ok) throw new Error(added.error.kind);
  const { id } = added.value;
  expect((await getListViews(db, LIST, otherId)).views).toMatchObject([
    { name: "To send", isOwn: false, isDefault: false },
  ]);
  const theirs = { id, userId: otherId, name: "Mine", shared: false, isDefault: false };
  expect(await changeView(db, theirs)).toMatchObject({ error: { kind: "unknown-view" } });
  expect(await deleteView(db, { id, userId: otherId })).toBeNull();
  expect(await changeView(db, { ...theirs, userId, name: "Late" })).toMatchObject({ ok: true });
  expect((await getListViews(db, LIST, otherId)).views).toEqual([]);
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
    "list-view.shared",
    "list-view.unshared",
  ]);
  expect(await deleteView(db, { id, userId })).toEqual({ list: LIST });
  expect(await listSavedViews(db, userId)).toEqual([]);
});

it("has one default view for a person and list, and one choice of columns", async () => {
  const { id: userId } = await createUser(db);
  for (const name of ["One", "Two"]) await addView(db, { ...PLAIN, userId, name, isDefault: true });
  await keepColumns(db, { userId, list: LIST, columns: "state,total" });
  await keepColumns(db, { userId, list: LIST, columns: "total" });
  const kept = await getListViews(db, LIST, userId);
  expect(kept.views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ["One", false],
    ["Two", true],
  ]);
  expect(kept.columns).toBe("total");
  await keepColumns(db, { userId, list: LIST, columns: null });
  expect((await getListViews(db, LIST, userId)).columns).toBeNull();
});
