import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { sessions, userRoles, users } from "#app/db/schema/identity.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { findSession } from "#app/features/identity/sign-in/find-session.server.ts";
import { addMs, DAY_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { config, NORA, register } from "#tests/support/process/device.ts";

const db = await useTestDb();
const COOKIE = "__Host-itsshowtime.session_token";

/** A customer with a session, and the answer to the cookie of it, changed as a test likes. */
async function signedIn() {
  const device = await register(db);
  await device.logIn();
  const value = device.cookies.get(COOKIE) ?? "";
  const find = (cookie = value) => findSession(db, config, `theme=dark; ${COOKIE}=${cookie}`);
  const viewer = await device.viewer();
  if (!viewer) throw new Error("No one is signed in");
  return { device, value, find, userId: viewer.id };
}

it("finds the user of a session, with the roles and the pieces in the cart", async () => {
  const { find, userId } = await signedIn();
  expect(await find()).toMatchObject({
    viewer: { id: userId, email: NORA.email, locale: "en", roles: [] },
    cartCount: 0,
  });
  for (const quantity of [2, 3]) {
    const { id: productId } = await createProduct(db);
    await db.insert(cartItems).values({ userId, productId, quantity });
  }
  await db.insert(userRoles).values({ userId, role: "admin" });
  expect(await find()).toMatchObject({ viewer: { roles: ["admin"] }, cartCount: 5 });
});

it("believes no cookie whose signature is not the server's", async () => {
  const { value, find } = await signedIn();
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  const forged = [
    ...["", "%", token, `${token}.`, `${token}.${signature.slice(0, -2)}`, `${token.slice(1)}.${signature}`],
    `${token}.${Buffer.from("x".repeat(32)).toString("base64")}`,
  ];
  for (const text of forged) expect(await find(text === "%" ? text : encodeURIComponent(text))).toBeNull();
  expect(await findSession(db, config, null)).toBeNull();
});

it("leaves to better-auth what is over, due to be prolonged, or locked", async () => {
  const { device, find, userId } = await signedIn();
  const expire = (expiresAt: Date) =>
    db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
  const now = new Date();
  await expire(addMs(now, 29 * DAY_MS + 60 * SECOND_MS));
  expect(await find()).not.toBeNull();
  await expire(addMs(now, 29 * DAY_MS - SECOND_MS));
  expect(await find()).toBeNull();
  expect(await device.viewer()).toMatchObject({ id: userId });
  // Now it is prolonged.
  expect(await find()).not.toBeNull();
  await db.update(users).set({ lockedAt: now }).where(eq(users.id, userId));
  expect([await find(), await device.viewer()]).toEqual([null, null]);
  await db.update(users).set({ lockedAt: null }).where(eq(users.id, userId));
  await expire(addMs(now, -SECOND_MS));
  expect([await find(), await device.viewer()]).toEqual([null, null]);
});
