import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { media, priceHistory, products } from "#app/db/schema/all.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { decode } from "#tests/support/http/html-text.ts";
import { sendForm, sendFormFully } from "#tests/support/http/learn-site.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { listPublicPages } from "../../../scripts/make/public-pages.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const db = () => site.running.services.database.db;

async function spotlight() {
  const [row] = await db().select().from(products).where(eq(products.slug, "moving-head-spot-350-w"));
  if (!row) throw new Error("The sample has no such product.");
  return row;
}

test("A12: until when goods are kept is said and can be put off, they can be paid later, and what lapses loses nothing", async () => {
  const { id } = await spotlight();
  const made = await site.ask("/api/create-checkout", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items: [{ product_id: id, quantity: 1 }] }),
  });
  const checkout = new URL((JSON.parse(made.text) as { url: string }).url).pathname;
  const bill = { billLine1: "1 Shop Street", billTown: "Galway" };
  const who = { name: "Slow Reader", email: "slow@example.ie", phone: "091 000 000" };
  await sendForm(site, checkout, { ...who, ...bill, delivery: "collection", terms: "yes" });
  const [order] = await db().select().from(orders).where(eq(orders.email, who.email));
  const page = async (prefix = "") =>
    (await site.ask(`${prefix}/shop/orders/${order?.token}`)).text.replaceAll("<!-- -->", "");
  expect(await page()).toMatch(/Your items are kept for you until \d\d:\d\d/);
  expect(await page("/ga")).toMatch(/Coinneofar d’earraí duit go dtí \d\d:\d\d/);
  expect(await page()).toContain("Pay now");
  expect(await page("/ga")).toContain("Coinnigh iad ar feadh 30 nóiméad eile");
  const until = () => db().select().from(orders).where(eq(orders.email, who.email));
  const [before] = await until();
  const own = `/shop/orders/${order?.token}`;
  const keep = (version?: string) =>
    sendFormFully(site, own, { version: version ?? "" }, `${own}/extensions`);
  const kept = await keep(before?.expiresAt.toISOString());
  expect(kept.path).toBe(own);
  const keptFor = async () => Number((await until())[0]?.expiresAt) - Number(before?.expiresAt);
  expect(await keptFor()).toBe(30 * 60_000);
  // The second press of one page, and one of the page that came after it.
  await keep(before?.expiresAt.toISOString());
  expect(await keptFor()).toBe(30 * 60_000);
  await keep((await until())[0]?.expiresAt.toISOString());
  expect(await keptFor()).toBe(60 * 60_000);
  const shown = (await site.ask(kept.path, { headers: { Cookie: kept.flash } })).text.replaceAll(
    "<!-- -->",
    "",
  );
  expect(shown).toMatch(/role="status"(?:(?!<\/div>).)*Your items are now kept for you until \d\d:\d\d/s);
  // The warning that a screen reader is given before the time is over lies ready.
  expect(shown).toMatch(/data-warn-in="\d+"><template>(?:(?!<\/template>).)*less than 5 minutes more/s);

  await db().update(orders).set({ state: "expired" }).where(eq(orders.email, who.email));
  expect(await page()).toContain("Your cart is as you left it.");
  expect(await page()).toMatch(/href="\/shop\/cart"/);
});

test("A13: every picture has words or says that it is decoration, and none says its file's name", async () => {
  const faults: string[] = [];
  for (const path of await listPublicPages(site.origin)) {
    for (const [image] of (await site.ask(path)).text.matchAll(/<img\b[^>]*>/g)) {
      const alt = /\balt="([^"]*)"/.exec(image)?.[1];
      if (alt === undefined || /\.(?:jpe?g|png|webp|avif|gif)$|^(?:IMG|DSC|image)[-_ ]?\d|_/i.test(alt))
        faults.push(`${path} ${image.slice(0, 120)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("A13, A15: an imported picture without words is called by its product, and a former price is said to be one", async () => {
  const { id, name, slug } = await spotlight();
  await inTransaction(db(), async (tx) => {
    await tx.update(media).set({ altEn: "", altGa: "" });
    await tx.delete(priceHistory).where(eq(priceHistory.productId, id));
    const [row] = await tx.select().from(products).where(eq(products.id, id));
    const now = row?.regularPrice ?? null;
    if (now === null) throw new Error("The sample product has no price.");
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await tx.insert(priceHistory).values([
      { productId: id, price: (now + 10_000) as typeof now, validFrom: ago(60) },
      { productId: id, price: now, validFrom: ago(1) },
    ]);
    await bumpSiteVersion(tx);
  });
  // Another instance has written, as far as the server knows.
  const text = async (prefix: string) =>
    decode((await site.ask(`${prefix}/shop/product/${slug}`)).text.replaceAll("<!-- -->", ""));
  await expect.poll(() => text(""), { timeout: 60_000 }).toContain("offer-was");
  const alts = [...(await text("")).matchAll(/<img[^>]*class="picture-main"[^>]*\balt="([^"]*)"/g)];
  expect(alts.map(([, alt]) => alt)).toContain(name);
  const was = /<p class="offer-was"><span class="hidden-visually">([^<]*)<\/span><s aria-hidden="true">€/;
  expect(was.exec(await text(""))?.[1]).toMatch(/was.*€/i);
  expect(was.exec(await text("/ga"))?.[1]).toMatch(/€/);
});
