import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hireParts } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { IN_30_DAYS, quoteSite } from "#tests/support/hire/quote-site.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post, acceptFields } = quoteSite(site);

test("the pages of a hire say what its kits held at acceptance, as its quote does", async () => {
  const speaker = await createHireItem(db(), { name: "Test speaker", nameGa: "Callaire tástála", owned: 9 });
  const plain = await createHireItem(db(), { name: "Test lamp", owned: 9 });
  const kit = await createHireItem(db(), { name: "Test kit", kind: "kit", parts: [[speaker.id, 2]] });
  const made = await quotesOn(db()).draft({
    version: { startsAt: IN_30_DAYS, endsAt: addMs(IN_30_DAYS, DAY_MS) },
    lines: [
      { kind: "item", itemId: kit.id, quantity: 3 },
      { kind: "item", itemId: plain.id, quantity: 1 },
    ],
  });
  await quotesOn(db()).send(made.id, { now: new Date() });
  const quote = `/dry-hire/quote/${made.token}`;
  expect((await post(`${quote}/acceptance`, await acceptFields(quote))).status).toBe(303);
  await db().update(hireParts).set({ quantity: 4 }).where(eq(hireParts.kitId, kit.id));
  const [hire] = await db().select().from(hires).where(eq(hires.quoteId, made.id));
  const page = `/dry-hire/hire/${hire?.token}`;
  const cookie = await signInAs(site);
  const read = async (path: string) =>
    plainText((await site.ask(path, { headers: { Cookie: cookie } })).text);
  for (const path of [quote, page, `/admin/hire/hires/${hire?.id}`])
    expect(await read(path)).toContain("Test kit Includes 6 × Test speaker");
  for (const path of [quote, page])
    expect(await read(`/ga${path}`)).toContain("Test kit San áireamh: 6 × Callaire tástála");
  expect(await read(page)).toContain("Test lamp 1 €");
});
