import { expect, it } from "vitest";
import { importRuns } from "#app/db/schema/imports.ts";
import { notificationReads, notifications } from "#app/db/schema/notifications.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getMenuCounts } from "#app/features/admin-home/menu-counts.server.ts";
import {
  collectNotifications,
  removeOldNotifications,
} from "#app/features/notifications/collect-notifications.server.ts";
import { chooseKinds, markAllRead, markRead } from "#app/features/notifications/mark-read.server.ts";
import { kindsFor } from "#app/features/notifications/notifications.ts";
import { countUnread, getMuted, listNotifications } from "#app/features/notifications/queries.server.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
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
  expect((await getMenuCounts(db, reader)).unread).toBe(2 + mails);
  expect((await getMenuCounts(db)).unread).toBe(0);
  const store = { userId: otherId, kinds: kindsFor(["store"]) };
  const [listed, ...more] = await listNotifications(db, store);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({ kind: "order", subjectId: orderId, label: String(number), isRead: false });

  await markRead(db, { userId: otherId, id: listed?.id ?? "" });
  await markRead(db, { userId: otherId, id: listed?.id ?? "" });
  expect(await countUnread(db, store)).toBe(0);
  expect(await listNotifications(db, store)).toMatchObject([{ isRead: true }]);

  await chooseKinds(db, { userId, wanted: ["order", "import"] });
  expect(await getMuted(db, userId)).toEqual(["enquiry", "mail", "shortage", "webhook"]);
  expect((await listNotifications(db, reader)).map(({ kind }) => kind).sort()).toEqual(["import", "order"]);
  expect(await countUnread(db, reader)).toBe(2);
  await markAllRead(db, { userId, now: addMs(shop.clock.now(), MINUTE_MS) });
  expect(await countUnread(db, reader)).toBe(0);

  await removeOldNotifications(db, addMs(shop.clock.now(), 29 * DAY_MS));
  expect(await db.$count(notifications)).toBe(2 + mails);
  await removeOldNotifications(db, addMs(shop.clock.now(), 31 * DAY_MS));
  expect(await db.$count(notifications)).toBe(0);
  expect(await db.$count(notificationReads)).toBe(0);
});
