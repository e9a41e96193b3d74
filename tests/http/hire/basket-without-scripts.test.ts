import { expect, test } from "vitest";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";
import { type ShownPage, visitorOf } from "#tests/support/http/visitor.ts";

const site = useTestServer({ SAMPLE_DATA: "1" });

type Visitor = ReturnType<typeof visitorOf>;

const quantities = ({ page }: ShownPage) =>
  page.all('.basket-line input[name="quantity"]').map(({ value }) => value);

async function add(visitor: Visitor, slug: string): Promise<ShownPage> {
  const item = await visitor.open(`/ga/dry-hire/item/${slug}`);
  const [form] = item.page.all("form").filter(({ text }) => text.includes("Cuir sa chiseán cíosa"));
  return item.press(/^Cuir sa chiseán cíosa/, {}, form);
}

test.each([
  ["a guest", async () => ""],
  ["an account", () => signInAs(site)],
])("the hire basket of %s keeps what is added from page to page, and what is changed", async (_, session) => {
  const visitor = visitorOf(site, await session());
  await add(visitor, "moving-head-spot-350-w");
  const two = await add(visitor, "digital-mixer-12-inputs");
  expect(quantities(two)).toEqual(["1", "1"]);
  expect(quantities(await visitor.open(two.address))).toEqual(["1", "1"]);
  await two.press("Nuashonraigh", { quantity: ["4", "1"] });
  const changed = await visitor.open("/dry-hire/basket");
  expect(quantities(changed)).toEqual(["4", "1"]);
  const unknown = await changed.press("Add", { add: "NOTHING" });
  expect(unknown.text).toContain("NOTHING");
  const less = await changed.press("Remove Digital mixer 12 inputs");
  expect(quantities(less)).toEqual(["4"]);
  const left = await visitor.open("/dry-hire/basket");
  expect(quantities(left)).toEqual(["4"]);
  const person = { name: "Áine", email: "aine@example.ie", phone: "091 555 010", message: "For a gig" };
  expect((await left.press(/^Submit/, person)).text).toMatch(/IST-\d{4}-\d{4}/);
  expect(quantities(await visitor.open("/dry-hire/basket"))).toEqual([]);
});

test("what a guest put in goes into the account's basket with the login", async () => {
  const visitor = visitorOf(site);
  await add(visitor, "moving-head-spot-350-w");
  const login = await visitor.open("/auth");
  const inside = await login.press(/^Login/, ADMIN);
  expect(inside.address).not.toContain("/auth");
  expect(quantities(await visitor.open("/dry-hire/basket"))).toEqual(["1"]);
  expect(quantities(await visitor.open("/dry-hire/basket"))).toEqual(["1"]);
});

test("a link from elsewhere changes no account's basket, and a script that asks ends what is held for a guest", async () => {
  const session = await signInAs(site);
  const elsewhere = { Cookie: session, "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site" };
  await site.ask("/dry-hire/basket?add=LX-SPOT-350*2", { headers: elsewhere });
  expect(quantities(await visitorOf(site, session).open("/dry-hire/basket"))).not.toContain("2");

  const held = { Cookie: "itsshowtime.hire-basket=items=LX-SPOT-350*1", "Sec-Fetch-Dest": "empty" };
  const asked = await site.ask("/dry-hire/basket?items=LX-SPOT-350*1", { headers: held });
  expect(asked.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^itsshowtime\.hire-basket=; .*Max-Age=0/),
  ]);
});
