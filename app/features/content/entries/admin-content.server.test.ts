import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { runHousekeeping } from "#server/housekeeping.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { handClock, workContext } from "#tests/support/shop/work-context.ts";
import { listEntries } from "../queries.server.ts";
import { seedContent } from "../seed-content.server.ts";
import { addEntry } from "./add-entry.server.ts";
import type { EditedEntry } from "./admin-entries.ts";
import {
  getAdminEntry,
  getNextSample,
  listAdminEntries,
  listCollections,
  listDeletedEntries,
} from "./admin-queries.server.ts";
import { changeManyEntries } from "./change-many-entries.server.ts";
import { deleteEntry, restoreEntry } from "./delete-entry.server.ts";
import { checkEntry, type EntryValues } from "./entry-form.ts";
import { moveEntry, orderEntries } from "./order-entries.server.ts";
import { publishEntry } from "./publish-entry.server.ts";
import { saveEntry } from "./save-entry.server.ts";
import { listVersions } from "./versions/version-queries.server.ts";

const db = await useTestDb();
const actorId = "editor";
const now = new Date("2026-12-01T10:00:00Z");
const collection = "team";

beforeEach(() => inTransaction(db, seedContent));

/** Entries of all collections that still hold sample content. */
async function countSamples(): Promise<number> {
  return (await listCollections(db)).reduce((sum, { sample }) => sum + sample, 0);
}

async function firstMember(): Promise<EditedEntry> {
  const [first] = await listAdminEntries(db, collection);
  const entry = first && (await getAdminEntry(db, collection, first.id));
  if (!entry) throw new Error("Bug: no entry.");
  return entry;
}

async function save(
  entry: EditedEntry,
  values: EntryValues,
  extra: { published?: boolean; fits?: string[] } = {},
) {
  const { published = true, fits = [] } = extra;
  const checked = checkEntry(collection, { ...(entry.data as EntryValues), ...values }, { published });
  if (!checked.ok) throw new Error("Bug: refused.");
  const { id, version } = entry;
  return saveEntry(db, {
    collection,
    id,
    actorId,
    now,
    version,
    entry: checked.value,
    published,
    sample: false,
    fits,
  });
}

describe("many entries at once", () => {
  const press = (many: string, ids: readonly string[], shown: readonly string[] = []) => {
    const form = new FormData();
    form.set("many", many);
    for (const id of ids) form.append("entry", id);
    for (const id of shown) form.append("shown", id);
    return changeManyEntries(db, { collection, actorId, now, form: new FormFields(form) });
  };

  it("become the company's own, or go and come back as they were", async () => {
    const ids = (await listAdminEntries(db, collection)).map(({ id }) => id);
    const [first = "", second = ""] = ids;
    const samples = await countSamples();
    expect(await getNextSample(db, collection, second)).toMatchObject({
      href: `/admin/content/${collection}/${ids[2]}`,
    });
    expect(await press("own", [first, second])).toMatchObject({ did: "own", ids: [first, second], left: [] });
    expect(await countSamples()).toBe(samples - 2);
    expect(await press("sample", [first, second])).toMatchObject({ ids: [first, second] });
    expect(await countSamples()).toBe(samples);

    await press("hide", [second]);
    const gone = await press("delete", ids);
    expect(gone).toMatchObject({ ids, shown: ids.filter((id) => id !== second) });
    expect(await listAdminEntries(db, collection)).toEqual([]);
    await press("restore", ids, gone?.shown);
    const back = await listAdminEntries(db, collection);
    expect(back.map(({ id, published }) => [id, published])).toEqual(ids.map((id) => [id, id !== second]));
    expect(await press("burn", ids)).toBeNull();
    const ours = await press("own", ids);
    expect(ours?.ids).toEqual(ids);
    expect(await getNextSample(db, collection, first)).toBeNull();
  });

  it("say why one of them was left as it is: it was so already, something is missing, or it is gone", async () => {
    const faulty = await firstMember();
    await save(faulty, { role: { en: "Rigger", ga: "" } }, { published: false });
    const whole = (await listAdminEntries(db, collection)).find(({ id }) => id !== faulty.id);
    if (!whole) throw new Error("No other entry");
    expect(await press("publish", [whole.id, faulty.id, newId()])).toMatchObject({
      ids: [],
      left: [
        { title: whole.title.en, why: "same" },
        { title: "Rigger", why: "incomplete" },
        { title: "", why: "not-found" },
      ],
    });
    expect(await press("hide", [whole.id, faulty.id])).toMatchObject({
      ids: [whole.id],
      left: [{ title: "Rigger", why: "same" }],
    });
    expect(await press("own", [faulty.id])).toMatchObject({ ids: [], left: [{ why: "same" }] });
  });
});

