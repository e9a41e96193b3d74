import { expect, it } from "vitest";
import { addresses } from "#app/db/schema/addresses.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { checkouts } from "#app/db/schema/shop/orders.ts";
import { getKnownDetails } from "#app/features/checkout/known-details.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { action as defaultAction } from "#app/routes/account/addresses/default.ts";
import { action as deletionAction } from "#app/routes/account/addresses/deletion.ts";
import { action as addAction, loader } from "#app/routes/account/addresses/route.tsx";
import { action as saveAction } from "#app/routes/account/addresses/save.ts";
import { action as checkoutAction, middleware } from "#app/routes/shop/checkout/route.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { Device, NORA, register } from "#tests/support/process/device.ts";
import { getCheckout } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

const HOME = {
  name: "Nora Ní Chonaill",
  phone: "091 555 123",
  line1: "1 Sráid na Siopaí",
  line2: "",
  town: "Gaillimh",
  county: "Gaillimh",
  postcode: "h91 e2k3",
};

const ACTIONS = { "": saveAction, "/default": defaultAction, "/deletion": deletionAction };

const add = (device: Device, form: Record<string, string>) =>
  device.run(addAction, "/ga/account/addresses", form);
const change = (
  device: Device,
  id = "",
  step: keyof typeof ACTIONS = "",
  form: Record<string, string> = {},
) => device.run(ACTIONS[step], `/ga/account/addresses/${id}${step}`, form, { id });
const stored = () => db.select().from(addresses).orderBy(addresses.id);

async function signedIn(person = NORA): Promise<Device> {
  const device = await register(db, person);
  await device.logIn(person.email, person.password);
  return device;
}

it("keeps addresses, of which one is the default", async () => {
  const nora = await signedIn();
  expect(await add(nora, HOME)).toMatchObject({
    location: "/ga/account/addresses",
    flash: "address-saved",
  });
  await add(nora, { ...HOME, line1: "2 Ormeau Road", town: "Belfast", postcode: "BT7 1SH" });
  const [first, second] = await stored();
  expect(first).toMatchObject({ postcode: "H91 E2K3", isDefault: true });
  expect(second).toMatchObject({ postcode: "BT7 1SH", isDefault: false });

  await change(nora, second?.id, "/default");
  expect((await stored()).map((row) => row.isDefault)).toEqual([false, true]);
  await change(nora, first?.id, "", { ...HOME, line1: "3 Sráid na Siopaí" });
  expect((await stored())[0]?.line1).toBe("3 Sráid na Siopaí");
  await change(nora, second?.id, "/deletion");
  expect(await stored()).toMatchObject([{ line1: "3 Sráid na Siopaí", isDefault: true }]);
});

it("refuses what the checkout would refuse, and loses nothing of what was typed", async () => {
  const nora = await signedIn();
  for (const postcode of ["", "H91", "SW1A 1AA", "12345"]) {
    const answer = await add(nora, { ...HOME, line1: "", postcode });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        kind: "invalid",
        values: { town: "Gaillimh", postcode },
        faults: { line1: "lineRequired", postcode: "codeInvalid" },
      },
    });
  }
  expect(await stored()).toEqual([]);
});

it("F-17, F-18: touches no one else's address, and takes no more than its fields", async () => {
  const nora = await signedIn();
  await add(nora, HOME);
  const [hers] = await stored();
  const other = await signedIn({ ...NORA, email: "other@example.ie" });
  for (const step of ["", "/deletion", "/default"] as const)
    expect((await change(other, hers?.id, step, { ...HOME, name: "Thief" })).status).toBe(404);
  const seen = await other.run(loader, `/account/addresses?edit=${hers?.id}`);
  expect(seen.data).toMatchObject({ addresses: [], editing: null });
  expect(await stored()).toEqual([hers]);

  const victim = hers?.userId ?? "";
  await add(other, { ...HOME, userId: victim, user_id: victim, isDefault: "false" });
  const [, own] = await stored();
  expect(own).toMatchObject({ isDefault: true });
  expect(own?.userId).not.toBe(victim);
});

it("holds no more than 20, also when they come at once", async () => {
  const nora = await signedIn();
  const answers = await Promise.all(Array.from({ length: 22 }, () => add(nora, HOME)));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await stored()).filter((row) => row.isDefault)).toHaveLength(1);
});

it("A11: the checkout begins with the default address, and with another that is picked", async () => {
  const nora = await signedIn();
  await add(nora, HOME);
  await add(nora, { ...HOME, line1: "2 Ormeau Road", town: "Belfast", postcode: "BT7 1SH" });
  const [, north] = await stored();
  const product = await createProduct(db);
  const token = newToken();
  const items = [{ product_id: product.id, quantity: 1 }];
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(checkouts).values({ id: newId(), token, locale: "en", items, expiresAt });
  const now = new Date();
  const checkout = await getCheckout(db, token, now);
  const viewer = await nora.viewer();
  if (!checkout || !viewer) throw new Error("No checkout");

  const begun = await getKnownDetails(db, checkout, { viewer, picked: null, now });
  expect(begun.values).toMatchObject({ email: NORA.email, phone: HOME.phone, postcode: "H91 E2K3" });
  expect(begun.values.delivery).toBeUndefined();
  expect(begun.values).toMatchObject({ billLine1: HOME.line1, billPostcode: "H91 E2K3" });
  const picked = await getKnownDetails(db, checkout, { viewer, picked: north?.id ?? "", now });
  expect(picked.values).toMatchObject({ town: "Belfast", delivery: "northern-ireland" });
  expect(picked.values).toMatchObject({ billLine1: "2 Ormeau Road", billTown: "Belfast" });

  const [{ id = "" } = {}] = await db.select({ id: users.id }).from(users);
  const stranger = { ...viewer, id: `not-${id}`, name: "Else", email: "else@example.ie" };
  const hidden = await getKnownDetails(db, checkout, { viewer: stranger, picked: north?.id ?? "", now });
  expect(hidden).toEqual({
    values: { name: "Else", email: "else@example.ie" },
    addresses: [],
    addressId: null,
  });
  expect(
    (await getKnownDetails(db, checkout, { viewer: null, picked: north?.id ?? "", now })).addresses,
  ).toEqual([]);
});

