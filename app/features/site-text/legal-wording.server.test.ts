import { expect, test } from "vitest";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { returns } from "#app/features/legal/returns.ts";
import { terms } from "#app/features/legal/terms.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { rewordText } from "#tests/support/site-texts.ts";
import { getLegalWording } from "./legal-wording.server.ts";
import { getSiteText } from "./queries.server.ts";
import { resetSiteText } from "./save-site-text.server.ts";

const db = await useTestDb();

const updatedOf = async (path: PagePath) => (await getLegalWording(db, path)).updated;

test("a legal page is as new as the last change of its words, the program's or the staff's", async () => {
  expect(await updatedOf("/terms")).toBe(terms.updated);
  // After midnight in Ireland, which is before it in UTC.
  await rewordText(db, "terms.lede", { en: "New terms.", now: new Date("2027-06-01T23:30:00Z") });
  expect(await updatedOf("/terms")).toBe("2027-06-02");
  expect(await updatedOf("/hire-terms")).toBe(hireTerms.updated);
  // Words that are taken back are a change, too.
  const { version = "" } = (await getSiteText(db, "terms.lede")) ?? {};
  const reset = { key: "terms.lede", actorId: "editor", now: new Date("2027-07-01T09:00:00Z"), version };
  expect(await resetSiteText(db, reset)).toMatchObject({ ok: true });
  expect(await updatedOf("/terms")).toBe("2027-07-01");
});

test("words of staff that are older than the program's leave the program's day", async () => {
  await rewordText(db, "returns.lede", { en: "Older returns.", now: new Date("2020-01-01T09:00:00Z") });
  expect(await updatedOf("/returns")).toBe(returns.updated);
});
