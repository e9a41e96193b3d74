import { describe, expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { listQuotesOfCustomer } from "./queries.server.ts";

const db = await useTestDb();
const { draft, send } = quotesOn(db);

/** A quote that was sent, of an account or none. */
async function sent(userId: string | null, email: string): Promise<string> {
  const { id } = await draft({ userId, email });
  await send(id);
  return id;
}

const listed = async (of: { readonly id: string; readonly email: string }) =>
  (await listQuotesOfCustomer(db, { userId: of.id, email: of.email, now: NOW })).map(({ id }) => id);

describe("the quotes of an account", () => {
  it("are its own, and those of no account to its address; none of another account to that address", async () => {
    const [maire, sean] = [await createUser(db), await createUser(db)];
    const unconfirmed = await createUser(db, { emailVerified: false });
    const own = await sent(maire.id, maire.email);
    const elsewhere = await sent(maire.id, "venue@example.ie");
    const asGuest = await sent(null, maire.email.toUpperCase());
    const ofUnconfirmed = await sent(unconfirmed.id, maire.email);
    const ofSean = await sent(sean.id, maire.email);
    expect(await listed(maire)).toEqual([ofUnconfirmed, asGuest, elsewhere, own]);
    expect(await listed(sean)).toEqual([ofSean]);
  });
});
