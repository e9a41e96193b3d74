import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { dateAhead, daysUntil, TUESDAY } from "../support/days-ahead.ts";
import { addAccount, signInAs } from "../support/http/sign-in.ts";
import { useTestServer } from "../support/http/test-server.ts";
import { visitorOf } from "../support/http/visitor.ts";

const site = useTestServer({ SAMPLE_DATA: "1", TEST_PAYMENTS: "1" });

const staff = async () => visitorOf(site, await signInAs(site));

type Product = { readonly id: string; readonly url: string; readonly available: number | null };

async function findProducts(search: string): Promise<readonly Product[]> {
  const { text } = await site.ask(`/api/products?search=${encodeURIComponent(search)}`);
  return (JSON.parse(text) as { products: Product[] }).products;
}

/** One piece of the first product with counted stock that a search finds, ordered and paid. Gives the order's address. */
async function buy(search: string, who: { name: string; email: string }): Promise<string> {
  const [product] = (await findProducts(search)).filter(({ available }) => available);
  const items = [{ product_id: product?.id, quantity: 1 }];
  const { url } = JSON.parse((await site.postJson("/api/create-checkout", { items })).text) as {
    url: string;
  };
  const address = { billLine1: "1 Shop Street", billTown: "Galway" };
  const typed = { ...who, ...address, phone: "091 000 000", delivery: "collection", terms: "yes" };
  const pay = await (await visitorOf(site).open(url)).press(/^Order with obligation to pay/, typed);
  const success = await pay.press(/^Pay €/);
  expect(success.page.one("main h1").text).toContain("Order Successful!");
  return `/shop/orders/${new URL(success.address, site.origin).searchParams.get("order")}`;
}

test("L1: a buyer withdraws from the order's page in two steps, in both languages", async () => {
  const email = "withdraw@example.ie";
  const address = await buy("moving head spot", { name: "Wanda Drawn", email });
  const visitor = visitorOf(site);
  const order = await visitor.open(address);
  const statement = await order.follow("Withdraw from contract here");
  expect(statement.valueOf("name")).toBe("Wanda Drawn");
  const quantity = statement.page.field(/^How many of/).attribute("name") ?? "";
  const nothing = await statement.press("Continue to check", { [quantity]: "0" });
  expect(nothing.text).toContain("Choose at least one item");
  const check = await nothing.press("Continue to check", { [quantity]: "1" });
  expect(check.text).toContain("I withdraw from my contract of sale");
  const changed = await check.press("Change something");
  expect(changed.valueOf("email")).toBe(email);
  const again = await changed.press("Continue to check");
  const receipt = await again.press("Confirm withdrawal");
  expect(receipt.page.all("main h1")[0]?.text).toContain("We have received your withdrawal");
  expect(receipt.text).toMatch(/Received on \d{1,2} \w+ \d{4}, \d\d:\d\d/);
  expect(receipt.text).toContain("so you have nothing to send back.");
  expect((await visitor.open(address.replace("/shop/", "/ga/shop/"))).text).toContain("Tharraing tú siar an");

  const sheets = (shown: Awaited<ReturnType<typeof visitor.open>>) =>
    shown.page.all("article").filter(({ text }) => text.includes(email));
  const admin = await staff();
  const list = await admin.open("/admin/withdrawals");
  expect(sheets(list)[0]?.text).toContain("14 days left");
  const refund = await list.follow(/^Refund/, sheets(list)[0]);
  expect(refund.page.one('[id="reason"]').value).toBe("Withdrawal");
  expect(refund.page.field(/^How many of/).value).toBe("1");
  const asked = await list.press("Refund made", {}, sheets(list)[0]);
  expect(sheets(asked)[0]?.text).toContain("No refund is recorded for this order");
  expect(sheets(await asked.press("Refund made", {}, sheets(asked)[0]))).toEqual([]);
  const mails = await admin.open(`/admin/mail?search=${encodeURIComponent(email)}`);
  expect(mails.text).toContain("Receipt of your withdrawal");
});

