import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { notificationReads, notifications } from "#app/db/schema/notifications.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import { changeState } from "#app/features/enquiries/admin/change-state.server.ts";
import type { EnquiryState } from "#app/features/enquiries/enquiries.ts";
import { startImport } from "#app/features/imports/steps/start-import.server.ts";
import { retryMail } from "#app/features/mail/retry-mail.server.ts";
import {
  collectNotifications,
  removeOldNotifications,
} from "#app/features/notifications/collect-notifications.server.ts";
import { chooseKinds, markAllRead, markRead } from "#app/features/notifications/mark-read.server.ts";
import { kindsFor } from "#app/features/notifications/notifications.ts";
import { countUnread, getMuted, listNotifications } from "#app/features/notifications/queries.server.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { enquiryWork, MONDAY } from "#tests/support/shop/enquiry-work.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

it("tells of orders, failed mails and ended imports once, to whom they concern, until they are read", async () => {
  const shop = shopOf(db);
  const { id: userId } = await createUser(db);
  const { id: otherId } = await createUser(db);
  const { orderId, number } = await buyToDeliver(shop);
  await db.update(outboxMails).set({ state: "failed" });
  await db
    .insert(importRuns)
    .values({ fileName: "stock.csv", state: "finished", finishedAt: shop.clock.now() });
  await collectNotifications(shop);
  await collectNotifications(shop);
  const mails = await db.$count(outboxMails);
  const reader = { userId, kinds: kindsFor(["admin"]) };
  expect(await countUnread(db, reader)).toBe(2 + mails);
  expect((await getMenuCounts(db, shop.clock.now(), reader)).unread).toBe(2 + mails);
  expect((await getMenuCounts(db, shop.clock.now())).unread).toBe(0);
  const store = { userId: otherId, kinds: kindsFor(["store"]) };
  const [listed, ...more] = await listNotifications(db, store);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({ kind: "order", subjectId: orderId, label: String(number), isRead: false });

  await markRead(db, { userId: otherId, id: listed?.id ?? "" });
  await markRead(db, { userId: otherId, id: listed?.id ?? "" });
  expect(await countUnread(db, store)).toBe(0);
  expect(await listNotifications(db, store)).toMatchObject([{ isRead: true }]);

  await chooseKinds(db, { userId, wanted: ["order", "import"] });
  expect(await getMuted(db, userId)).toEqual(
    kindsFor(["admin"]).filter((kind) => kind !== "order" && kind !== "import"),
  );
  expect((await listNotifications(db, reader)).map(({ kind }) => kind).sort()).toEqual(["import", "order"]);
  expect(await countUnread(db, reader)).toBe(2);
  await markAllRead(db, userId);
  expect(await countUnread(db, reader)).toBe(0);

  await removeOldNotifications(db, addMs(shop.clock.now(), 29 * DAY_MS));
  expect(await db.$count(notifications)).toBe(2 + mails);
  await removeOldNotifications(db, addMs(shop.clock.now(), 31 * DAY_MS));
  expect(await db.$count(notifications)).toBe(0);
  expect(await db.$count(notificationReads)).toBe(0);
});

it("tells those who see orders of one on invoice once when it is placed, and everybody when it is paid", async () => {
  const shop = shopOf(db);
  const { id: userId } = await createUser(db);
  const admin = { userId, kinds: kindsFor(["admin"]) };
  const store = { userId, kinds: kindsFor(["store"]) };
  const { orderId, number } = await buyToDeliver(shop);
  const placed = { provider: "invoice", state: "pending", paidAt: null } as const;
  await db.update(orders).set(placed).where(eq(orders.id, orderId));
  await collectNotifications(shop);
  await collectNotifications(shop);
  const awaited = { kind: "invoice-order", subjectId: orderId, label: String(number), isRead: false };
  expect(await listNotifications(db, admin)).toMatchObject([awaited]);
  expect(await listNotifications(db, store)).toEqual([]);
  shop.clock.move(MINUTE_MS);
  await db.update(orders).set({ state: "paid", paidAt: shop.clock.now() }).where(eq(orders.id, orderId));
  await collectNotifications(shop);
  expect(await listNotifications(db, admin)).toMatchObject([{ kind: "order" }, awaited]);
  expect(await listNotifications(db, store)).toMatchObject([{ kind: "order" }]);
});

