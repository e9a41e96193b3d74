import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { listDueQuotes } from "./due-quotes.server.ts";

const db = await useTestDb();
const { draft, send, view } = quotesOn(db);

it("quotes wait for staff as drafts, before they expire, and when gear was missing at their acceptance", async () => {
  const [toSend, sent, withdrawn] = [await draft(), await draft(), await draft()];
  await send(sent.id);
  await db.update(hireQuotes).set({ state: "withdrawn" }).where(eq(hireQuotes.id, withdrawn.id));
  const due = async (now: Date) => {
    const { quotes, count } = await listDueQuotes(db, { now, most: 6 });
    expect(count).toBe(quotes.length);
    expect((await getMenuCounts(db, now)).quotes).toBe(count);
    return quotes.map(({ id, reason }) => [id, reason]);
  };
  const later = addMs(NOW, HOUR_MS);
  expect(await due(later)).toEqual([[toSend.id, "draft"]]);
  await db.insert(auditLog).values({
    at: addMs(NOW, MINUTE_MS),
    action: "quote.short",
    subjectType: "quote",
    subjectId: sent.id,
  });
  expect(await due(later)).toEqual([
    [sent.id, "short"],
    [toSend.id, "draft"],
  ]);
  await db.delete(auditLog).where(eq(auditLog.action, "quote.short"));
  const expiresAt = (await view(sent.id)).sent[0]?.expiresAt ?? NOW;
  // The draft is collected before the other one expires.
  expect(await due(addMs(expiresAt, -DAY_MS))).toEqual([
    [toSend.id, "draft"],
    [sent.id, "expires"],
  ]);
  expect(await due(expiresAt)).toEqual([[toSend.id, "draft"]]);
});
