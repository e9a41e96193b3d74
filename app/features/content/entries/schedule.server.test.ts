import { beforeEach, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { listEntries } from "../queries.server.ts";
import { seedContent } from "../seed-content.server.ts";
import { getAdminEntry, listAdminEntries } from "./admin-queries.server.ts";
import { deleteEntry, restoreEntry } from "./delete-entry.server.ts";
import { isPair } from "./entry-fields.ts";
import { type EntryState, entryDifferences } from "./entry-state.ts";
import { publishEntry } from "./publish-entry.server.ts";
import { publishOnTime } from "./publish-on-time.server.ts";
import { submitEntry } from "./submit-entry.server.ts";
import { restoreVersion } from "./versions/restore-version.server.ts";
import { listVersions } from "./versions/version-queries.server.ts";

const db = await useTestDb();
const collection = "productions";
const start = new Date("2026-12-01T10:00:00Z");

beforeEach(() => inTransaction(db, seedContent));

async function first() {
  const [row] = await listAdminEntries(db, collection);
  const entry = row && (await getAdminEntry(db, collection, row.id));
  if (!entry) throw new Error("Bug: no entry.");
  return entry;
}

async function submit(fields: Record<string, string>, now = start) {
  const { id, data, version } = await first();
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    if (!isPair(value)) continue;
    form.set(`${name}.en`, value.en);
    form.set(`${name}.ga`, value.ga);
  }
  for (const [name, value] of Object.entries({ version, ...fields })) form.set(name, value);
  return submitEntry(db, {
    collection,
    id,
    actorId: "editor",
    now,
    form: new FormFields(form),
    published: true,
  });
}

async function isShown(id: string): Promise<boolean> {
  return (await listEntries(db, [collection]))[collection].some((entry) => entry.id === id);
}

it("is shown from its moment until its moment, and the pages are made again at both", async () => {
  const { id } = await first();
  const [from, until] = [addMs(start, HOUR_MS), addMs(start, 2 * HOUR_MS)];
  await submit({ publishFrom: toIrishInput(from), publishUntil: toIrishInput(until) });
  expect(await isShown(id)).toBe(false);
  const due = async () => (await db.select().from(jobs)).map(({ runAt }) => runAt);
  expect(await due()).toEqual([from]);

  const before = (await readSiteVersion(db)) ?? 0;
  await publishOnTime({ db, clock: { now: () => addMs(from, -1) } }, id);
  expect(await isShown(id)).toBe(false);
  await publishOnTime({ db, clock: { now: () => from } }, id);
  expect(await isShown(id)).toBe(true);
  expect(await readSiteVersion(db)).toBeGreaterThan(before);
  await publishOnTime({ db, clock: { now: () => until } }, id);
  expect(await isShown(id)).toBe(false);
  expect((await first()).published).toBe(false);
  const versions = await listVersions<EntryState>(db, "entry", id);
  expect(versions.map(({ cause }) => cause)).toEqual(["schedule", "schedule", "saved", "first"]);
});

it("keeps its end when it is published before its beginning", async () => {
  const { id } = await first();
  const [from, until] = [addMs(start, HOUR_MS), addMs(start, 2 * HOUR_MS)];
  await submit({ publishFrom: toIrishInput(from), publishUntil: toIrishInput(until) });
  await db.delete(jobs);
  const publication = { collection, id, actorId: "editor", now: start, published: true } as const;
  expect(await publishEntry(db, publication)).toEqual({ ok: true, value: true });
  expect(await first()).toMatchObject({ published: true, publishFrom: null, publishUntil: until });
  expect((await db.select().from(jobs)).map(({ runAt }) => runAt)).toEqual([until]);
  await publishOnTime({ db, clock: { now: () => until } }, id);
  expect(await isShown(id)).toBe(false);
});

it.each([
  ["from", false],
  ["until", true],
] as const)("keeps to %s when it was deleted over that moment and is restored", async (time, shown) => {
  const { id } = await first();
  const [at, later] = [addMs(start, HOUR_MS), addMs(start, 2 * HOUR_MS)];
  await submit({ [time === "from" ? "publishFrom" : "publishUntil"]: toIrishInput(at) });
  expect(await isShown(id)).toBe(shown);
  const who = { collection, id, actorId: "editor" } as const;
  await deleteEntry(db, { ...who, now: start });
  await publishOnTime({ db, clock: { now: () => at } }, id);
  expect((await restoreEntry(db, { ...who, now: later, published: true })).ok).toBe(true);
  expect(await isShown(id)).toBe(!shown);
  expect(await first()).toMatchObject({ published: !shown, publishFrom: null, publishUntil: null });
});

