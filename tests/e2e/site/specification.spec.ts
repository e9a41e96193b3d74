import type { Locator, Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../site.ts";

/** Texts of elements without the zero-width joiner of Irish prefixes and the hint about new tabs. */
async function textsOf(locator: Locator): Promise<string[]> {
  const texts = await locator.allTextContents();
  return texts.map((text) => text.replaceAll("\u2060", "").replace(/\s+/g, " ").trim());
}

const hrefs = (locator: Locator) =>
  locator.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/** The parts of a page stand in this order, each of them once. */
async function expectOrder(page: Page, selectors: readonly string[]): Promise<void> {
  const places = await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll("*")];
    return wanted.map((selector) =>
      [...document.querySelectorAll(selector)].map((part) => all.indexOf(part)),
    );
  }, selectors);
  expect(
    places.map((found) => found.length),
    selectors.join(" "),
  ).toEqual(selectors.map(() => 1));
  const order = places.flat();
  expect(order).toEqual([...order].sort((a, b) => a - b));
}

/** Every link to another site opens a new tab that cannot reach back, and says so. */
async function expectSafeLinks(page: Page): Promise<void> {
  const unsafe = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
      .filter((link) => link.origin !== location.origin)
      .filter(
        (link) =>
          link.target !== "_blank" ||
          !link.relList.contains("noopener") ||
          !/new tab|dtáb nua/.test(link.textContent),
      )
      .map((link) => link.href),
  );
  expect(unsafe).toEqual([]);
}

const NAVIGATION = [
  ["", "Home", "Baile"],
  ["/hire", "Hire", "Ar Cíos"],
  ["/studio5", "Studio@5", "Studio@5"],
  ["/projects", "Projects", "Tionscadail"],
  ["/service-centre", "Service Centre", "Ionad Seirbhíse"],
  ["/shop", "Shop", "Siopa"],
  ["/our-team", "Our Team", "Ár bhFoireann"],
  ["/contact", "Contact", "Teagmháil"],
] as const;

const FIELDS = ["name", "email", "phone", "company", "message"];

