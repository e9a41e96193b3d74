import { describe, expect, test } from "vitest";
import { type PageElement, parsePage } from "../support/http/page-dom.ts";
import { useTestServer } from "../support/http/test-server.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

const open = async (path: string) => parsePage((await site.ask(path)).text);
const textsOf = (elements: readonly PageElement[]) => elements.map(({ text }) => text);
const hrefs = (links: readonly PageElement[]) => links.map((link) => link.attribute("href") ?? "");

/** The parts of a page are in this order, each of them once. */
function expectOrder(page: PageElement, selectors: readonly string[]): void {
  const order = selectors.map((selector) => page.one(selector).offset);
  expect(order).toEqual([...order].sort((a, b) => a - b));
}

/** Every link to another site opens a new tab that cannot reach back, and says so. */
function expectSafeLinks(page: PageElement): void {
  const unsafe = page
    .all("a[href]")
    .filter((link) => /^https?:/.test(link.attribute("href") ?? ""))
    .filter((link) => new URL(link.attribute("href") ?? "").origin !== site.origin)
    .filter(
      (link) =>
        link.attribute("target") !== "_blank" ||
        !link.attribute("rel")?.split(" ").includes("noopener") ||
        !/new tab|dtáb nua/.test(link.text),
    );
  expect(hrefs(unsafe)).toEqual([]);
}

/** Each field is in the form once. */
function expectFields(page: PageElement, form: string, names: readonly string[] = FIELDS): void {
  for (const name of names) page.one(`${form} [name="${name}"]`);
}

