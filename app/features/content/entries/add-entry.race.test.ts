import { expect, it } from "vitest";
import { contentEntries } from "#app/db/schema/content.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { addEntry } from "./add-entry.server.ts";
import { listAdminEntries } from "./admin-queries.server.ts";
import { checkEntry } from "./entry-form.ts";

const { db } = await usePostgresDb();
const collection = "team";
const TIMES = 5;

async function add({
  idempotencyKey,
  role = "Rigger",
}: {
  readonly idempotencyKey?: string;
  readonly role?: string;
} = {}) {
  const values = {
    role: { en: role, ga: "Rigeálaí" },
    description: { en: "Up high.", ga: "In airde." },
    picture: "rig",
  };
  const checked = checkEntry(collection, values, { published: true });
  if (!checked.ok) throw new Error("Bug: refused.");
  const entry = {
    collection,
    actorId: "editor",
    entry: checked.value,
    published: true,
    sample: false,
  } as const;
  const added = await addEntry(db, { ...entry, ...(idempotencyKey && { idempotencyKey }) });
  return added.ok && added.value;
}

it("entries of one title added at once each get a key and a position of their own", async () => {
  const ids = await Promise.all(Array.from({ length: TIMES }, () => add()));
  expect(new Set(ids).size).toBe(TIMES);
  const rows = await db.select().from(contentEntries);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(TIMES);
  expect(new Set(rows.map(({ position }) => position)).size).toBe(TIMES);
});

it("one form that comes several times adds one entry", async () => {
  const idempotencyKey = newId();
  expect(new Set(await Promise.all(Array.from({ length: TIMES }, () => add({ idempotencyKey }))))).toEqual(
    new Set([idempotencyKey]),
  );
  expect(await listAdminEntries(db, collection)).toHaveLength(1);
  expect(await add({ idempotencyKey, role: "Climber" })).not.toBe(idempotencyKey);
  expect(await listAdminEntries(db, collection)).toHaveLength(2);
});
