import { beforeAll, expect, test } from "vitest";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { plainText } from "../../support/http/html-text.ts";
import { parsePage } from "../../support/http/page-dom.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { useTestServer } from "../../support/http/test-server.ts";
import { buyToDeliver } from "../../support/shop/delivered-order.ts";
import { BUYER, shopOf } from "../../support/shop/purchase.ts";

const site = useTestServer();
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

const read = async (path: string) => (await site.ask(path, { headers: { cookie } })).text;

test("every page of the back office names an order by its number with a #", async () => {
  const shop = shopOf(site.running.services.database.db);
  const { orderId, number } = await buyToDeliver(shop);
  const name = `#${number}`;
  await collectNotifications(shop);
  // Mails are listed by the subjects that the customer read.
  const subjects = (await shop.db.select().from(outboxMails)).map(({ subject }) => subject);
  const customer = await customerOf(shop.db, { userId: null, email: BUYER.email ?? "" });
  const lists = ["/admin", "/admin/orders", "/admin/packing", `/admin/customers/${customer}`];
  for (const path of [...lists, "/admin/notifications"]) {
    const text = subjects.reduce(
      (rest, subject) => rest.replaceAll(subject, ""),
      plainText(await read(path)),
    );
    expect([path, text.includes(name)]).toEqual([path, true]);
    expect([path, text.match(new RegExp(`.{0,20}(?<![#\\d-])${number}\\b.{0,20}`, "g"))]).toEqual([
      path,
      null,
    ]);
  }
  for (const path of [
    `/admin/orders/${orderId}`,
    `/admin/orders/${orderId}/edit`,
    `/admin/packing/${orderId}`,
  ])
    expect([path, parsePage(await read(path)).one("h1").text]).toEqual([path, expect.stringContaining(name)]);
  for (const typed of [name, String(number)])
    expect(
      (await site.ask(`/admin/find?q=${encodeURIComponent(typed)}`, { headers: { cookie } })).text,
    ).toContain(`"title":"${name}"`);
});