/** Each of these parts is there so many times. */
function expectParts(page: PageElement, scope: string, names: readonly string[], count: number): void {
  for (const name of names) expect([name, page.all(`${scope} ${name}`).length]).toEqual([name, count]);
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

describe.each([
  { locale: "en", prefix: "" },
  { locale: "ga", prefix: "/ga" },
] as const)("the pages the specification names, $locale", ({ locale, prefix }) => {
  const at = (path: string) => `${prefix}${path}` || "/";
  const says = (en: string, ga: string) => (locale === "en" ? en : ga);

  test("frame and home", async () => {
    const page = await open(at(""));
    expectSafeLinks(page);
    const links = page.all("header > nav a");
    expect(hrefs(links)).toEqual(NAVIGATION.map(([path]) => at(path)));
    const labels = textsOf(links);
    for (const [index, [, en, ga]] of NAVIGATION.entries()) {
      expect(labels[index]).toContain(en);
      expect(labels[index]).toContain(ga);
    }
    expect(page.one('header > nav [aria-current="page"]').attribute("href")).toBe(at(""));
    const footer = page.one("footer");
    expect(hrefs(footer.all("nav a")).slice(0, 4)).toEqual([
      "#services",
      "#service-centre",
      "#studio",
      "#contact",
    ]);
    expect(footer.link(/Schedule Service/).attribute("href")).toBe(at("/equipment-servicing"));

    expectOrder(page, [
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
    expect(hrefs(page.all(".hero a"))).toEqual([at("/hire"), at("/contact")]);
    expectParts(page, ".strip", ["ul.strip-group > li"], 15);
    const linked = page.all(".strip ul.strip-group a").length;
    expect(linked).toBeGreaterThan(0);
    expect(linked).toBeLessThan(15);
    const more = page.one("#services").links(says("Learn More", "Tuilleadh Eolais"));
    expect(hrefs(more)).toEqual(expect.arrayContaining([at("/hire"), at("/service-centre")]));
    expect(page.one("#partners h2").text).toContain("Industry-Leading Partners");
    expectParts(page, "#partners", [".maker", ".maker-name", ".maker-kind", ".maker-text"], 14);
    for (const href of hrefs(page.all("#partners .maker"))) expect(href).toMatch(/^https:/);
    expect(textsOf(page.all("#statistics dd"))).toEqual(["900+", "27", "945", "53"]);
    expect(page.all("#studio .patch li").length).toBeGreaterThan(3);
    expectParts(page, "#studio", [".bill li"], 8);
    expect(hrefs(page.all("#studio .studio-actions a"))).toContain("#contact");
    const blocks = page.all("#service-centre .service-block");
    expect(textsOf(blocks.flatMap((block) => block.all("h3")))).toEqual([
      expect.stringContaining("ETC Authorised Service Centre"),
      expect.stringContaining("Robe Authorised Service Centre"),
    ]);
    for (const block of blocks) {
      expect(block.all(".lamps li").length).toBeGreaterThan(2);
      expect(block.all(".gallery img.picture-main").length).toBeGreaterThan(1);
      const touch = block.link(says("Get in Touch", "Déan Teagmháil Linn"));
      expect(touch.attribute("href")).toBe(at("/contact"));
    }
    expectFields(page, "#contact form");
  });

  test("the studio", async () => {
    const page = await open(at("/studio5"));
    expectSafeLinks(page);
    expect(page.one("h1").text).toBe("Studio@5");
    expect(page.one(".hero-tagline").text).toContain("Where Creative Minds Collide");
    expectParts(page, ".strip", ["ul.strip-group > li"], 6);
    expect(textsOf(page.all("#uses li h3"))).toEqual(
      ["Video Production", "Theatre", "TV & Film", "Rehearsal"].map((use) => expect.stringContaining(use)),
    );
    expectParts(page, "#uses", [`li h3 [lang="${says("ga", "en")}"]`], 4);
    expectParts(page, "#facilities", [".patch li"], 11);
    const facilities = textsOf(page.all("#facilities .patch li")).join(" ");
    for (const figure of ["4,520", "1,200", "3,320", "WiFi", "LED"]) expect(facilities).toContain(figure);
    page.one("[data-video-play]");
    expect([...page.all("video"), ...page.all("iframe")]).toEqual([]);
    expectParts(page, ".production", ["h3", ".production-kind", "p:last-child"], 18);
    expectOrder(page, [
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
    expect(page.one("#virtual-production h2").text).toContain("Virtual Production");
    const incentives = page.one("#incentives").text;
    for (const words of ["Production Incentives", "Regional Uplift", "2%", "West of Ireland"])
      expect(incentives).toContain(words);
    const why = [...page.all("#why h2"), ...page.all("#why h3")];
    why.sort((one, other) => one.offset - other.offset);
    expect(why[0]?.text).toContain("Perfect for Productions");
    expect(why[1]?.text).toContain("Strategic Location");
    expect(page.link(/Contact Us About Studio@5/).attribute("href")).toBe(at("/contact"));
  });

  test("hire, service, projects, team and contact", async () => {
    const service = await open(at("/service-centre"));
    expect(service.one("h1").text).toContain("Service Centre");
    expect(service.one(".hero-tagline").text).toContain("ItsShowTime");
    const request = await open(at("/equipment-servicing"));
    expect(request.one("h1").text).toContain("Equipment Servicing Request");
    expectFields(request, "main form");
    expect(request.one('main form [type="submit"]').text).toContain(says("Submit", "Cuir isteach"));

    const hire = await open(at("/dry-hire"));
    expectSafeLinks(hire);
    expect(hire.one("h1").text).toContain("Dry Hire");
    expect(hire.one("h1").text).toContain("Trealamh ar Cíos");
    expect(textsOf(hire.all("#categories .hire-categories h3"))).toEqual(
      ["Lighting", "Audio-Visual", "Staging"].map((kind) => expect.stringContaining(kind)),
    );
    expect(textsOf(hire.all("#figures dd"))).toEqual(["15", "1200", "450", "27"]);
    expectParts(hire, "#partners", ["li"], 14);
    expect(hrefs(hire.all(".call a"))).toEqual([at("/dry-hire#quote"), at("/contact")]);
    const calls = textsOf(hire.all(".call a"));
    expect(calls[0]).toContain("Request A Quote");
    expect(calls[1]).toContain("Speak To Us Today");
    expect(hire.link(/Call Today to Book Visit/).attribute("href")).toBe(at("/contact"));
    expect(hire.one("#quote h2").text).toContain("Dry Hire Quote");
    expectFields(hire, "#quote form");
    expect(hire.one("main").text).toContain(says("in less than 24 hours", "laistigh de 24 uair"));

    const projects = await open(at("/projects"));
    const parts = [".spread-number", "h2", ".spread-text > p:last-child", "img.picture-main"];
    expectParts(projects, ".project", parts, 3);
    expect(hrefs(projects.all(".call a"))).toEqual([at("/contact"), at("/contact")]);

    const team = await open(at("/our-team"));
    expect(textsOf(team.all(".person-role"))).toEqual(
      [
        "Managing Director",
        "Administrator",
        "Technical Sales & Events",
        "Senior Events & Service Technician",
      ].map((role) => expect.stringContaining(role)),
    );
    expectParts(team, ".person", ["img.picture-main"], 4);
    expect(team.one(".call").text).toContain("27");
    expect(hrefs(team.all(".call a"))).toEqual([at("/contact")]);

    const contact = await open(at("/contact"));
    expectFields(contact, "main form");
    for (const name of FIELDS) {
      const hint = contact.one(`main form [name="${name}"]`).attribute("placeholder") ?? "";
      expect([name, hint.includes("*")]).toEqual([name, name !== "company"]);
    }
  });

  test("the shop, the account and what is not there", async () => {
    const shop = (await open(at("/shop/browse"))).one("main");
    expect(shop.one("h1").text).toContain("Browse Equipment");
    expect(shop.one("[data-install-tip]").text).toContain("home screen");
    shop.one('input[type="search"]');
    const [list] = shop.all(".shop-filter > ul");
    const departments = textsOf(list?.all("li") ?? []);
    expect(departments[0]).toBe(says("All", "Gach ceann"));
    expect(departments.length).toBeGreaterThan(5);
    expect(departments.join()).not.toMatch(/Chairs|Cathaoireacha/);
    const shown = shop.all("article").length;
    expect(shown).toBeGreaterThan(5);
    const parts = ["img.picture-main", ".product-name", ".product-category", ".state-word"];
    expectParts(shop, ".product", parts, shown);
    for (const facts of textsOf(shop.all(".product-facts"))) expect(facts).toMatch(/€[\d,]+\.\d\d/);
    expect(textsOf(shop.all("button")).join()).toContain(says("Add to Cart", "Cuir sa Chiseán"));
    const nothing = (await open(at("/shop/browse?search=zzzzzz"))).one("main");
    expect(nothing.text).toContain(says("No products found", "Níor aimsíodh aon táirge"));
    expect(nothing.one(".browse-bar p").text).toContain(says("0 results for", "0 toradh don"));

    const cart = (await open(at("/shop/cart"))).one("main");
    expect(cart.one("h1").text).toContain("Shopping Cart");
    expect(cart.text).toContain(says("Your cart is empty", "Tá do chiseán folamh"));
    const browse = cart.link(says("Browse Products", "Brabhsáil na Táirgí"));
    expect(browse.attribute("href")).toBe(at("/shop/browse"));

    const request = await open(at("/shop/request"));
    expect(request.one("main h1").text).toContain("Request Custom Item");
    expectFields(request, "main form", ["name", "email", "phone", "productName", "description"]);

    const success = (await open(at("/shop/success"))).one("main");
    expect(success.one("h1").text).toContain("Order Successful!");
    expect(hrefs(success.all(".outcome-ways a"))).toEqual([at("/shop/browse"), at("")]);

    const account = await open(at("/auth"));
    const tabs = textsOf(account.all('[role="tab"]'));
    expect(tabs[0]).toContain("Login");
    expect(tabs[1]).toContain("Sign Up");
    for (const type of ["email", "password"])
      expect(account.all(`input[type="${type}"][required]`).length).toBeGreaterThan(0);
  });
});