describe.each([
  {
    locale: "en",
    prefix: "",
    login: /^Login/,
    created: "Account created! Our site cannot send emails yet: contact us to have your address confirmed.",
    wrong: ["Error", "Incorrect email or password"],
    welcome: "Logged in successfully!",
  },
  {
    locale: "ga",
    prefix: "/ga",
    login: /^Logáil isteach/,
    created:
      "Cruthaíodh do chuntas! Ní féidir leis an suíomh seo ríomhphoist a sheoladh fós: déan teagmháil linn chun do sheoladh a dheimhniú.",
    wrong: ["Earráid", "Seoladh ríomhphoist nó pasfhocal mícheart"],
    welcome: "Tá tú logáilte isteach!",
  },
] as const)("the login, $locale", ({ locale, prefix, login, created, wrong, welcome }) => {
  test("has two tabs with addresses, says what is wrong, and lets in who is known", async () => {
    const signUp = await visitorOf(site).open(`${prefix}/auth?tab=sign-up`);
    expect(signUp.page.one('[role="tab"][aria-selected="true"]').text).toContain("Sign Up");
    expect(signUp.page.one('[id="name"]').attribute("autocomplete")).toBe("name");
    expect(signUp.page.one('[id="password"]').attribute("autocomplete")).toBe("new-password");
    const form = await signUp.follow(login, signUp.page.one('[role="tablist"]'));
    expect(form.address).toContain("tab=login");
    expect(form.page.all('[id="name"]')).toEqual([]);
    expect(form.page.one('[id="email"]').attribute("autocomplete")).toBe("username");
    expect(form.page.one('[id="password"]').attribute("autocomplete")).toBe("current-password");
    const typed = { email: "nobody@example.ie", password: "not the password" };
    const refused = await form.press(login, typed);
    const alert = refused.page.one('[role="alert"]');
    for (const words of wrong) expect(alert.text).toContain(words);
    expect(refused.page.one('[id="email"]').value).toBe("nobody@example.ie");
    expect(refused.page.one('[id="password"]').value).toBe("");
    const known = { email: `known-${locale}@example.ie`, password: "six-plus-letters" };
    await addAccount(site, { name: "Known", ...known });
    expect((await refused.press(login, known)).page.text).toContain(welcome);
  });

  test("of a new account waits for its confirmation", async () => {
    const signUp = await visitorOf(site).open(`${prefix}/auth?tab=sign-up`);
    const form = signUp.page.one('[id="name"]').closest("form");
    const [button] = form?.all('button[type="submit"]') ?? [];
    const typed = { name: "New", email: `new-${locale}@example.ie`, password: "capall bán ar an gcnoc" };
    expect((await signUp.press(button?.name ?? "", typed, form)).page.text).toContain(created);
  });
});