it("counts what was collected after all was marked as read, also of what happened before", async () => {
  const shop = shopOf(db);
  const { id: userId } = await createUser(db);
  const reader = { userId, kinds: kindsFor(["admin"]) };
  await buyToDeliver(shop);
  shop.clock.move(MINUTE_MS);
  await markAllRead(db, userId);
  shop.clock.move(MINUTE_MS);
  await collectNotifications(shop);
  expect(await listNotifications(db, reader)).toMatchObject([{ kind: "order", isRead: false }]);
  expect(await countUnread(db, reader)).toBe(1);
  await markAllRead(db, userId);
  expect(await listNotifications(db, reader)).toMatchObject([{ kind: "order", isRead: true }]);
  expect(await countUnread(db, reader)).toBe(0);
});

it("tells of a mail that was given up after days, and again when it was retried in vain", async () => {
  const shop = shopOf(db);
  const { id: userId } = await createUser(db);
  const reader = { userId, kinds: ["mail"] } as const;
  await buyToDeliver(shop);
  const [mail] = await db.select().from(outboxMails);
  const id = mail?.id ?? "";
  const fail = () => db.update(outboxMails).set({ state: "failed" }).where(eq(outboxMails.id, id));
  shop.clock.move(5 * DAY_MS);
  await db.update(outboxMails).set({ nextAttemptAt: shop.clock.now() }).where(eq(outboxMails.id, id));
  await fail();
  shop.clock.move(MINUTE_MS);
  await collectNotifications(shop);
  expect(await listNotifications(db, reader)).toMatchObject([{ subjectId: id, isRead: false }]);
  await markAllRead(db, userId);

  shop.clock.move(MINUTE_MS);
  await retryMail(db, { id, actorId: userId, now: shop.clock.now() });
  await fail();
  shop.clock.move(MINUTE_MS);
  await collectNotifications(shop);
  await collectNotifications(shop);
  expect(await listNotifications(db, reader)).toMatchObject([{ subjectId: id, isRead: false }]);
});

it("tells of an enquiry near its limit once, and again when it was opened again", async () => {
  const { id: userId } = await createUser(db);
  const reader = { userId, kinds: ["enquiry"] } as const;
  const id = await enquiryWork(db).arrive();
  const move = (to: EnquiryState, now: Date) => changeState(db, { id, to, actorId: null, now });
  const nearLimit = async () => {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
    return addMs(row?.dueAt ?? MONDAY, -HOUR_MS);
  };
  const collect = (now: Date) => collectNotifications({ db, clock: { now: () => now } });
  const first = await nearLimit();
  await collect(first);
  const [listed] = await listNotifications(db, reader);
  await markRead(db, { userId, id: listed?.id ?? "" });
  await collect(addMs(first, MINUTE_MS));
  expect(await listNotifications(db, reader)).toMatchObject([{ subjectId: id, isRead: true }]);

  await move("answered", addMs(first, 2 * MINUTE_MS));
  await move("new", addMs(first, 3 * MINUTE_MS));
  const second = await nearLimit();
  expect(second.getTime()).toBeGreaterThan(first.getTime());
  await collect(second);
  await collect(addMs(second, MINUTE_MS));
  expect(await listNotifications(db, reader)).toMatchObject([
    { subjectId: id, createdAt: second, isRead: false },
  ]);
});

it("back-office 1: tells of an import that was cut off, and again each time that it ends after it went on", async () => {
  const shop = shopOf(db);
  const { id: userId } = await createUser(db);
  const reader = { userId, kinds: ["import"] } as const;
  const [{ id: runId } = { id: "" }] = await db
    .insert(importRuns)
    .values({
      fileName: "shop.csv",
      file: "imports/shop.csv",
      state: "interrupted",
      heartbeatAt: shop.clock.now(),
    })
    .returning();
  const end = async (state: "stopped" | "interrupted" | "finished" | "undone") => {
    shop.clock.move(MINUTE_MS);
    const finished = state !== "interrupted" && { finishedAt: shop.clock.now() };
    await db
      .update(importRuns)
      .set({ state, ...finished })
      .where(eq(importRuns.id, runId));
  };
  const listed = async () => {
    shop.clock.move(MINUTE_MS);
    await collectNotifications(shop);
    await collectNotifications(shop);
    return (await listNotifications(db, reader)).map(({ isRead }) => isRead);
  };
  const goOn = async () => {
    await markAllRead(db, userId);
    shop.clock.move(MINUTE_MS);
    expect(await startImport({ db, clock: shop.clock }, { runId, actorId: userId })).toMatchObject({
      ok: true,
    });
  };
  expect(await listed()).toEqual([false]);
  await goOn();
  expect(await listed()).toEqual([true]);
  await end("stopped");
  expect(await listed()).toEqual([false]);
  await goOn();
  await end("interrupted");
  expect(await listed()).toEqual([false]);
  await goOn();
  await end("finished");
  expect(await listed()).toEqual([false]);
  await markAllRead(db, userId);
  await end("undone");
  expect(await listed()).toEqual([true]);
});
