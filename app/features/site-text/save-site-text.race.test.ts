import { expect, it } from "vitest";
import { listVersions } from "#app/features/content/entries/versions/version-queries.server.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { getSiteText } from "./queries.server.ts";
import { saveSiteText } from "./save-site-text.server.ts";
import type { SiteTextState } from "./site-text.ts";

const { db } = await usePostgresDb();
const key = "home.servicesHeading";

it("of people who save one text at once all but the first are refused, and overwrite nothing", async () => {
  const save = (en: string) => {
    const values = { en, ga: "An rud a dhéanaimid" };
    return saveSiteText(db, { key, actorId: "editor", now: new Date(), version: "", values, fits: false });
  };
  const texts = ["What we do", "All we do", "Our work", "Our services"];
  const saved = await Promise.all(texts.map(save));
  const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
  expect(refused).toEqual(Array.from({ length: 3 }, () => ({ kind: "conflict" })));
  const kept = texts.find((_, at) => saved[at]?.ok);
  expect((await getSiteText(db, key))?.en).toBe(kept);
  const versions = await listVersions<SiteTextState>(db, "words", key);
  expect(versions.map(({ state }) => state.en)).toEqual([kept, null]);
});