test("the cart of an account goes to the checkout in a tab of its own", async () => {
  const who = { name: "Plain Buyer", email: "plain-buyer@example.ie", password: "six-plus-letters" };
  await addAccount(site, who);
  const visitor = visitorOf(site);
  const { email, password } = who;
  const entered = await (await visitor.open("/auth")).press(/^Login/, { email, password });
  expect(entered.page.text).toContain("Logged in successfully!");
  const shop = await visitor.open("/shop/browse");
  const found = await shop.press(
    /./,
    { search: "xlr" },
    shop.page.one('input[type="search"]').closest("form"),
  );
  expect(found.address).toMatch(/[?&]search=xlr/);
  expect(found.page.text).not.toContain("Logged in successfully!");
  const [card] = found.page.all("article").filter(({ text }) => text.includes("Add to Cart"));
  const cart = await found.press(/^Add to Cart/, {}, card);
  expect(cart.address).toMatch(/^\/shop\/cart/);
  const [button] = cart.page.all("button").filter(({ text }) => text === "Proceed to Checkout");
  expect(button?.attribute("formtarget") ?? button?.closest("form")?.attribute("target")).toBe("_blank");
  expect((await cart.press("Proceed to Checkout")).address).toMatch(/^\/shop\/checkout\//);
});

test("staff find a category by its name, with the path to it", async () => {
  const visitor = await staff();
  const tree = await visitor.open("/admin/categories");
  const rows = (shown: typeof tree) => shown.page.all("[data-admin-row]");
  const all = rows(tree).length;
  const search = tree.page.one('input[type="search"]').closest("form");
  const found = await tree.press(/./, { search: "moving" }, search);
  expect(found.address).toBe("/admin/categories?search=moving");
  expect(found.text).toContain(`1 of ${all}`);
  expect(rows(found)).toHaveLength(2);
  expect(rows(found)[0]?.text).toContain("Lighting");
  expect(found.page.all("button").filter(({ text }) => text.startsWith("Move "))).toEqual([]);
  const open = await found.follow(/./, rows(found)[1]);
  const saved = await open.press("Save", {}, rows(open)[1]);
  expect(saved.text).toContain("Done. Visitors see it at once.");
  expect(rows(saved)).toHaveLength(2);
  expect(saved.page.one('input[type="search"]').value).toBe("moving");
});

test("staff paste the old site's sitemap, accept what fits, and the old addresses lead on", async () => {
  const visitor = await staff();
  const paste = await (await visitor.open("/admin/redirects")).follow("Check old addresses");
  const [product] = await findProducts("led");
  const slug = product?.url.split("/").at(-1) ?? "";
  const area = paste.page.field(/^Or paste them here/).attribute("name") ?? "";
  const addresses = [`product/${slug}/`, "contact-us/", "qqqq/"].map((path) => `https://old.example/${path}`);
  const compared = await paste.press("Compare with this site", { [area]: addresses.join("\n") });
  expect(compared.text).toContain("3 addresses were compared");
  expect(compared.text).toContain("0% of 3 old addresses lead somewhere.");
  const same = await compared.follow(/Same address part 1/);
  const accepted = await same.press("Accept this one");
  expect(accepted.text).toContain("1 old address is redirected now.");
  expect((await visitorOf(site).open(`/product/${slug}/`)).address).toBe(`/shop/product/${slug}`);

  const none = await visitor.open("/admin/redirects/coverage?show=none");
  const name = none.page.field(/^Where \/qqqq leads$/).attribute("name") ?? "";
  const refused = await none.press("Accept selected", { [name]: "/no-such-page" });
  expect(refused.page.one('[role="alert"]').text).toContain(
    "/qqqq → /no-such-page: this site has no page there",
  );
  expect(refused.valueOf(name)).toBe("/no-such-page");
  const done = await refused.press("Accept selected", { [name]: "/hire" });
  expect(done.text).toContain("66% of 3 old addresses lead somewhere.");
});

test("pictures are sent by a plain form, each is answered for, and one is chosen for an entry", async () => {
  const visitor = await staff();
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#747" } })
    .jpeg()
    .toBuffer();
  const library = await visitor.open("/admin/media");
  const name = library.page.one('main input[type="file"]').attribute("name") ?? "";
  const answered = await library.press("Upload", {
    [name]: [
      new File([new Uint8Array(picture)], "plain form.jpg", { type: "image/jpeg" }),
      new File(["no picture"], "text.png", { type: "image/png" }),
    ],
  });
  expect(answered.text).toContain("plain form.jpg: added.");
  expect(answered.text).toContain("text.png: This is no JPEG");
  const entries = await visitor.open("/admin/content/projects");
  const entry = await entries.follow(/./, entries.page.all("[data-admin-row]").at(-1));
  const [choice] = entry.page.all(".admin-pick").filter(({ text }) => text.includes("plain form.jpg"));
  const radio = choice?.all("input")[0];
  const saved = await entry.press("Save", { [radio?.attribute("name") ?? ""]: radio?.value ?? "" });
  expect(saved.page.all('[role="status"]').map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Saved/),
  );
});

const START = daysUntil(TUESDAY, 60);
const DATES = { from: `${dateAhead(START)}T09:00`, to: `${dateAhead(START + 1)}T17:00` };
const SPOT = "Moving head spot 350 W";

test("dates, availability, month and the way into the hire basket", async () => {
  const visitor = visitorOf(site);
  const catalogue = await (await visitor.open("/dry-hire")).press(/^Check availability/, DATES);
  expect(catalogue.address).toMatch(/^\/dry-hire\/browse\?from=.*&to=/);
  const [card] = catalogue.page.all("article").filter(({ text }) => text.includes(SPOT));
  expect(card?.all("*").map(({ text }) => text)).toContain("Available");
  const item = await catalogue.follow(SPOT, card);
  expect(item.address).toMatch(/^\/dry-hire\/item\/moving-head-spot-350-w\?from=/);
  const month = await item.follow(/^Next month/);
  expect(month.address).toContain("month=");
  const day = await visitor.open(month.page.all("a[data-day]")[0]?.attribute("href") ?? "");
  expect(day.page.all("*").map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^(?:Available|Only|Not on)/),
  );
  const [form] = day.page.all("form").filter(({ text }) => text.includes("Add to hire basket"));
  const basket = await day.press(/^Add to hire basket/, {}, form);
  expect(basket.address).toBe("/dry-hire/basket");
  expect(basket.text).toContain(SPOT);
  expect(basket.page.one('[id="enquiry-from"]').value).toMatch(/T09:00$/);
});

