import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "../../support/factories.ts";
import { plainText } from "../../support/http/html-text.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { ADMIN, useTestServer } from "../../support/http/test-server.ts";
import { changeSettingElsewhere } from "../../support/process/change-setting-elsewhere.ts";
import { paidOrder } from "../../support/shop/order-edits.ts";
import { shopOf } from "../../support/shop/purchase.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });

test("an order that is ready says where and when to collect it, and what to bring, on its page and by mail", async () => {
  const { db } = site.running.services.database;
  const cookie = await signInAs(site, ADMIN);
  const { company } = await getSettings(db);
  const place = {
    address: "5 Dock Road\nGalway",
    openingHours: { en: "Mon–Fri 9–17", ga: "Luan–Aoine 9–17" },
  };
  await changeSettingElsewhere(db, "company", { ...company, ...place });
  const lamp = await createProduct(db, { name: "Lamp", stock: 3, price: cents(25_00) });
  const shop = { ...shopOf(db), config: site.running.services.config };
  const id = await paidOrder(shop, [{ product: lamp.id, quantity: "1" }]);
  const version = String((await getFulfilment(db, id))?.version ?? 0);
  const made = await site.post(`/admin/orders/${id}/fulfilments`, { version, step: "ready" }, { cookie });
  expect(made.status).toBe(303);
  const [order] = await db.select({ token: orders.token }).from(orders).where(eq(orders.id, id));
  const read = async (path: string) => plainText((await site.ask(path)).text);
  const page = await read(`/shop/orders/${order?.token}`);
  const irish = await read(`/ga/shop/orders/${order?.token}`);
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-ready"));
  for (const text of [page, mail?.text ?? ""])
    for (const sentence of [
      "collect it at 5 Dock Road, Galway.",
      "Opening hours: Mon–Fri 9–17",
      "Bring the order number",
    ])
      expect(text.replaceAll(/\s+/g, " ")).toContain(sentence);
  expect(irish.replaceAll(/\s+/g, " ")).toContain("Uaireanta oscailte: Luan–Aoine 9–17");
  await db.update(orders).set({ state: "cancelled" }).where(eq(orders.id, id));
  expect(await read(`/shop/orders/${order?.token}`)).not.toContain("Bring the order number");
});
