import { beforeEach, expect, it } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { deleteMedia } from "#app/features/media/delete-media.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { getAdminEntry } from "./admin-queries.server.ts";
import { deleteEntry, restoreEntry } from "./delete-entry.server.ts";
import { publishEntry } from "./publish-entry.server.ts";
import { submitEntry } from "./submit-entry.server.ts";
import { restoreVersion } from "./versions/restore-version.server.ts";
import { listVersions } from "./versions/version-queries.server.ts";

const db = await useTestDb();
const collection = "team";
const now = new Date("2026-12-01T10:00:00Z");
const who = { collection, actorId: "editor", now } as const;
const TEXTS = {
  "role.en": "Rigger",
  "role.ga": "Rigeálaí",
  "description.en": "Up high.",
  "description.ga": "In airde.",
};
let portrait = "";

beforeEach(async () => {
  portrait = newId();
  const file = { filename: "rigger.jpg", width: 1, height: 1, variants: [], placeholder: "" };
  await db.insert(media).values({ ...file, id: portrait });
});

async function submit(id: string | null, picture: string, published = true) {
  const version = id === null ? "" : ((await getAdminEntry(db, collection, id))?.version ?? "");
  const form = new FormFields(Object.entries({ ...TEXTS, picture, version }));
  return submitEntry(db, { ...who, id, form, published });
}

async function addMember(): Promise<string> {
  const submitted = await submit(null, portrait);
  return submitted.kind === "saved" ? submitted.id : "";
}

const deletePortrait = () => deleteMedia(db, { id: portrait, actorId: "editor" });
const fault = {
  kind: "returned",
  form: { faults: [{ field: "picture", kind: "picture-gone" }] },
};

it("does not publish a form whose picture was deleted while it was open", async () => {
  expect(await deletePortrait()).toMatchObject({ ok: true });
  expect(await submit(null, portrait)).toMatchObject(fault);
  const hidden = await submit(null, portrait, false);
  const id = hidden.kind === "saved" ? hidden.id : "";
  expect(await submit(id, portrait)).toMatchObject(fault);
  expect(await publishEntry(db, { ...who, id, published: true })).toMatchObject({
    error: { kind: "incomplete" },
  });
  expect(await submit(id, "rig")).toMatchObject({ kind: "saved" });
});

it("brings a deleted entry back hidden when its picture was deleted meanwhile", async () => {
  const id = await addMember();
  await deleteEntry(db, { ...who, id });
  expect(await deletePortrait()).toMatchObject({ ok: true });
  const restored = await restoreEntry(db, { ...who, id, published: true });
  expect(restored).toEqual({ ok: true, value: { isWhole: false } });
  expect((await getAdminEntry(db, collection, id))?.published).toBe(false);
});

it("brings an older version back hidden when its picture was deleted meanwhile", async () => {
  const id = await addMember();
  await submit(id, "rig");
  expect(await deletePortrait()).toMatchObject({ ok: true });
  const older = (await listVersions(db, "entry", id)).at(-1)?.id ?? "";
  const version = (await getAdminEntry(db, collection, id))?.version ?? "";
  expect(await restoreVersion(db, { ...who, id, versionId: older, version })).toEqual({
    ok: true,
    value: { hides: true },
  });
  expect(await getAdminEntry(db, collection, id)).toMatchObject({
    published: false,
    data: { picture: portrait },
  });
});