/** A device whose account orders by the checkout; its own address is typed unless the form says another. */
async function buyer() {
  const nora = await signedIn();
  const viewer = await nora.viewer();
  if (!viewer) throw new Error("Bug: no one is signed in.");
  const product = await createProduct(db);
  const begin = async () => {
    const token = newToken();
    const items = [{ product_id: product.id, quantity: 1 }];
    const expiresAt = new Date(Date.now() + 60_000);
    await db.insert(checkouts).values({ token, userId: viewer.id, locale: "en", items, expiresAt });
    const checkout = await getCheckout(db, token, new Date());
    if (!checkout) throw new Error("Bug: no checkout.");
    return { token, checkout };
  };
  const order = async (more: Record<string, string>) => {
    const { token, checkout } = await begin();
    const form = {
      ...HOME,
      email: NORA.email,
      terms: "yes",
      billingSame: "yes",
      delivery: "ireland",
      ...more,
    };
    const posted = { seal: checkout.seal, ...form };
    return nora.run(checkoutAction, `/shop/checkout/${token}`, posted, { token });
  };
  /** What the form of the account's next checkout begins with. */
  const nextValues = async () => {
    const { checkout } = await begin();
    return (await getKnownDetails(db, checkout, { viewer, picked: null, now: new Date() })).values;
  };
  return { viewer, order, nextValues };
}

it("keeps the address of an order that asks for it, and the same one only once", async () => {
  const { order } = await buyer();
  expect((await order({})).status).toBe(303);
  expect(await stored()).toEqual([]);
  expect((await order({ saveAddress: "yes", terms: "" })).status).toBe(400);
  expect((await order({ saveAddress: "yes", delivery: "collection" })).status).toBe(303);
  expect(await stored()).toEqual([]);

  expect((await order({ saveAddress: "yes" })).status).toBe(303);
  expect(await stored()).toMatchObject([{ line1: HOME.line1, postcode: "H91 E2K3", isDefault: true }]);
  await order({ saveAddress: "yes", line1: "1 SRÁID NA SIOPAÍ", postcode: "H91E2K3" });
  expect(await stored()).toHaveLength(1);
  await order({ saveAddress: "yes", line1: "2 Sráid na Siopaí" });
  expect(await stored()).toMatchObject([{ isDefault: true }, { isDefault: false }]);
});

it("keeps nothing of an order that staff enter for a customer in their account, nor for their next order", async () => {
  const { viewer, order, nextValues } = await buyer();
  await db.insert(userRoles).values({ userId: viewer.id, role: "store" });
  const anna = { name: "Anna", email: "Anna@example.ie", phone: "091 555 999", saveAddress: "yes" };
  expect((await order(anna)).status).toBe(303);
  expect(await stored()).toEqual([]);
  expect(await nextValues()).toEqual({ name: NORA.name, email: NORA.email });
  // The colleague's own order is like that of any account.
  expect((await order({ saveAddress: "yes", email: ` ${NORA.email.toUpperCase()}` })).status).toBe(303);
  expect(await stored()).toMatchObject([{ userId: viewer.id, line1: HOME.line1 }]);
  expect(await nextValues()).toMatchObject({ phone: HOME.phone, line1: HOME.line1, delivery: "ireland" });
});

it("F-18: shows the checkout of an account to its owner alone, and takes what was typed before the session ended", async () => {
  const nora = await signedIn();
  const viewer = await nora.viewer();
  const token = newToken();
  const product = await createProduct(db);
  const items = [{ product_id: product.id, quantity: 1 }];
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(checkouts).values({ token, userId: viewer?.id ?? null, locale: "en", items, expiresAt });
  const [guard] = middleware as unknown as ((
    args: object,
    next: () => Promise<Response>,
  ) => Promise<Response>)[];
  const visit = async (device: Device, method: "GET" | "POST") => {
    const request = device.request(`/shop/checkout/${token}`, method === "POST" ? {} : undefined);
    const args = { request, context: device.context(request), params: { token } };
    const answer = guard?.(args, async () => new Response("shown")).catch((thrown: unknown) => thrown);
    return (await answer) as Response;
  };
  const oscar = await signedIn({ name: "Oscar", email: "oscar@example.ie", password: "another pass phrase" });
  const nobody = new Device(db);
  expect(await (await visit(nora, "GET")).text()).toBe("shown");
  expect((await visit(oscar, "GET")).status).toBe(404);
  expect((await visit(oscar, "POST")).status).toBe(404);
  const led = await visit(nobody, "GET");
  expect(led.headers.get("Location")).toBe(
    `/auth?${new URLSearchParams({ return: `/shop/checkout/${token}` })}`,
  );
  expect(await (await visit(nobody, "POST")).text()).toBe("shown");
});
