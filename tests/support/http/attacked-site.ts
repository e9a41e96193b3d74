import { sql } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import { type Db, listRows } from "#app/db/client.server.ts";
import * as schema from "#app/db/schema/all.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { createProduct } from "../factories.ts";
import { type Belongings, giveBelongings } from "../shop/belongings.ts";
import { ADMIN, type Answer, type TestServer, useTestServer } from "./test-server.ts";

export const OWNER = { name: "Nora Owner", email: "owner@example.ie", password: "soilse an tí 5" };
export const OTHER = { name: "Oscar Other", email: "other@example.ie", password: "walks every route 1" };

/** What a thief writes where an address is asked for. */
export const LINES = {
  name: "Thief",
  phone: "091 123456",
  line1: "1 Street",
  line2: "",
  town: "Town",
  county: "",
  postcode: "H91 E2K3",
};

/** What belongs to each of the two customers. */
interface Estate extends Belongings {
  readonly cartItemId: string;
  readonly savedItemId: string;
  readonly checkoutToken: string;
}

export interface AttackedSite {
  readonly site: TestServer;
  readonly cookies: Readonly<Record<"visitor" | "owner" | "other" | "admin", string>>;
  readonly own: Readonly<Record<"owner" | "other", Estate>>;
  db(): Db;
  /** A form, or a question without one, from an address of its own, so that no limit per address answers. */
  send(
    path: string,
    form: Record<string, string> | [string, string][] | null,
    cookie?: string,
  ): Promise<Answer>;
  /** Signs in over the page; gives the cookies. */
  signIn(who: { email: string; password: string }, cookie?: string): Promise<string>;
  /** The rows of these tables as text. */
  snapshot(tables: readonly string[]): Promise<string>;
}

/** A site with two customers, to whom the same things belong, and an admin, for one test file. */
export function useAttackedSite(): AttackedSite {
  const site = useTestServer({ TRUST_PROXY: "1" });
  const cookies = { visitor: "", owner: "", other: "", admin: "" };
  const own = { owner: {} as Estate, other: {} as Estate };
  const db = () => site.running.services.database.db;
  const send = senderTo(site);
  const signIn: AttackedSite["signIn"] = async ({ email, password }, cookie = "") => {
    const answer = await send("/auth", { email, password }, cookie);
    expect(answer.status).toBe(303);
    return (answer.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  };
  beforeAll(async () => {
    for (const person of [OWNER, OTHER]) await send("/auth/sign-up", person);
    await db().update(schema.users).set({ emailVerified: true });
    own.owner = await giveEstate(db(), "owner", { email: OWNER.email, number: 7001 });
    own.other = await giveEstate(db(), "other", { email: OTHER.email, number: 7002 });
    for (const [who, person] of Object.entries({ owner: OWNER, other: OTHER, admin: ADMIN }))
      cookies[who as keyof typeof cookies] = await signIn(person);
  }, 60_000);
  return { site, cookies, own, db, send, signIn, snapshot: (tables) => snapshotOf(db(), tables) };
}

function senderTo(site: TestServer): AttackedSite["send"] {
  let visitors = 0;
  return (path, form, cookie = "") => {
    visitors += 1;
    const headers = {
      "X-Forwarded-For": `198.18.${visitors >> 8}.${visitors & 255}`,
      ...(cookie && { Cookie: cookie }),
    };
    if (form === null) return site.ask(path, { headers });
    return site.ask(path, {
      method: "POST",
      headers: { ...headers, Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    });
  };
}

async function giveEstate(
  db: Db,
  who: string,
  { email, number }: { email: string; number: number },
): Promise<Estate> {
  const belongings = await giveBelongings(db, {
    email,
    number,
    name: `Secret ${who}`,
    message: `Secret of ${who}`,
  });
  const { userId } = belongings;
  const [cartItemId, savedItemId, checkoutToken] = [newId(), newId(), newToken()];
  const { id: productId } = await createProduct(db, { name: `Wish of ${who}`, stock: 50 });
  await db.insert(schema.cartItems).values({ id: cartItemId, userId, productId, quantity: 2 });
  await db.insert(schema.savedItems).values({ id: savedItemId, userId, productId, quantity: 3 });
  const items = [{ product_id: productId, quantity: 1 }];
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db
    .insert(schema.checkouts)
    .values({ token: checkoutToken, userId, cartKey: newToken(), locale: "en", items, expiresAt });
  return { ...belongings, cartItemId, savedItemId, checkoutToken };
}

async function snapshotOf(db: Db, tables: readonly string[]): Promise<string> {
  const rows = await Promise.all(
    tables.map((name) => listRows(db, sql`select to_jsonb(t) from ${sql.identifier(name)} t order by 1`)),
  );
  return JSON.stringify(rows);
}
