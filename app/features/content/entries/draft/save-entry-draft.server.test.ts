import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { discardDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { listEntries } from "../../queries.server.ts";
import { COLLECTION_NAMES, type CollectionName } from "../../schema.ts";
import { seedContent } from "../../seed-content.server.ts";
import type { EditedEntry } from "../admin-entries.ts";
import { getAdminEntry, listAdminEntries } from "../admin-queries.server.ts";
import { deleteEntry, removeDeletedEntries, restoreEntry } from "../delete-entry.server.ts";
import { isPair } from "../entry-fields.ts";
import { previewEntries } from "../preview-entries.server.ts";
import { submitEntry, submitEntryDraft } from "../submit-entry.server.ts";
import { entryDraft } from "./save-entry-draft.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-26T12:00:00Z");
const collection = "team";
let [id, actorId] = ["", ""];

beforeEach(async () => {
  await inTransaction(db, seedContent);
  actorId = (await createUser(db, { name: "Aoife" })).id;
  id = (await listAdminEntries(db, collection))[0]?.id ?? "";
});

const entryOf = async (of: CollectionName = collection, entryId = id) => {
  const entry = await getAdminEntry(db, of, entryId);
  if (!entry) throw new Error("Bug: no entry.");
  return entry;
};
const shown = async () => (await listEntries(db, [collection])).team.find((one) => one.id === id)?.role.en;
const changedOnes = async () =>
  (await listAdminEntries(db, collection)).flatMap((one) => (one.hasDraft ? [one.id] : []));

/** What the page of an entry posts after these changes: its draft's fields, or else what is stored. */
async function formOf(changes: Readonly<Record<string, string>> = {}) {
  return postOf(await entryOf(), changes);
}

function postOf(entry: EditedEntry, changes: Readonly<Record<string, string>> = {}) {
  const { data, sample, version, draft } = entry;
  const fields = Object.entries(draft?.form.values ?? data).flatMap(([name, value]) => inputsOf(name, value));
  const marks = sample ? [["sample", "on"] as const] : [];
  const seen = { version: draft?.entryVersion ?? version, draft: draft?.version ?? "", ...changes };
  const own = [...fields, ...marks].filter(([name]) => !(name in changes));
  return new FormFields([...own, ...Object.entries(seen)]);
}

function inputsOf(name: string, value: unknown): (readonly [name: string, text: string])[] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value === "boolean") return value ? [[name, "on"]] : [];
  if (isPair(value))
    return [
      [`${name}.en`, value.en],
      [`${name}.ga`, value.ga],
    ];
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).flatMap((one, at) =>
    inputsOf(isPair(one) ? `${name}.${at}` : name, one),
  );
}

const saveDraft = (form: FormFields) => submitEntryDraft(db, { collection, id, actorId, now, form });
const save = (form: FormFields, published = true) =>
  submitEntry(db, { collection, id, actorId, now, published, form });

it("4.13: the draft of a published entry leaves it as it is until it is published", async () => {
  const before = await shown();
  expect(await saveDraft(await formOf({ "role.en": "Rigger" }))).toEqual({ kind: "saved" });
  expect(await shown()).toBe(before);
  const { draft } = await entryOf();
  expect(draft).toMatchObject({ savedBy: "Aoife", savedAt: now, conflicting: [] });
  expect(draft?.differences).toEqual([{ path: "role.en", before, after: "Rigger" }]);
  expect(await changedOnes()).toEqual([id]);
  const preview = await previewEntries(db, { collection, id, form: null });
  expect(preview?.entries.find((one) => one.id === id)).toMatchObject({ role: { en: "Rigger" } });

  const form = await formOf();
  expect(await save(form)).toMatchObject({ kind: "saved", tookDraft: true });
  expect([await shown(), (await entryOf()).draft, await changedOnes()]).toEqual(["Rigger", null, []]);
  const log = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, id));
  expect(log.map(({ action }) => action)).toEqual(["content.draft-saved", "content.draft-published"]);
});

it("4.13: a draft takes what cannot be published yet; one without a change is none", async () => {
  expect(await saveDraft(await formOf({ "role.en": "Rigger", "role.ga": "" }))).toEqual({ kind: "saved" });
  expect(await save(await formOf())).toMatchObject({
    kind: "returned",
    form: { faults: [{ field: "role.ga", kind: "irish-missing" }], draft: (await entryOf()).draft?.version },
  });
  const { role } = (await entryOf()).data as { role: { en: string; ga: string } };
  const reverted = await formOf({ "role.en": role.en, "role.ga": role.ga });
  expect(await saveDraft(reverted)).toEqual({ kind: "unchanged" });
  expect(await db.$count(changeDrafts)).toBe(0);
});

