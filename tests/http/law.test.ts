import { expect, test } from "vitest";
import { useTestServer } from "../support/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const page = async (path: string) => {
  const { status, text } = await site.ask(path);
  expect(status, path).toBe(200);
  return text;
};

async function anyProduct(): Promise<{ id: string; url: string }> {
  const { products } = JSON.parse(await page("/api/products?search=moving+head+spot")) as {
    products: { id: string; url: string }[];
  };
  if (!products[0]) throw new Error("no sample product");
  return products[0];
}

test("L2, L13: a product's page shows the legal guarantee and the price with VAT, in both languages", async () => {
  const { url } = await anyProduct();
  const [en, ga] = [await page(url), await page(`/ga${url}`)];
  expect(en).toContain("Legal guarantee of conformity");
  expect(ga).toContain("Ráthaíocht dhlíthiúil chomhréireachta");
  expect(en).toMatch(/incl\. 23%? ?%? VAT/);
});

test("L5, L6, L7: the checkout names the seller's duties, ticks nothing and binds with the statutory words", async () => {
  const { id } = await anyProduct();
  const made = await site.ask("/api/create-checkout?lang=en", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items: [{ product_id: id, quantity: 1 }] }),
  });
  expect(made.status, made.text).toBe(200);
  const { url } = JSON.parse(made.text) as { url: string };
  const text = await page(new URL(url, "http://x.invalid").pathname);
  expect(text).toContain("Order with obligation to pay");
  expect(text).toContain("Legal guarantee of conformity");
  expect(text).toContain("We take your old equipment and batteries back");
  const ticked = [...text.matchAll(/<input type="checkbox"[^>]*name="([^"]+)" checked/g)].map(
    ([, name]) => name,
  );
  // It says where the invoice goes, and costs nothing.
  expect(ticked).toEqual(["billingSame"]);
});

test("L12: no legal page leads to the dispute platform that is gone", async () => {
  for (const path of ["/terms", "/ga/terms", "/returns", "/hire-terms", "/ga/hire-terms", "/privacy"])
    expect(await page(path), path).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
});
