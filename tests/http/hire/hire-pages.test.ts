import { beforeAll, describe, expect, test } from "vitest";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { siteVersion } from "#app/db/schema/system/settings.ts";
import { changeUnitState } from "#app/features/fleet/units/change-unit-state.server.ts";
import { cents } from "#app/lib/money.ts";
import { dateAhead, daysUntil, THURSDAY } from "#tests/support/days-ahead.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { irish } from "#tests/support/hire/claims.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
const BROWSE = "/dry-hire/browse";
const ITEM = "/dry-hire/item/test-spot";

const START = daysUntil(THURSDAY, 14);
const dates = { from: `${dateAhead(START)}T09:00`, to: `${dateAhead(START + 1)}T17:00` };
const DATED = `from=${dates.from}&to=${dates.to}`;
let itemId = "";
let unitItem = { id: "", units: [] as readonly number[] };
let categoryId = "";
let product = { slug: "" };

beforeAll(async () => {
  const { db } = site.running.services.database;
  const category = await createCategory(db, { name: "Lighting" });
  const group = await createHireGroup(db, { name: "Moving lights", nameGa: "Soilse gluaisteacha" });
  const shown = await createProduct(db, {
    name: "Test spot",
    price: cents(159_900),
    categoryId: category.id,
  });
  product = shown;
  const item = await createHireItem(db, {
    code: "T-SPOT",
    name: "Test spot",
    nameGa: "Spotsolas tástála",
    slug: "test-spot",
    owned: 3,
    groupId: group.id,
    categoryId: category.id,
    productId: shown.id,
    dayRateNet: cents(4_500),
  });
  itemId = item.id;
  unitItem = await createHireItem(db, { kind: "serialised", owned: 2, groupId: group.id });
  categoryId = category.id;
  await createHireItem(db, { code: "T-HIDDEN", slug: "test-hidden", visible: false });
  const counting = await createHireGroup(db, { name: "Not counted", live: false });
  await createHireItem(db, { code: "T-NEW", slug: "test-new", groupId: counting.id });
});

const text = async (path: string) => plainText((await site.ask(path)).text);

