import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { siteTexts } from "#app/db/schema/content.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listVersions } from "#app/features/content/entries/versions/version-queries.server.ts";
import { readSiteVersion } from "#app/features/settings/site-version.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import {
  countStaleTexts,
  getReplacements,
  getSiteText,
  listSiteTexts,
  listUnusedSiteTexts,
} from "./queries.server.ts";
import { marksOf, type SiteTextState } from "./site-text.ts";
import { restoreSiteText, submitReset, submitSiteText } from "./submit-site-text.server.ts";

const db = await useTestDb();
const key = "home.servicesHeading";
let minute = 0;

beforeEach(() => {
  minute = 0;
});

const later = () => new Date(Date.UTC(2026, 11, 1, 10, minute++));

async function send(fields: Record<string, string>, of = key) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return submitSiteText(db, { key: of, actorId: "editor", now: later(), form: new FormFields(form) });
}

async function reset(version: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ version, en: "Mine, longer" })) form.set(name, value);
  return submitReset(db, { key, actorId: "editor", now: later(), form: new FormFields(form) });
}

async function text(of = key) {
  const found = await getSiteText(db, of);
  if (!found) throw new Error("Bug: no such text.");
  return found;
}

async function save(en: string, ga: string, more: Record<string, string> = {}) {
  const { version } = await text();
  return send({ version, en, ga, ...more });
}

describe("a text that staff change", () => {
  it("is said at once, kept as a version, and written down", async () => {
    const before = (await readSiteVersion(db)) ?? 0;
    expect(await save("What we do", "An rud a dhéanaimid")).toEqual({ kind: "done" });
    expect(await readSiteVersion(db)).toBeGreaterThan(before);
    expect(await getReplacements(db)).toMatchObject([{ en: "What we do", ga: "An rud a dhéanaimid" }]);
    const versions = await listVersions<SiteTextState>(db, "words", key);
    expect(versions.map(({ cause, state }) => [cause, state.en])).toEqual([
      ["saved", "What we do"],
      ["first", null],
    ]);
    expect((await listAuditEntries(db, { subjectType: "words" })).map(({ action }) => action)).toEqual([
      "words.saved",
    ]);
  });

  it("marks Irish that was left behind, until somebody says that it fits", async () => {
    const original = String((await text()).source.ga);
    await save("What we do", original);
    expect(marksOf(await text())).toEqual(["changed", "stale"]);
    expect(await countStaleTexts(db)).toBe(1);
    await save("What we do", "An rud a dhéanaimid");
    expect(marksOf(await text())).toEqual(["changed"]);
    expect(await countStaleTexts(db)).toBe(0);
    await save("All we do", "An rud a dhéanaimid");
    expect(marksOf(await text())).toEqual(["changed", "stale"]);
    await save("All we do", "An rud a dhéanaimid", { fits: "on" });
    expect(marksOf(await text())).toEqual(["changed"]);
  });

  it("marks the Irish of staff's English once the English is the program's again", async () => {
    const original = String((await text()).source.en);
    await save("Closed until January", "Dúnta go dtí Eanáir");
    await save(original, "Dúnta go dtí Eanáir");
    expect(marksOf(await text())).toContain("stale");
    await save(original, String((await text()).source.ga));
    expect(marksOf(await text())).toEqual([]);
  });

  it("is not overwritten by somebody who saw an older state", async () => {
    const { version } = await text();
    await save("Mine", "Mo cheann");
    const late = await send({ version, en: "Theirs", ga: "A gceann" });
    expect(late).toMatchObject({
      kind: "returned",
      form: { refused: "conflict", values: { en: "Theirs" } },
    });
    expect((await text()).en).toBe("Mine");
  });

  it("takes the original back, and any version again", async () => {
    await save("What we do", "An rud a dhéanaimid");
    expect(await reset((await text()).version)).toEqual({ kind: "done" });
    expect(await getReplacements(db)).toEqual([]);
    const [, saved] = await listVersions<SiteTextState>(db, "words", key);
    const { version } = await text();
    const back = { key, actorId: "editor", version, versionId: saved?.id ?? "" };
    expect(await restoreSiteText(db, { ...back, now: later() })).toEqual({ kind: "done" });
    expect(await restoreSiteText(db, { ...back, now: later(), versionId: "" })).toEqual({
      kind: "not-found",
    });
    expect(await text()).toMatchObject({ en: "What we do", ga: "An rud a dhéanaimid" });
  });

  it("is not reset by somebody who saw an older state", async () => {
    await save("Mine", "Mo cheann");
    const { version } = await text();
    await save("Theirs", "A gceann");
    expect(await reset(version)).toMatchObject({
      kind: "returned",
      form: { refused: "conflict", values: { en: "Mine, longer" } },
    });
    expect((await text()).en).toBe("Theirs");
    expect(await reset((await text()).version)).toEqual({ kind: "done" });
    expect(await reset(version)).toEqual({ kind: "done" });
    expect((await text()).en).toBeNull();
  });

  it("stays as it is when law says it, and is not found when there is none", async () => {
    const fields = { version: "", en: "Buy", ga: "Ceannaigh" };
    expect(await send(fields, "checkout.orderButton")).toMatchObject({ form: { refused: "locked" } });
    expect(await send(fields, "home.nothing")).toEqual({ kind: "not-found" });
  });

  it("is one text wherever it is", async () => {
    const keys = ["shell.contact", "home.contact", "hire.toContact"];
    const { version } = await text(keys[0]);
    await send({ version, en: "Talk to us", ga: "Labhair linn" }, keys[1]);
    for (const key of keys) expect((await text(key)).en).toBe("Talk to us");
    expect(await getReplacements(db)).toHaveLength(1);
  });
});

it("survives a release that changes the program's own words, and is kept when the text is gone", async () => {
  await save("What we do", "An rud a dhéanaimid");
  const old = { en: "Old original", ga: "Sean-bhuntéacs" };
  await db.update(siteTexts).set({ source: old }).where(eq(siteTexts.key, key));
  expect(marksOf(await text())).toContain("source-changed");
  await db.insert(siteTexts).values({ key: "home.removed", source: old, en: "Left", ga: null });
  expect(await listUnusedSiteTexts(db)).toEqual([{ key: "home.removed", en: "Left", ga: null }]);
  expect((await listSiteTexts(db)).filter(({ en }) => en !== null)).toHaveLength(1);
});