describe("saving", () => {
  it("is seen by visitors at once, is written down, and takes the sample mark away", async () => {
    const entry = await firstMember();
    const version = (await readSiteVersion(db)) ?? 0;
    const samples = await countSamples();
    expect(await save(entry, { role: { en: "Director", ga: "Stiúrthóir" } })).toMatchObject({ ok: true });
    expect((await listEntries(db, ["team"])).team[0]?.role).toEqual({ en: "Director", ga: "Stiúrthóir" });
    expect(await readSiteVersion(db)).toBe(version + 1);
    expect(await countSamples()).toBe(samples - 1);
    const [audit] = await listAuditEntries(db, { subjectType: "content", subjectId: entry.id });
    expect(audit).toMatchObject({ actorId, action: "content.saved", details: { fields: ["role"] } });
  });

  it("does not overwrite what somebody else has saved meanwhile", async () => {
    const entry = await firstMember();
    await save(entry, { role: { en: "Hers", ga: "Léi" } });
    expect(await save(entry, { role: { en: "His", ga: "Leis" } })).toEqual({
      ok: false,
      error: { kind: "conflict" },
    });
    expect((await firstMember()).title.en).toBe("Hers");
    expect(await save(await firstMember(), { role: { en: "His", ga: "Leis" } })).toMatchObject({ ok: true });
  });

  it("marks Irish as stale once its English changes, until it changes too or is found right", async () => {
    await save(await firstMember(), { role: { en: "Boss", ga: "Stiúrthóir Bainistíochta" } });
    expect((await firstMember()).stale).toEqual(["role"]);
    await save(await firstMember(), { picture: "rig" });
    expect((await firstMember()).stale).toEqual(["role"]);
    expect((await listCollections(db)).find((one) => one.collection === "team")).toMatchObject({ stale: 1 });
    await save(await firstMember(), {}, { fits: ["role"] });
    expect((await firstMember()).stale).toEqual([]);
  });

  it("keeps an entry without Irish hidden, and counts it", async () => {
    const entry = await firstMember();
    await save(entry, { role: { en: "Rigger", ga: "" } }, { published: false });
    expect((await listCollections(db)).find((one) => one.collection === "team")).toMatchObject({
      missing: 1,
      hidden: 1,
    });
    const wanted = { collection, id: entry.id, actorId, now, published: true } as const;
    expect(await publishEntry(db, wanted)).toEqual({ ok: false, error: { kind: "incomplete" } });
    await save(await firstMember(), { role: { en: "Rigger", ga: "Rigeálaí" } }, { published: false });
    expect(await publishEntry(db, wanted)).toMatchObject({ ok: true });
    expect((await listEntries(db, ["team"])).team[0]?.role.en).toBe("Rigger");
  });
});

describe("the order", () => {
  it("changes by one place and as a whole, and an open form may still be saved", async () => {
    const entry = await firstMember();
    const ids = (await listAdminEntries(db, collection)).map(({ id }) => id);
    const order = async () => (await listAdminEntries(db, collection)).map(({ id }) => ids.indexOf(id));
    await moveEntry(db, { collection, actorId, id: entry.id, by: 1 });
    expect(await order()).toEqual([1, 0, 2, 3]);
    await moveEntry(db, { collection, actorId, id: entry.id, by: -1 });
    await moveEntry(db, { collection, actorId, id: entry.id, by: -1 });
    expect(await order()).toEqual([0, 1, 2, 3]);
    await orderEntries(db, { collection, actorId, ids: ids.toReversed() });
    expect(await order()).toEqual([3, 2, 1, 0]);
    expect(await save(entry, { picture: "rig" })).toMatchObject({ ok: true });
  });

  it("refuses a list that is not the collection's", async () => {
    const ids = (await listAdminEntries(db, collection)).map(({ id }) => id);
    for (const wrong of [ids.slice(1), [...ids, ...ids.slice(0, 1)], ids.map(() => ids[0] ?? "")]) {
      expect(await orderEntries(db, { collection, actorId, ids: wrong })).toMatchObject({ ok: false });
    }
  });
});

describe("adding and deleting", () => {
  const values: EntryValues = {
    role: { en: "Rigger & Climber", ga: "Rigeálaí" },
    description: { en: "Up high.", ga: "In airde." },
    picture: "rig",
  };

  it("gives every entry a key of its own, at the end", async () => {
    const checked = checkEntry(collection, values, { published: true });
    if (!checked.ok) throw new Error("Bug: refused.");
    const entry = { collection, actorId, entry: checked.value, published: true, sample: false } as const;
    await addEntry(db, entry);
    await addEntry(db, entry);
    const keys = (await listEntries(db, ["team"])).team.map(({ key }) => key);
    expect(keys.slice(-2)).toEqual(["rigger-and-climber", "rigger-and-climber-2"]);
  });

  it("can be undone, and seeding does not undo it", async () => {
    const { id } = await firstMember();
    const target = { collection, id, actorId, now } as const;
    expect(await deleteEntry(db, target)).toMatchObject({ ok: true });
    expect(await deleteEntry(db, target)).toMatchObject({ ok: false });
    await inTransaction(db, seedContent);
    expect((await listEntries(db, ["team"])).team).toHaveLength(3);
    expect(await listDeletedEntries(db, collection, now)).toMatchObject([{ id }]);
    expect(await restoreEntry(db, { ...target, published: true })).toMatchObject({ ok: true });
    expect((await listEntries(db, ["team"])).team[0]?.id).toBe(id);
  });

  it("is for good after thirty days", async () => {
    const [first, second] = await listAdminEntries(db, collection);
    if (!first || !second) throw new Error("Bug: too few.");
    for (const { id, published } of [first, second])
      await publishEntry(db, { collection, id, actorId, now, published: !published });
    await deleteEntry(db, { collection, id: first.id, actorId, now });
    const later = addMs(now, 31 * DAY_MS);
    expect(
      await restoreEntry(db, { collection, id: first.id, actorId, now: later, published: true }),
    ).toMatchObject({ ok: false });
    await deleteEntry(db, { collection, id: second.id, actorId, now: addMs(now, DAY_MS + 1) });
    await runHousekeeping(workContext(db, {}, handClock(later)));
    const [row] = await db.select().from(contentEntries).where(eq(contentEntries.id, first.id));
    expect(row?.data).toEqual({});
    expect(await listVersions(db, "entry", first.id)).toEqual([]);
    expect(await listVersions(db, "entry", second.id)).not.toEqual([]);
    expect(await listDeletedEntries(db, collection, later)).toHaveLength(1);
  });
});
