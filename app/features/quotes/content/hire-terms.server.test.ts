import { expect, it } from "vitest";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { readHireTerms } from "#app/features/site-text/terms-texts.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { quoteContent } from "#tests/support/hire/quote-content.ts";
import { rewordText } from "#tests/support/site-texts.ts";
import { listAcceptedTerms } from "./hire-terms.server.ts";

const db = await useTestDb();

it("a quote of before its terms were kept has them while they have not changed since", async () => {
  const { terms: _, ...content } = quoteContent({ termsVersion: hireTerms.updated });
  const { texts } = await readHireTerms(db);
  expect(texts.en.length).toBe(hireTerms.sections.length + 1);
  expect(await listAcceptedTerms(db, content, "en")).toEqual(texts.en);
  expect(await listAcceptedTerms(db, content, "ga")).toEqual(texts.ga);
  expect(await listAcceptedTerms(db, { ...content, termsVersion: "2026-01-01" }, "en")).toEqual([]);
  await rewordText(db, "hire-terms.lede", { en: "Other terms.", now: new Date("2027-01-01T09:00:00Z") });
  expect(await listAcceptedTerms(db, content, "en")).toEqual([]);
});