it("4.13: a field that was changed in the published entry too is shown before publishing, others are merged", async () => {
  await saveDraft(await formOf({ "role.en": "Ours" }));
  const drafted = (await entryOf()).draft?.version ?? "";
  const posted = postOf(
    { ...(await entryOf()), draft: null },
    { "role.en": "Theirs", "role.ga": "Rigeálaí nua" },
  );
  expect(await save(posted)).toMatchObject({ kind: "saved", tookDraft: false });
  const { draft } = await entryOf();
  expect(draft).toMatchObject({ version: drafted, conflicting: ["role.en"] });
  expect(draft?.form.values.role).toEqual({ en: "Ours", ga: "Rigeálaí nua" });

  // The draft may be saved with its conflict, which stays.
  expect(await saveDraft(await formOf({ "role.en": "Ours too" }))).toEqual({ kind: "saved" });
  expect((await entryOf()).draft).toMatchObject({ conflicting: ["role.en"] });
  const refused = await save(await formOf());
  expect(refused).toMatchObject({ kind: "returned", form: { conflict: true } });
  expect(await shown()).toBe("Theirs");
  const again = await formOf({ version: (await entryOf()).version });
  expect(await save(again)).toMatchObject({ kind: "saved", tookDraft: true });
  expect(await shown()).toBe("Ours too");
});

it("4.13: two people on one draft of an entry lose nothing", async () => {
  const mine = await formOf({ "role.en": "Mine" });
  await saveDraft(await formOf({ "role.en": "Theirs", "role.ga": "Acu" }));
  const version = (await entryOf()).draft?.version;
  const returned = {
    kind: "returned",
    form: {
      draft: version,
      values: { role: { en: "Mine", ga: "Acu" } },
      draftConflict: {
        kind: "saved",
        conflicts: [{ field: "role.en", theirs: "Theirs" }],
        merged: ["role.ga"],
      },
    },
  };
  expect(await saveDraft(mine)).toMatchObject(returned);
  const old = await formOf({ "role.en": "Mine" });
  await saveDraft(await formOf({ "role.ga": "Acu siúd" }));
  expect(await save(old)).toMatchObject({ kind: "returned", form: { draftConflict: { kind: "saved" } } });
  expect(await discardDraft(db, entryDraft({ collection, id, actorId }), old.get("draft") ?? "")).toEqual({
    ok: false,
    error: { kind: "conflict" },
  });
  const newest = await formOf();
  const draft = newest.get("draft") ?? "";
  expect(await discardDraft(db, entryDraft({ collection, id, actorId }), draft)).toEqual({
    ok: true,
    value: null,
  });
  expect(await save(newest)).toMatchObject({
    kind: "returned",
    form: { draft: "", draftConflict: { kind: "gone" }, values: { role: { en: "Theirs" } } },
  });
});

it("4.13: hiding an entry takes its draft over, and a deleted entry keeps it as long as its words", async () => {
  await saveDraft(await formOf({ "role.en": "Rigger" }));
  const form = await formOf();
  expect(await save(form, false)).toMatchObject({ kind: "saved", published: false, tookDraft: true });
  expect((await entryOf()).data).toMatchObject({ role: { en: "Rigger" } });

  await saveDraft(await formOf({ "role.en": "Head rigger" }));
  const target = { collection, id, actorId } as const;
  await deleteEntry(db, { ...target, now });
  await restoreEntry(db, { ...target, now, published: false });
  expect((await entryOf()).draft?.form.values).toMatchObject({ role: { en: "Head rigger" } });
  await deleteEntry(db, { ...target, now });
  await removeDeletedEntries(db, addMs(now, 29 * DAY_MS));
  expect(await db.$count(changeDrafts)).toBe(1);
  await removeDeletedEntries(db, addMs(now, 31 * DAY_MS));
  expect(await db.$count(changeDrafts)).toBe(0);
  expect(await db.$count(contentEntries, eq(contentEntries.id, id))).toBe(1);
});

it("a form of any collection that nothing was changed in makes no draft", async () => {
  for (const of of COLLECTION_NAMES) {
    const [first] = await listAdminEntries(db, of);
    const entry = first && (await entryOf(of, first.id));
    if (!entry) continue;
    const post = { collection: of, id: entry.id, actorId, now, form: postOf(entry) };
    expect([of, await submitEntryDraft(db, post)]).toEqual([of, { kind: "unchanged" }]);
  }
});
