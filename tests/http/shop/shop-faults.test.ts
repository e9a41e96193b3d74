import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { searchMisses } from "#app/db/schema/shop/catalog-search.ts";
import { PAGE_SIZE } from "#app/features/catalog/schema.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { parsePage } from "../../support/http/page-dom.ts";
import { signInAs } from "../../support/http/sign-in.ts";
import { useTestServer } from "../../support/http/test-server.ts";
import { measureProcessorTime } from "../../support/process/processor-time.ts";
import { untilVersionIsAskedAgain } from "../../support/site-version.ts";

const site = useTestServer();

/** The text of what a page holds, with single spaces. */
async function read(path: string, cookie = ""): Promise<{ readonly status: number; readonly text: string }> {
  const { status, text } = await site.ask(path, { headers: { Cookie: cookie } });
  return { status, text: parsePage(text).one("main").text };
}

/** Posts what a form of the shop without JavaScript posts, and gives where it leads. */
async function post(prefix: string, fields: Readonly<Record<string, string>>): Promise<string> {
  return (await postForm(prefix, fields)).path;
}

/** The same, with the cookie of the result that the next page shows. */
async function postForm(prefix: string, fields: Readonly<Record<string, string>>) {
  const answer = await site.post(`${prefix}/shop/cart/items`, fields);
  expect(answer.status).toBe(303);
  const cookies = [answer.headers["set-cookie"] ?? []].flat();
  const flash = cookies.find((cookie) => cookie.startsWith("flash-"))?.split(";")[0] ?? "";
  return { path: (answer.headers.location ?? "").replace(site.origin, ""), flash };
}

let plain = "";
let soldOut = "";
let open = { id: "", slug: "" };

beforeAll(async () => {
  const { db } = site.running.services.database;
  const { id: categoryId } = await createCategory(db, { name: "Cables" });
  ({ id: plain } = await createProduct(db, { name: "Beam", categoryId }));
  ({ id: soldOut } = await createProduct(db, { name: "Gone quickly", categoryId, stock: 0 }));
  const attributes = [{ name: "Colour", values: ["Black", "Red"], visible: true, variation: true }];
  const parent = await createProduct(db, { name: "Clamp", categoryId, kind: "variable", attributes });
  const variation = await createProduct(db, { parentId: parent.id });
  open = { id: variation.id, slug: parent.slug };
  // With them the list has a second page.
  for (let n = 0; n < PAGE_SIZE; n += 1) await createProduct(db, { name: `Truss ${n}`, categoryId });
  await inTransaction(db, bumpSiteVersion);
  await untilVersionIsAskedAgain();
});

const LANGUAGES = [
  {
    prefix: "",
    category: "There is no such department",
    page: "There is no page 9,999",
    lastPage: "Go to the last page",
    cut: "Your search was too long. We searched for its first 100 characters.",
    none: "No products found",
    quantity: "A quantity is a whole number from 1 to 999. Nothing was changed.",
    gone: "This product is no longer for sale. Nothing was added.",
    choose: "Choose: Colour",
    soldOut: "Gone quickly: Sold out",
  },
  {
    prefix: "/ga",
    category: "Níl a leithéid de roinn ann",
    page: "Níl aon leathanach 9,999 ann",
    lastPage: "Téigh go dtí an leathanach deireanach",
    cut: "Bhí do chuardach rófhada. Chuardaíomar an chéad 100 carachtar de.",
    none: "Níor aimsíodh aon táirge",
    quantity: "Slánuimhir ó 1 go 999 is ea cainníocht. Níor athraíodh aon rud.",
    gone: "Níl an táirge seo ar díol a thuilleadh. Níor cuireadh aon rud leis.",
    choose: "Roghnaigh: Colour",
    soldOut: "Gone quickly: Díolta amach",
  },
] as const;

test("a checkout is stored by no cache, and no other site learns its address", async () => {
  const { headers } = await site.ask(await post("", { product_id: plain, quantity: "1" }));
  expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
});

