import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { termsTexts } from "#app/db/schema/system/terms-texts.ts";
import { getTermsTexts } from "#app/features/site-text/terms-texts.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  BUYER,
  one,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { rewordText } from "#tests/support/site-texts.ts";

const db = await useTestDb();

const shop = shopOf(db);

async function order(email: string): Promise<string> {
  const { id } = await createProduct(db, {});
  const token = await openCheckout(shop, one(id));
  return sessionOf(await postCheckout(shop, token, { ...BUYER, email }));
}

async function storedOf(email: string) {
  const [row] = await db.select().from(orders).where(eq(orders.email, email));
  const isConfirmation = and(eq(outboxMails.kind, "order-paid"), eq(outboxMails.recipient, email));
  const [mail] = await db.select().from(outboxMails).where(isConfirmation);
  return { terms: row?.terms ?? "", mail: mail?.text ?? "" };
}

it("L8: an order keeps the terms that it was placed under, and its confirmation mails them whatever they say by then", async () => {
  const reword = (en: string) => rewordText(db, "terms.lede", { en, now: shop.clock.now() });
  await reword("Goods are sold by the piece.");
  const sessions = [await order("first@example.ie"), await order("second@example.ie")];
  await reword("Goods are sold by the dozen.");
  sessions.push(await order("third@example.ie"));
  for (const ref of sessions) await payOrder(shop, ref);
  const first = await storedOf("first@example.ie");
  const third = await storedOf("third@example.ie");
  expect(first.mail).toContain("sold by the piece");
  expect(first.mail).toContain("Under the Consumer Rights Act 2022 goods must be as described");
  expect(first.mail).not.toContain("sold by the dozen");
  expect(third.mail).toContain("sold by the dozen");
  expect((await storedOf("second@example.ie")).terms).toBe(first.terms);
  expect(third.terms).not.toBe(first.terms);
  expect((await getTermsTexts(db, first.terms)).en[0]).toEqual({
    heading: null,
    texts: ["Goods are sold by the piece."],
  });
  expect(await db.$count(termsTexts)).toBe(2);
});
