import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { contentEntries, type StoredEntryData } from "#app/db/schema/content.ts";
import { users } from "#app/db/schema/identity.ts";
import { media } from "#app/db/schema/media.ts";
import { addMedia } from "#app/features/media/add-media.server.ts";
import { replaceMedia } from "#app/features/media/replace-media.server.ts";
import { seedArtwork } from "#app/features/media/seed-artwork.server.ts";
import { bumpSiteVersion, readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { handClock, workContext } from "#tests/support/shop/work-context.ts";
import { getAdminEntry, listAdminEntries } from "./entries/admin-queries.server.ts";
import { submitEntry } from "./entries/submit-entry.server.ts";
import { pageMeta } from "./page-meta.ts";
import { getPagePictures } from "./page-pictures.server.ts";
import { PICTURE_SLOTS, SLOT_NAMES } from "./picture-slots.ts";
import { seedContent } from "./seed-content.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-places-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const now = new Date("2026-12-01T10:00:00Z");
const work = workContext(db, { DATA_DIR: dataDir }, handClock(now));
const collection = "page-pictures";

const jpeg = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeEach(() =>
  inTransaction(db, async (tx) => {
    await seedArtwork(tx);
    await seedContent(tx);
  }),
);

async function entryAt(slot: string) {
  const all = await listAdminEntries(db, collection);
  const title = PICTURE_SLOTS[slot as keyof typeof PICTURE_SLOTS].title.en;
  const found = all.find((entry) => entry.title.en === title);
  const entry = found && (await getAdminEntry(db, collection, found.id));
  if (!entry) throw new Error("Bug: no such place.");
  return entry;
}

async function choose(slot: string, fields: Readonly<Record<string, string>>, published = true) {
  const { id, version } = await entryAt(slot);
  const form = new FormData();
  for (const [name, value] of Object.entries({ version, ...fields })) form.set(name, value);
  return submitEntry(db, {
    collection,
    id,
    published,
    actorId: "editor",
    now,
    form: new FormFields(form),
  });
}

describe("the pictures of the pages", () => {
  it("are the site's own at first, every place in the back office under its name", async () => {
    const shown = await getPagePictures(db, SLOT_NAMES);
    expect(Object.values(shown).every(({ own, picture }) => own && picture.variants.length > 0)).toBe(true);
    expect(shown.home.portrait?.height).toBeGreaterThan(shown.home.portrait?.width ?? 0);
    expect(shown.hire.portrait).toBeNull();
    const titles = (await listAdminEntries(db, collection)).map(({ title, thumb }) => [
      title.en,
      thumb !== null,
    ]);
    expect(titles).toEqual(SLOT_NAMES.map((slot) => [PICTURE_SLOTS[slot].title.en, true]));
  });

  it("become another one from the library, also on the page's card, and visitors see it at once", async () => {
    const added = await addMedia(work, { bytes: await jpeg("#204060"), filename: "yard.jpg", actorId: null });
    const before = (await readSiteVersion(db)) ?? 0;
    expect(await choose("hire", { picture: added.ok ? added.value.id : "" })).toMatchObject({
      kind: "saved",
    });
    expect(await readSiteVersion(db)).toBeGreaterThan(before);
    const { hire, "dry-hire-store": store } = await getPagePictures(db, ["hire", "dry-hire-store"]);
    expect(hire).toMatchObject({ own: false, portrait: null, picture: { width: 1200, height: 800 } });
    expect(store.own).toBe(true);
    const words = { locale: "en", origin: "https://x.ie", path: "/hire" } as const;
    const title = { en: "Hire", ga: "Ar Cíos" };
    const cardOf = (opening: typeof hire) =>
      JSON.stringify(pageMeta({ ...words, title, description: title, opening }));
    expect(cardOf(hire)).toMatch(/"og:image","content":"https:\/\/x\.ie\/media\/[\w-]+\.jpg"/);
    expect(cardOf(store)).toContain("/social/hire-en.jpg");
  });

  it("follow a file that staff put in the place of the site's own, wherever it is shown", async () => {
    const [row] = await db.select({ id: media.id }).from(media).where(eq(media.artwork, "warehouse"));
    const actorId = newId();
    await db.insert(users).values({ id: actorId, name: "Staff", email: "staff@example.ie" });
    await replaceMedia(work, { id: row?.id ?? "", bytes: await jpeg("#805020"), actorId });
    const shown = await getPagePictures(db, ["hire", "dry-hire-store", "team"]);
    for (const slot of ["hire", "dry-hire-store"] as const) {
      expect(shown[slot].own).toBe(false);
      expect(shown[slot].picture.variants[0]?.src).toMatch(/^\/media\//);
    }
    expect(shown.team.own).toBe(true);
  });

  it("fall back on the site's own where a picture or a place is gone", async () => {
    const at = and(eq(contentEntries.collection, collection), eq(contentEntries.key, "team"));
    const store = (data: StoredEntryData) =>
      inTransaction(db, async (tx) => {
        await tx.update(contentEntries).set({ data }).where(at);
        await bumpSiteVersion(tx);
      });
    await store({ picture: newId() });
    expect((await getPagePictures(db, ["team"])).team.picture.width).toBe(1920);
    await store({});
    expect((await getPagePictures(db, ["team"])).team).toMatchObject({ own: true, portrait: null });
  });

  it("can be changed, and neither added, hidden, moved nor deleted", async () => {
    await choose("contact", { picture: "rig", publishFrom: "2027-01-01T10:00" }, false);
    expect(await entryAt("contact")).toMatchObject({
      published: true,
      publishFrom: null,
      data: { picture: "rig" },
    });
  });
});