describe.each(LANGUAGES)("bad input to the shop ($prefix)", ({ prefix, ...words }) => {
  test("an unknown category says so, and offers everything", async () => {
    const { status, text } = await read(`${prefix}/shop/browse?category=no-such-place`);
    expect(status).toBe(404);
    expect(text).toContain(words.category);
  });

  test("page 9999 says so, and leads to the last one", async () => {
    const path = `${prefix}/shop/browse?page=9999`;
    const { status, text } = await read(path);
    expect(status).toBe(404);
    expect(text).toContain(words.page);
    const link = parsePage((await site.ask(path)).text).link(words.lastPage);
    expect(link.attribute("href")).toBe(`${prefix}/shop/browse?page=2`);
  });

  test("a query of 10,000 characters is searched for as far as it goes, and stays in the box so far", async () => {
    const { status, text } = await read(`${prefix}/shop/browse?search=${"beam".repeat(2_500)}`);
    expect([status, text.includes(words.cut)]).toEqual([200, true]);
  });

  test("control characters are left out, and what is left is searched for", async () => {
    const { status, text } = await read(`${prefix}/shop/browse?search=%00beam%1b%E2%80%AE`);
    expect(status).toBe(200);
    expect(text).toContain("Beam");
    expect((await read(`${prefix}/shop/browse?search=%00%01&page=%00&sort=%7f&brand=%00`)).text).toContain(
      "Beam",
    );
  });

  test.each(["0", "-1", "1.5", "", "many"])("a quantity of “%s” is refused on the page", async (quantity) => {
    const { path, flash } = await postForm(prefix, { product_id: plain, quantity });
    expect(path).toBe(`${prefix}/shop/cart`);
    expect((await read(path, flash)).text).toContain(words.quantity);
  });

  test("a quantity of 1e9 becomes the most that can be ordered", async () => {
    const path = await post(prefix, { product_id: plain, quantity: "1e9" });
    expect(path).toMatch(/\/shop\/checkout\//);
    expect((await read(path)).text).toContain("999 ×");
  });

  test.each(["01900000-0000-7000-8000-000000000000", "no id", "'; drop table products"])(
    "a product “%s” that is gone is told on the page",
    async (id) => {
      const { path, flash } = await postForm(prefix, { product_id: id, quantity: "1" });
      expect(path).toBe(`${prefix}/shop/cart`);
      expect((await read(path, flash)).text).toContain(words.gone);
    },
  );

  test("a product that is out of stock meanwhile is named at the checkout, not ordered", async () => {
    const path = await post(prefix, { product_id: soldOut, quantity: "1" });
    expect(path).toMatch(/\/shop\/checkout\//);
    expect((await read(path)).text).toContain(words.soldOut);
  });

  test("a variation whose colour was not chosen leads back to its page, which says so", async () => {
    const { path, flash } = await postForm(prefix, { product_id: open.id, quantity: "1" });
    expect(path).toBe(`${prefix}/shop/product/${open.slug}?v=${open.id}`);
    expect((await read(path, flash)).text).toContain(words.choose);
    expect(await post(prefix, { product_id: open.id, quantity: "1", "option.Colour": "Pink" })).toBe(path);
    const chosen = await post(prefix, { product_id: open.id, quantity: "1", "option.Colour": "Red" });
    expect((await read(chosen)).text).toContain("Red · 1 ×");
  });
});

test("a search without results is counted, unless a crawler sends it", async () => {
  const search = (term: string, agent: string) =>
    site.ask(`/shop/browse?search=${term}`, { headers: { "User-Agent": agent } });
  await search("crawled", "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)");
  await search("typed", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
  const terms = (await site.running.services.database.db.select().from(searchMisses)).map(({ term }) => term);
  expect(terms).toContain("typed");
  expect(terms).not.toContain("crawled");
});

test("F-13: pages are answered while a file is imported, each within a second of work", async () => {
  const headers = { Cookie: await signInAs(site) };
  const rows = Array.from({ length: 100 }, (_, n) => `RUN-${n},"Strobe ${n}",${n + 1}`);
  const csvData = ["SKU,Name,Regular price", ...rows].join("\n");
  let isOver = false;
  const importing = site.postJson("/api/import-csv-products", { csvData }, headers).finally(() => {
    isOver = true;
  });
  const spent: number[] = [];
  for (let n = 0; !isOver; n += 1) {
    // The import is in it: how long a page waits for a processor is the machine's affair.
    const page = n % 2 ? `/shop/browse?search=lamp+${n}` : "/contact";
    spent.push(await measureProcessorTime(async () => expect((await site.ask(page)).status).toBe(200)));
  }
  expect(JSON.parse((await importing).text)).toMatchObject({ imported: 100, skipped: 0 });
  expect(Math.max(...spent)).toBeLessThan(1000);
});

test("the API refuses an import in the caller's language", async () => {
  const path = "/api/import-csv-products";
  const detail = async (body: object, headers: Readonly<Record<string, string>>) => {
    const { status, text } = await site.postJson(path, body, headers);
    return [status, (JSON.parse(text) as { detail: string }).detail];
  };
  const ga = { "Accept-Language": "ga-IE,en;q=0.5" };
  expect(await detail({ csvData: "" }, ga)).toEqual([401, "Logáil isteach le leanúint ar aghaidh"]);
  const headers = { Cookie: await signInAs(site) };
  expect(await detail({ csvData: "" }, headers)).toEqual([422, "The file is empty. Nothing was imported."]);
  expect(await detail({ csvData: "" }, { ...headers, ...ga })).toEqual([
    422,
    "Tá an comhad folamh. Níor iompórtáladh aon rud.",
  ]);
});

test("the API says what is wrong in the caller's language", async () => {
  const ga = { "Accept-Language": "ga-IE,en;q=0.5" };
  const detail = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, headers: answered, text } = await site.ask(path, { headers });
    expect([path, answered["content-type"]]).toEqual([path, "application/problem+json"]);
    return [status, (JSON.parse(text) as { detail: string }).detail];
  };
  expect(await detail("/api/products?page=0")).toEqual([400, expect.stringMatching(/^page: Too small/)]);
  const page = [400, "Níl an luach sa réimse page bailí."];
  expect(await detail("/api/products?page=0&lang=ga")).toEqual(page);
  expect(await detail("/api/products?page=0", ga)).toEqual(page);
  const many = Array.from({ length: 101 }, (_, n) => n).join();
  expect(await detail(`/api/products?ids=${many}`)).toEqual([400, "ids: At most 100 ids"]);
  expect(await detail(`/api/products?ids=${many}`, ga)).toEqual([400, "Níl an luach sa réimse ids bailí."]);
  const suggest = "/api/products/suggest?lang=de&q=lamp";
  expect(await detail(suggest)).toEqual([400, expect.stringMatching(/^lang: /)]);
  expect(await detail(suggest, ga)).toEqual([400, "Níl an luach sa réimse lang bailí."]);
  for (const path of ["/api/cart-items", "/api/hire/basket", "/api/user-roles"]) {
    expect(await detail(path)).toEqual([401, "Log in to continue"]);
    expect(await detail(`${path}?lang=ga`)).toEqual([401, "Logáil isteach le leanúint ar aghaidh"]);
  }
});