it("is watched again when it is restored before its moment", async () => {
  const { id } = await first();
  const [from, until] = [addMs(start, HOUR_MS), addMs(start, 3 * HOUR_MS)];
  await submit({ publishFrom: toIrishInput(from), publishUntil: toIrishInput(until) });
  const who = { collection, id, actorId: "editor", published: true } as const;
  await deleteEntry(db, { ...who, now: start });
  await db.delete(jobs);
  await restoreEntry(db, { ...who, now: addMs(from, 1) });
  expect(await isShown(id)).toBe(true);
  expect((await db.select().from(jobs)).map(({ runAt }) => runAt)).toEqual([until]);
});

it.each([
  [{ publishUntil: "2026-11-30T10:00" }, "time-past"],
  [{ publishFrom: "2026-12-03T10:00", publishUntil: "2026-12-02T10:00" }, "time-order"],
  [{ publishFrom: "soon" }, "time"],
])("refuses %o", async (fields, kind) => {
  const sent = await submit(fields);
  expect(sent).toMatchObject({ kind: "returned", form: { faults: [{ kind }], times: fields } });
});

it("names what is wrong with the texts and with the times at once", async () => {
  const times = { publishFrom: "2026-12-03T10:00", publishUntil: "2026-12-02T10:00" };
  const sent = await submit({ ...times, "title.en": "" });
  const faults = sent.kind === "returned" ? sent.form.faults : [];
  expect(faults.map(({ field }) => field)).toEqual(["title.en", "publishUntil"]);
});

it("says in which words versions differ, and brings an older one back as a new one", async () => {
  const { id, title } = await first();
  await submit({ "title.en": "Another night" });
  const versions = await listVersions<EntryState>(db, "entry", id);
  const [now, old] = versions.map(({ state }) => state);
  if (!now || !old) throw new Error("Bug: two versions.");
  expect(entryDifferences(collection, old, now)).toEqual([
    { path: "title.en", before: title.en, after: "Another night" },
    { path: "sample", before: "yes", after: "", kind: "tick" },
  ]);
  const who = { collection, id, versionId: versions[1]?.id ?? "", actorId: "editor", now: start } as const;
  expect(await restoreVersion(db, { ...who, version: "older" })).toMatchObject({
    error: { kind: "conflict" },
  });
  expect((await restoreVersion(db, { ...who, version: (await first()).version })).ok).toBe(true);
  expect(await first()).toMatchObject({ title, sample: true, published: true });
  expect((await listVersions(db, "entry", id))[0]?.cause).toBe("restored");
});

/** Brings back the version that is so many before the newest. */
async function bringBack(id: string, back: number, now: Date): Promise<void> {
  const versions = await listVersions(db, "entry", id);
  const { version } = await first();
  const who = {
    collection,
    id,
    versionId: versions[back]?.id ?? "",
    version,
    actorId: "editor",
    now,
  } as const;
  expect((await restoreVersion(db, who)).ok).toBe(true);
}

it("brings an older version back with its times", async () => {
  const { id } = await first();
  const [from, until] = [addMs(start, HOUR_MS), addMs(start, 3 * HOUR_MS)];
  await submit({ publishFrom: toIrishInput(from), publishUntil: toIrishInput(until) });
  await bringBack(id, 1, start);
  expect(await first()).toMatchObject({ published: true, publishFrom: null, publishUntil: null });
  expect(await isShown(id)).toBe(true);

  await bringBack(id, 1, start);
  expect(await first()).toMatchObject({ published: true, publishFrom: from, publishUntil: until });
  expect(await isShown(id)).toBe(false);
  expect((await db.select().from(jobs)).map(({ runAt }) => runAt)).toEqual([from]);
});

it("brings an older version back without the times that are over", async () => {
  const { id } = await first();
  const [from, until] = [addMs(start, HOUR_MS), addMs(start, 3 * HOUR_MS)];
  await submit({ publishFrom: toIrishInput(from), publishUntil: toIrishInput(until) });
  await submit({});
  await bringBack(id, 1, addMs(from, 1));
  expect(await first()).toMatchObject({ published: true, publishFrom: null, publishUntil: until });
  await submit({}, addMs(from, 2));
  await bringBack(id, 1, until);
  expect(await first()).toMatchObject({ published: true, publishFrom: null, publishUntil: null });
});
