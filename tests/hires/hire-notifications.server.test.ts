import { expect, it } from "vitest";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { markAllRead } from "#app/features/notifications/mark-read.server.ts";
import { kindsFor } from "#app/features/notifications/notifications.ts";
import { listNotifications } from "#app/features/notifications/queries.server.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { enquiryWork, MONDAY } from "#tests/support/shop/enquiry-work.ts";

const db = await useTestDb();

it("tells sales, and not the store, what customers do with quotes and ask for, again where it happens again", async () => {
  const site = hiresOn(db);
  const { id: userId } = await createUser(db);
  const collect = async (role: "sales" | "store" = "sales") => {
    site.clock.move(MINUTE_MS);
    await collectNotifications(site.context);
    await collectNotifications(site.context);
    const rows = await listNotifications(db, { userId, kinds: kindsFor([role]) });
    return rows.filter(({ isRead }) => !isRead).map(({ kind, label }) => [kind, label]);
  };
  const hire = await site.accepted();
  const quote = await site.quotes.draft({ lines: [{ kind: "item", itemId: hire.itemId, quantity: 9999 }] });
  await site.quotes.send(quote.id, { now: site.clock.now() });
  expect(await site.accept(quote.id)).toMatchObject({ error: { kind: "short" } });
  // The database's clock wrote these; the test's is in another year.
  await db.update(auditLog).set({ at: site.clock.now() });
  const found = await collect();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(["quote-refused", quote.number]);
  expect(found.map(([kind]) => kind)).toContain("quote-accepted");

  const ask = (postKey: string) =>
    db
      .insert(hireRequests)
      .values({ hireId: hire.id, kind: "extension", postKey, createdAt: site.clock.now() });
  await ask("first");
  expect(await collect()).toContainEqual(["hire-request", hire.number]);
  await markAllRead(db, userId);
  expect(await collect()).toEqual([]);
  await ask("second");
  expect(await collect()).toEqual([["hire-request", hire.number]]);
  expect(await collect("store")).toEqual([]);
});

it("tells of what was written before the last look and saved after it", async () => {
  const site = hiresOn(db);
  const { id: userId } = await createUser(db);
  const hire = await site.accepted();
  const unread = async () => {
    await collectNotifications(site.context);
    const rows = await listNotifications(db, { userId, kinds: ["hire-request"] });
    return rows.filter(({ isRead }) => !isRead).map(({ label }) => label);
  };
  const ask = (postKey: string, createdAt: Date) =>
    db.insert(hireRequests).values({ hireId: hire.id, kind: "extension", postKey, createdAt });
  const writtenAt = addMs(site.clock.now(), MINUTE_MS);
  await ask("first", site.clock.now());
  site.clock.move(2 * MINUTE_MS);
  expect(await unread()).toEqual([hire.number]);
  await markAllRead(db, userId);
  await ask("second", writtenAt);
  site.clock.move(MINUTE_MS);
  expect(await unread()).toEqual([hire.number]);
  await markAllRead(db, userId);
  expect(await unread()).toEqual([]);
});

it("tells of an enquiry as it arrives", async () => {
  const { id: userId } = await createUser(db);
  const work = enquiryWork(db);
  const id = await work.arrive();
  await collectNotifications({ db, clock: { now: () => MONDAY } });
  const rows = await listNotifications(db, { userId, kinds: ["new-enquiry"] });
  expect(rows).toMatchObject([{ subjectId: id, isRead: false }]);
});
