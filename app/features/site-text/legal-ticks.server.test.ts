import { expect, test } from "vitest";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { LEGAL_PAGES } from "#app/features/legal/legal-pages.ts";
import { terms } from "#app/features/legal/terms.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { rewordText } from "#tests/support/site-texts.ts";
import { listLegalPages, listUntickedLegalPages, tickLegalPage } from "./legal-ticks.server.ts";

const db = await useTestDb();
const actorId = "editor";
const now = new Date("2026-12-01T10:00:00Z");
const seenOf = async (path: string) =>
  (await listLegalPages(db)).find((page) => page.path === path)?.seen ?? "";
const tick = async (path: string, done = true, seen?: string) =>
  tickLegalPage(db, { path, done, seen: seen ?? (await seenOf(path)), actorId, now });

const reword = (en: string) => rewordText(db, "terms.lede", { en, now });

test("a legal page is open until somebody notes that the solicitor has read it", async () => {
  expect(await listUntickedLegalPages(db)).toEqual(LEGAL_PAGES.map(({ path }) => path));
  for (const path of ["/terms", "/privacy"]) expect(await tick(path)).toMatchObject({ ok: true });
  expect(await listUntickedLegalPages(db)).toEqual(["/hire-terms", "/returns", "/cookies", "/accessibility"]);
  expect(await listLegalPages(db)).toContainEqual({
    path: "/terms",
    updated: terms.updated,
    seen: await seenOf("/terms"),
    tick: { by: null, at: now, current: true },
  });
  await tick("/privacy", false);
  expect(await listUntickedLegalPages(db)).toContain("/privacy");
  expect(await tick("/no-such-page")).toEqual({ ok: false, error: { kind: "not-found" } });
  const audit = await listAuditEntries(db, { subjectType: "legal-page" });
  expect(audit.map(({ action }) => action).sort()).toEqual([
    "legal.ticked",
    "legal.ticked",
    "legal.unticked",
  ]);
});

test("another word in a page's text takes its tick away, and no other's", async () => {
  for (const path of ["/terms", "/returns"]) await tick(path);
  await reword("New terms.");
  expect(await listUntickedLegalPages(db)).toContain("/terms");
  expect(await listUntickedLegalPages(db)).not.toContain("/returns");
  expect((await listLegalPages(db)).find(({ path }) => path === "/terms")?.tick?.current).toBe(false);
  await tick("/terms");
  expect(await listUntickedLegalPages(db)).not.toContain("/terms");
});

test("words that were changed since the page was opened are not ticked off unread", async () => {
  const seen = await seenOf("/terms");
  await reword("New terms.");
  expect(await tick("/terms", true, seen)).toEqual({ ok: false, error: { kind: "conflict" } });
  expect(await listUntickedLegalPages(db)).toContain("/terms");
  expect(await tick("/terms", false, seen)).toMatchObject({ ok: true });
});