for (const { locale, prefix } of LANGUAGES) {
  const at = (path: string) => `${prefix}${path}` || "/";
  const says = (en: string, ga: string) => (locale === "en" ? en : ga);

  test.describe(`the pages the specification names, ${locale} @desktop`, () => {
    test("frame and home", async ({ page }) => {
      await page.goto(at(""));
      await expectSafeLinks(page);
      const links = page.locator("header > nav a");
      expect(await hrefs(links)).toEqual(NAVIGATION.map(([path]) => at(path)));
      const labels = await textsOf(links);
      for (const [index, [, en, ga]] of NAVIGATION.entries()) {
        expect(labels[index]).toContain(en);
        expect(labels[index]).toContain(ga);
      }
      await expect(page.locator('header > nav [aria-current="page"]')).toHaveAttribute("href", at(""));
      const footer = page.locator("footer");
      expect((await hrefs(footer.locator("nav a"))).slice(0, 4)).toEqual([
        "#services",
        "#service-centre",
        "#studio",
        "#contact",
      ]);
      await expect(footer.getByRole("link", { name: /Schedule Service/ })).toHaveAttribute(
        "href",
        at("/equipment-servicing"),
      );

      await expectOrder(page, [
        ".hero h1",
        ".strip",
        "#services",
        "#partners",
        "#statistics",
        "#studio",
        "#service-centre",
        "#contact",
        "footer",
      ]);
      expect(await hrefs(page.locator(".hero a"))).toEqual([at("/hire"), at("/contact")]);
      await expect(page.locator(".strip ul.strip-group > li")).toHaveCount(15);
      const linked = await page.locator(".strip ul.strip-group a").count();
      expect(linked).toBeGreaterThan(0);
      expect(linked).toBeLessThan(15);
      const more = page
        .locator("#services")
        .getByRole("link", { name: says("Learn More", "Tuilleadh Eolais") });
      expect(await hrefs(more)).toEqual(expect.arrayContaining([at("/hire"), at("/service-centre")]));
      await expect(page.locator("#partners h2")).toContainText("Industry-Leading Partners");
      for (const part of [".maker[href^='https:']", ".maker-name", ".maker-kind", ".maker-text"])
        await expect(page.locator(`#partners ${part}`)).toHaveCount(14);
      expect(await textsOf(page.locator("#statistics dd"))).toEqual(["900+", "27", "945", "53"]);
      expect(await page.locator("#studio .patch li").count()).toBeGreaterThan(3);
      await expect(page.locator("#studio .bill li")).toHaveCount(8);
      expect(await hrefs(page.locator("#studio .studio-actions a"))).toContain("#contact");
      const blocks = page.locator("#service-centre .service-block");
      const headings = await textsOf(blocks.locator("h3"));
      expect(headings).toHaveLength(2);
      expect(headings[0]).toContain("ETC Authorised Service Centre");
      expect(headings[1]).toContain("Robe Authorised Service Centre");
      for (const block of await blocks.all()) {
        expect(await block.locator(".lamps li").count()).toBeGreaterThan(2);
        expect(await block.locator(".gallery img.picture-main").count()).toBeGreaterThan(1);
        const touch = block.getByRole("link", { name: says("Get in Touch", "Déan Teagmháil Linn") });
        await expect(touch).toHaveAttribute("href", at("/contact"));
      }
      const form = page.locator("#contact form");
      for (const name of FIELDS) await expect(form.locator(`[name="${name}"]`)).toHaveCount(1);
    });

    test("the studio", async ({ page }) => {
      await page.goto(at("/studio5"));
      await expectSafeLinks(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Studio@5");
      await expect(page.locator(".hero-tagline")).toContainText("Where Creative Minds Collide");
      await expect(page.locator(".strip ul.strip-group > li")).toHaveCount(6);
      const uses = await textsOf(page.locator("#uses li h3"));
      expect(uses).toHaveLength(4);
      for (const [index, use] of ["Video Production", "Theatre", "TV & Film", "Rehearsal"].entries())
        expect(uses[index]).toContain(use);
      await expect(page.locator(`#uses li h3 [lang="${says("ga", "en")}"]`)).toHaveCount(4);
      await expect(page.locator("#facilities .patch li")).toHaveCount(11);
      const facilities = (await textsOf(page.locator("#facilities .patch li"))).join(" ");
      for (const figure of ["4,520", "1,200", "3,320", "WiFi", "LED"]) expect(facilities).toContain(figure);
      await expect(page.locator("[data-video-play]")).toHaveCount(1);
      await expect(page.locator("video, iframe")).toHaveCount(0);
      for (const part of ["h3", ".production-kind", "p:last-child"])
        await expect(page.locator(`.production ${part}`)).toHaveCount(18);
      await expectOrder(page, [
        ".hero h1",
        ".strip",
        "#about",
        "#uses",
        "#facilities",
        "#overview",
        "#productions",
        "#virtual-production",
        "#incentives",
        "#why",
        ".call",
      ]);
      await expect(page.locator("#virtual-production h2")).toContainText("Virtual Production");
      await expect(page.locator("#incentives")).toContainText("Production Incentives");
      await expect(page.locator("#incentives")).toContainText(/2%\s*Regional Uplift|Regional Uplift/);
      await expect(page.locator("#incentives")).toContainText("2%");
      await expect(page.locator("#incentives")).toContainText("West of Ireland");
      const why = await textsOf(page.locator("#why h2, #why h3"));
      expect(why[0]).toContain("Perfect for Productions");
      expect(why[1]).toContain("Strategic Location");
      const button = page.getByRole("link", { name: /Contact Us About Studio@5/ });
      await expect(button).toHaveAttribute("href", at("/contact"));
    });

    test("hire, service, projects, team and contact", async ({ page }) => {
      await page.goto(at("/service-centre"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Service Centre");
      await expect(page.locator(".hero-tagline")).toContainText("ItsShowTime");
      await page.goto(at("/equipment-servicing"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Equipment Servicing Request");
      for (const name of FIELDS) await expect(page.locator(`main form [name="${name}"]`)).toHaveCount(1);
      await expect(page.locator('main form [type="submit"]')).toContainText(says("Submit", "Cuir isteach"));

      await page.goto(at("/dry-hire"));
      await expectSafeLinks(page);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toContainText("Dry Hire");
      await expect(heading).toContainText("Trealamh ar Cíos");
      const kinds = await textsOf(page.locator("#categories .hire-categories h3"));
      expect(kinds).toHaveLength(3);
      for (const [index, kind] of ["Lighting", "Audio-Visual", "Staging"].entries())
        expect(kinds[index]).toContain(kind);
      expect(await textsOf(page.locator("#figures dd"))).toEqual(["15", "1200", "450", "27"]);
      await expect(page.locator("#partners li")).toHaveCount(14);
      expect(await hrefs(page.locator(".call a"))).toEqual([at("/dry-hire#quote"), at("/contact")]);
      const calls = await textsOf(page.locator(".call a"));
      expect(calls[0]).toContain("Request A Quote");
      expect(calls[1]).toContain("Speak To Us Today");
      const visit = page.getByRole("link", { name: /Call Today to Book Visit/ });
      await expect(visit).toHaveAttribute("href", at("/contact"));
      await expect(page.locator("#quote h2")).toContainText("Dry Hire Quote");
      for (const name of FIELDS) await expect(page.locator(`#quote form [name="${name}"]`)).toHaveCount(1);
      await expect(page.getByRole("main")).toContainText(
        says("in less than 24 hours", "laistigh de 24 uair"),
      );

      await page.goto(at("/projects"));
      for (const part of [".spread-number", "h2", ".spread-text > p:last-child", "img.picture-main"])
        await expect(page.locator(`.project ${part}`)).toHaveCount(3);
      expect(await hrefs(page.locator(".call a"))).toEqual([at("/contact"), at("/contact")]);

      await page.goto(at("/our-team"));
      const roles = await textsOf(page.locator(".person-role"));
      expect(roles).toHaveLength(4);
      for (const [index, role] of [
        "Managing Director",
        "Administrator",
        "Technical Sales & Events",
        "Senior Events & Service Technician",
      ].entries())
        expect(roles[index]).toContain(role);
      await expect(page.locator(".person img.picture-main")).toHaveCount(4);
      const delays = await page
        .locator(".person")
        .evaluateAll((cards) =>
          cards.map((card) => Number.parseFloat(getComputedStyle(card).animationDelay)),
        );
      for (const [index, delay] of delays.entries()) expect(delay).toBeCloseTo(index * 0.1, 3);
      await expect(page.locator(".call")).toContainText("27");
      expect(await hrefs(page.locator(".call a"))).toEqual([at("/contact")]);

      await page.goto(at("/contact"));
      for (const name of FIELDS) await expect(page.locator(`main form [name="${name}"]`)).toHaveCount(1);
      for (const name of FIELDS) {
        const hint = (await page.locator(`main form [name="${name}"]`).getAttribute("placeholder")) ?? "";
        expect(hint.includes("*"), name).toBe(name !== "company");
      }
    });

    test("the shop, the account and what is not there", async ({ page }) => {
      const parts = async (scope: string, names: readonly string[], count: number) => {
        for (const name of names) await expect(page.locator(`${scope} ${name}`)).toHaveCount(count);
      };
      await page.goto(at("/shop/browse"));
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toContainText("Browse Equipment");
      await expect(main.locator("[data-install-tip]")).toContainText("home screen");
      await expect(main.locator('input[type="search"]')).toHaveCount(1);
      const departments = await textsOf(main.locator(".shop-filter > ul").first().locator("li"));
      expect(departments[0]).toBe(says("All", "Gach ceann"));
      expect(departments.length).toBeGreaterThan(5);
      expect(departments.join()).not.toMatch(/Chairs|Cathaoireacha/);
      const shown = await main.getByRole("article").count();
      expect(shown).toBeGreaterThan(5);
      await parts(
        "main .product",
        ["img.picture-main", ".product-name", ".product-category", ".state-word"],
        shown,
      );
      for (const facts of await textsOf(main.locator(".product-facts")))
        expect(facts).toMatch(/€[\d,]+\.\d\d/);
      expect(
        await main.getByRole("button", { name: says("Add to Cart", "Cuir sa Chiseán") }).count(),
      ).toBeGreaterThan(0);
      await page.goto(at("/shop/browse?search=zzzzzz"));
      await expect(main).toContainText(says("No products found", "Níor aimsíodh aon táirge"));

      await page.goto(at("/shop/cart"));
      await expect(main.getByRole("heading", { level: 1 })).toContainText("Shopping Cart");
      await expect(main).toContainText(says("Your cart is empty", "Tá do chiseán folamh"));
      const browse = main.getByRole("link", { name: says("Browse Products", "Brabhsáil na Táirgí") });
      await expect(browse).toHaveAttribute("href", at("/shop/browse"));

      await page.goto(at("/shop/request"));
      await expect(main.getByRole("heading", { level: 1 })).toContainText("Request Custom Item");
      const asked = ["name", "email", "phone", "productName", "description"];
      await parts(
        "main form",
        asked.map((name) => `[name="${name}"]`),
        1,
      );

      await page.goto(at("/shop/success"));
      await expect(main.getByRole("heading", { level: 1 })).toContainText("Order Successful!");
      expect(await hrefs(main.locator(".outcome-ways a"))).toEqual([at("/shop/browse"), at("")]);

      await page.goto(at("/auth"));
      const tabs = await textsOf(page.getByRole("tab"));
      expect(tabs[0]).toContain("Login");
      expect(tabs[1]).toContain("Sign Up");
      await expect(page.locator('input[type="email"][required]').first()).toBeVisible();
      await expect(page.locator('input[type="password"][required]').first()).toBeVisible();
    });
  });
}