describe("pages of hire", () => {
  test("former addresses of an item and of a department lead on, with what else they say", async () => {
    const { db } = site.running.services.database;
    await db.insert(retiredSlugs).values([
      { kind: "hire-item", slug: "old-spot", hireItemId: itemId },
      { kind: "category", slug: "lamps", categoryId },
    ]);
    for (const [path, target] of [
      ["/dry-hire/item/old-spot", ITEM],
      ["/ga/dry-hire/item/old-spot", `/ga${ITEM}`],
      ["/dry-hire/item/old-spot?month=2031-05", `${ITEM}?month=2031-05`],
      [`${BROWSE}?category=lamps&search=spot`, `${BROWSE}?category=lighting&search=spot`],
      ["/shop/browse?category=lamps", "/shop/browse?category=lighting"],
    ] as const) {
      const { status, headers } = await site.ask(path);
      expect([status, headers["location"]]).toEqual([301, target]);
    }
    expect((await site.ask("/dry-hire/item/never")).status).toBe(404);
    expect((await site.ask(`${BROWSE}?category=never`)).status).toBe(404);
  });

  test("H37 a booking, its scans and a repair empty no page cache: every address keeps its bytes and its ETag", async () => {
    const { db } = site.running.services.database;
    const paths = [
      BROWSE,
      `/ga${BROWSE}`,
      ITEM,
      `/ga${ITEM}`,
      "/dry-hire",
      `/shop/product/${product.slug}`,
      "/sitemap.xml",
    ];
    // Kept pages live as long as the version of the site does.
    const kept = async () => [
      ...(await db.select({ version: siteVersion.version }).from(siteVersion)),
      ...(await Promise.all(paths.map(async (path) => (await site.ask(path)).headers.etag))),
    ];
    const before = await kept();
    expect(before.filter((etag) => etag === undefined)).toEqual([]);
    const warehouse = scansOn(db);
    warehouse.clock.move(Date.now() - warehouse.clock.now().getTime());
    const period = { from: irish(dates.from), to: irish(dates.to) };
    const hire = await warehouse.reserved(
      [
        [itemId, 2],
        [unitItem.id, 1],
      ],
      period,
    );
    expect(await kept()).toEqual(before);
    const number = unitItem.units[0] ?? 0;
    for (const [action, condition] of [
      ["prepare", "good"],
      ["out", "good"],
      ["return", "damaged"],
    ] as const) {
      const scanned = await warehouse.scan(hire.id, action, { code: String(number), condition });
      expect(scanned).toMatchObject({ outcome: "applied" });
      expect(await kept(), action).toEqual(before);
    }
    const repaired = { number, to: "in-service", seen: "repair", until: null } as const;
    const at = { actorId: "store-1", now: warehouse.clock.now() };
    expect(await changeUnitState(db, { ...repaired, ...at })).toMatchObject({ ok: true });
    expect(await kept()).toEqual(before);
    // What is free is never cached.
    expect((await site.ask(`${BROWSE}?${DATED}`)).headers["cache-control"]).toContain("no-store");
    expect(await text(`${ITEM}?${DATED}&quantity=2`)).toContain("Only 1 available");
  });

  test("say net and gross of a day, and nothing of availability without dates", async () => {
    for (const path of [BROWSE, ITEM]) {
      const plainText = await text(path);
      expect(plainText).toContain("€55.35");
      expect(plainText).toContain("€45.00");
      expect(plainText).toContain("Choose your dates");
      expect(plainText).not.toMatch(/Not on these dates|Only \d/);
    }
  });

  test("answer the form's dates without a script: price for the days, available, only so many, nearest dates", async () => {
    const plainText = await text(`${BROWSE}?${DATED}`);
    expect(plainText).toMatch(/2 days\s*€83.03\s*€67.50/);
    expect(plainText).toContain("Available");
    expect(plainText).toContain("We confirm availability within 24 hours");
    const short = await text(`${ITEM}?${DATED}&quantity=3`);
    expect(short).toContain("2 days × 3");
    expect(short).toMatch(/Only \d available/);
    expect(short).toContain("Nearest free dates");
    expect(await text(`${BROWSE}?${DATED}&wanted=t-spot*3`)).toContain("2 days × 3");
    expect(await text(`/ga${BROWSE}?${DATED}`)).toMatch(/2 lá\s*€83.03\s*€67.50/);
  });

  test("are reached from hire and dry hire, and mark hire in the navigation", async () => {
    for (const [path, href] of [
      ["/hire", BROWSE],
      ["/ga/hire", `/ga${BROWSE}`],
      ["/hire", `${BROWSE}?category=lighting`],
      ["/ga/dry-hire", `/ga${BROWSE}?category=lighting`],
    ] as const) {
      const { text: html } = await site.ask(path);
      const [main = ""] = html.slice(html.indexOf("<main")).split("</main>");
      expect([path, main.includes(`href="${href}"`)]).toEqual([path, true]);
    }
    for (const path of ["/dry-hire", BROWSE, ITEM])
      expect((await site.ask(path)).text).toMatch(/href="\/hire"[^>]*aria-current="page"/);
  });

  test("say why not every day is charged", async () => {
    const asked = `from=${dates.from}&to=${dateAhead(START + 3)}T17:00`;
    const plainText = "4 days, 3 of them charged. Closed days in a row count as one.";
    expect(await text(`${BROWSE}?${asked}`)).toContain(plainText);
    for (const path of [`${ITEM}?${asked}`, `/dry-hire/basket?items=T-SPOT&${asked}`]) {
      expect(await text(path)).toContain(`${plainText} Price: 2 × the day rate. How hire days are counted`);
      expect(await text(`/ga${path}`)).toContain("4 lá, táille ar 3 lá díobh.");
    }
  });

  test("cards have no row of dates that were not chosen, and no words that look like a link", async () => {
    const { text: html } = await site.ask(BROWSE);
    const card = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
    expect(card).toContain('class="hire-open"');
    expect(card).not.toContain("Choose your dates");
    expect((await site.ask(ITEM)).text).toMatch(
      /<button[^>]*popovertarget="hire-dates"[^>]*>Choose your dates</i,
    );
  });

  test("say on which days the store is closed, and offer open ones", async () => {
    const weekend = { from: `${dateAhead(START + 2)}T09:00`, to: `${dateAhead(START + 7)}T17:00` };
    const asked = `from=${weekend.from}&to=${weekend.to}`;
    for (const path of [`${BROWSE}?${asked}`, `${ITEM}?${asked}`, `/dry-hire/basket?items=T-SPOT&${asked}`]) {
      const plainText = await text(path);
      expect(plainText).toMatch(/The store is closed on Saturday \d+ \w+\./);
      expect(plainText).toMatch(/Collect \w+day \d+ \w+, 09:00/);
      expect(plainText).toContain("for delivery only");
      expect(await text(`/ga${path}`)).toMatch(/Tá an stór dúnta Dé Sathairn \d+ /);
    }
    const { text: html } = await site.ask(`${ITEM}?${asked}&quantity=2`);
    expect(html).toMatch(
      new RegExp(`href="${ITEM}\\?quantity=2&amp;from=[\\d-]+T09:00&amp;to=${weekend.to}"`),
    );
  });

  test("carry the dates on to every link and form of the catalogue", async () => {
    const { text: html } = await site.ask(`${BROWSE}?${DATED}`);
    expect(html).toContain(`href="${ITEM}?${DATED.replaceAll("&", "&amp;")}"`);
    expect(html).toContain(`<input type="hidden" name="from" value="${dates.from}"/>`);
    expect(html).toContain('value="T-SPOT*1"');
  });

  test.each([
    ["", `from=2020-01-01T09:00&to=${dates.to}`, "Collection is in the past."],
    ["", `from=${dates.to}&to=${dates.from}`, "The return has to be after the collection."],
    [
      "/ga",
      `from=${dates.to}&to=${dates.from}`,
      "Caithfidh an tabhairt ar ais a bheith tar éis an bhailithe.",
    ],
    ["", `from=${dates.from}`, "Choose when you bring it back."],
    ["", "from=2099-01-01T09:00&to=2099-01-02T17:00", "within the next five years"],
    ["", "from=soon&to=later", "no date and time"],
  ])(
    "A5 say in one sentence at its field why dates cannot be hired, and keep them (%s %s)",
    async (prefix, query, sentence) => {
      for (const path of [BROWSE, ITEM]) {
        const answer = await site.ask(`${prefix}${path}?${query}`);
        expect(answer.status).toBe(400);
        expect(plainText(answer.text)).toContain(sentence);
        const [, from = ""] = /from=([^&]*)/.exec(query) ?? [];
        if (/^\d{4}/.test(from)) expect(answer.text).toContain(`value="${from}"`);
        const [invalid, ...more] = answer.text.match(/<input[^>]*aria-invalid[^>]*>/g) ?? [];
        expect(more).toEqual([]);
        const [, error = ""] = /aria-describedby="([^"]+)"/.exec(invalid ?? "") ?? [];
        const [, problem = ""] = new RegExp(`<p[^>]* id="${error}"[^>]*>([^<]*)</p>`).exec(answer.text) ?? [];
        expect(problem).toContain(sentence);
      }
    },
  );

  test("show a month without a script, with a day that leads to its dates", async () => {
    const month = dates.from.slice(0, 7);
    const { text: html, headers } = await site.ask(`${ITEM}?month=${month}`);
    expect(headers["cache-control"]).toContain("no-store");
    expect(html).toContain('data-month="shown"');
    expect(html).toMatch(
      /href="\/dry-hire\/item\/test-spot\?quantity=1&amp;month=[\d-]+&amp;from=[\dT:-]+&amp;to=[\dT:-]+"/,
    );
    expect((await site.ask(ITEM)).text).toContain('data-month="open"');
  });

  test("are 404 for hidden and unknown items and departments", async () => {
    const paths = [
      "/dry-hire/item/test-hidden",
      "/ga/dry-hire/item/nothing",
      `${BROWSE}?category=nowhere`,
      `${BROWSE}?page=7`,
    ];
    for (const path of paths) expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  });

  test("are in the sitemap and name their other language; addresses with dates are for no index", async () => {
    const { text: map } = await site.ask("/sitemap.xml");
    for (const path of [BROWSE, ITEM, `/ga${ITEM}`]) expect(map).toContain(`${path}</loc>`);
    expect(map).toMatch(/<loc>[^<]+\/dry-hire\/browse\?category=[a-z0-9-]+<\/loc>/);
    expect(map).not.toContain("test-hidden");
    const { text: html } = await site.ask(ITEM);
    expect(html).toMatch(/hrefLang="ga"|hreflang="ga"/);
    expect(html).toContain('"unitCode":"DAY"');
    expect((await site.ask(`${ITEM}?${DATED}`)).text).toContain("noindex");
  });

  test("E14 the shop says what hiring costs and from which hire buying pays", async () => {
    const plainText = await text(`/shop/product/${product.slug}`);
    expect(plainText).toContain("Hire from €55.35 a day");
    expect(plainText).toContain("buying pays from the 20th hire");
    expect(await text(`/ga/shop/product/${product.slug}`)).toContain("ón 20ú huair amach");
  });

  test("the page of dry hire has the dates under its hero and keeps its blocks and its form", async () => {
    const { text: html } = await site.ask("/dry-hire");
    expect(html).toContain('action="/dry-hire/browse"');
    expect(html.indexOf('action="/dry-hire/browse"')).toBeLessThan(html.indexOf('id="categories"'));
    expect(html).toMatch(/<input[^>]*name="from"[^>]*value=""/);
    for (const id of ["categories", "figures", "partners", "location", "quote"])
      expect(html).toContain(`id="${id}"`);
  });
});