test("the form of the hire basket changes it and sends it", async () => {
  const dated = new URLSearchParams({ add: "AU-MIC-VOC*4", ...DATES });
  const basket = await visitorOf(site).open(`/dry-hire/basket?${dated}`);
  expect(basket.page.one(".cart-summary .cart-total output").text).toMatch(/^€/);
  const quantityOf = ({ page }: typeof basket, name: string) =>
    page.field(new RegExp(`^Quantity: ${name}$`)).value;
  const code = basket.page.field(/^Add by code/).attribute("name") ?? "";
  const two = await basket.press("Add", { [code]: "au-mix-12*2" });
  const changed = await two.press("Update", { quantity: ["6", "2"] });
  expect(quantityOf(changed, "Dynamic vocal microphone")).toBe("6");
  const less = await changed.press("Remove Digital mixer 12 inputs");
  expect(less.page.all(".cart-name")).toHaveLength(1);
  const undone = await less.press("Undo");
  expect(quantityOf(undone, "Digital mixer 12 inputs")).toBe("2");
  const refused = await undone.press(/^Submit/);
  expect(refused.status).toBe(400);
  expect(quantityOf(refused, "Digital mixer 12 inputs")).toBe("2");
  const person = { name: "Áine", email: "aine@example.ie", phone: "091 555 010", message: "For a gig" };
  const sent = await refused.press(/^Submit/, person);
  expect(sent.text).toMatch(/IST-\d{4}-\d{4}/);
  expect(sent.page.all(".cart-name")).toEqual([]);
});

test("a pasted list comes into the hire basket beside what is there, and into its form", async () => {
  const basket = await visitorOf(site).open("/dry-hire/basket?items=LX-SPOT-350*1");
  const paste = await basket.follow(/^Have a list\? Paste your rider/);
  const name = paste.page.one('[id="rider-text"]').attribute("name") ?? "";
  const list = "2 x LX-SPOT-350\n1 x Steinway grand piano";
  const answered = await paste.press(/./, { [name]: list }, paste.page.one(".rider-form"));
  expect(answered.page.all(".rider-line")).toHaveLength(2);
  const added = await answered.press(/./, {}, answered.page.one(".rider-add"));
  expect(added.address).toMatch(/^\/dry-hire\/basket\?/);
  expect(added.page.one('.basket-line input[name="quantity"]').value).toBe("3");
  expect(added.page.one('[id="enquiry-kit"]').value).toBe("1 x Steinway grand piano");
  const updated = await added.press("Update");
  expect(updated.page.one('[id="enquiry-kit"]').value).toBe("1 x Steinway grand piano");
});

test("a quote is begun, written, refused while a line has no price, sent, counted again, accepted and paid", async () => {
  const list = await (await staff()).open("/admin/hire/quotes");
  const editor = await list.press("Make a quote", { name: "Máire", email: "maire@example.ie" });
  const add = `2 x Moving Head Spot 350 W\n1 x Something unheard of`;
  const draft = await editor.press("Save draft", { ...DATES, add });
  expect(draft.page.all(".draft-lines > li")).toHaveLength(2);
  expect(draft.page.one(".draft-totals").text).toMatch(/Total incl\. VAT ?€/);
  const send = async (shown: typeof draft) => {
    const asked = await shown.press(/^Send to/);
    const [question] = asked.page.all('[role="group"]').filter(({ text }) => text.includes("Send €"));
    return question ? asked.press(/^Send to/, {}, question) : asked;
  };
  const refused = await send(draft);
  expect(refused.text).toContain("has no price.");
  const rate = refused.page.field(/^Rate, € net, line 2$/).attribute("name") ?? "";
  const saved = await refused.press("Save draft", { [rate]: "20" });
  expect(saved.text).toContain("Draft saved.");
  const optional = saved.page.field(/^Optional, line 2$/);
  const ticked = { [optional.attribute("name") ?? ""]: optional.attribute("value") ?? "on" };
  const sent = await send(await saved.press("Save draft", ticked));
  expect(sent.text).toContain("The version is saved but not mailed");

  const links = sent.page.all("a").map((link) => link.attribute("href") ?? "");
  const link = links.find((href) => /\/dry-hire\/quote\/[\w-]+$/.test(href)) ?? "";
  const quote = await visitorOf(site).open(link);
  const total = ({ page }: typeof quote) => page.one("[data-quote-total]").text;
  const option = quote.page.one("[data-quote-option]");
  const name = option.attribute("name") ?? "";
  const other = option.has("checked") ? false : (option.attribute("value") ?? "on");
  const counted = await quote.press("Recalculate", { [name]: other });
  expect(total(counted)).not.toBe(total(quote));
  expect(counted.page.one('[id="accept-name"]').value).toBe("Máire");
  const terms = counted.page.one('[id="accept-terms"]');
  const agreed = { [terms.attribute("name") ?? ""]: terms.attribute("value") ?? "on" };
  const success = await (await counted.press(/^Accept /, agreed)).press(/^Pay /);
  const hire = await success.follow("Open your hire");
  expect(hire.page.one(".hire-status-line").text).toContain("Reserved");
});
