import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hireClaims } from "#app/db/schema/claims.ts";
import { hireRequests, hires } from "#app/db/schema/hires.ts";
import { outboxMails } from "#app/db/schema/mail.ts";
import { hireAcceptances } from "#app/db/schema/quotes.ts";
import { addMs, DAY_MS } from "#app/lib/clock.ts";
import { newToken } from "#app/lib/ids.ts";
import { type Fields, IN_30_DAYS, quoteSite, said } from "../support/hire/quote-site.ts";
import { quotesOn } from "../support/hire/quotes.ts";
import { formsOf } from "../support/page-forms.ts";
import { useTestServer } from "../support/test-server.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post, sendQuote, acceptFields, formFields } = quoteSite(site);

async function accepted() {
  const quote = await sendQuote();
  const answer = await post(`${quote.path}/acceptance`, await acceptFields(quote.path));
  expect(answer.status).toBe(303);
  const [hire] = await db().select().from(hires).where(eq(hires.quoteId, quote.id));
  if (!hire) throw new Error("No hire");
  return { quote, hire, pay: answer.headers.location ?? "", path: `/dry-hire/hire/${hire.token}` };
}

describe("accepting on the page of a quote", () => {
  test("H15, H22: twice at once is one hire, with the evidence, and leads to the payment of the deposit", async () => {
    const quote = await sendQuote();
    const fields = await acceptFields(quote.path, { name: "Áine Ní Bhriain", poNumber: "PO 7" });
    const answers = await Promise.all([1, 2].map(() => post(`${quote.path}/acceptance`, fields)));
    for (const { status, headers } of answers) {
      expect(status).toBe(303);
      expect(headers.location).toContain("/shop/pay/");
    }
    expect(await db().$count(hires, eq(hires.quoteId, quote.id))).toBe(1);
    const [evidence] = await db().select().from(hireAcceptances).where(eq(hireAcceptances.quoteId, quote.id));
    expect(evidence).toMatchObject({ name: "Áine Ní Bhriain", poNumber: "PO 7", userAgent: "Test browser" });
    expect(evidence?.options).toHaveLength(1);
    expect(evidence?.hash).toBe(fields.find(([name]) => name === "hash")?.[1]);
    const text = said((await site.ask(quote.path)).text);
    expect(text).toContain("This quote is accepted");
    expect(text).not.toContain("Accept with obligation to pay");
  });

  test("H19: options that changed without the sum on the screen are not accepted but shown again", async () => {
    const quote = await sendQuote();
    const fields = await acceptFields(quote.path, { option: null, name: "Kept Name" });
    const answer = await post(`${quote.path}/acceptance`, fields);
    expect(answer.status).toBe(409);
    expect(said(answer.text)).toContain("Nothing is accepted yet");
    expect(answer.text).toContain('value="Kept Name"');
    expect(await db().$count(hires, eq(hires.quoteId, quote.id))).toBe(0);
    const again = formFields(answer.text, quote.path, { option: null });
    expect((await post(`${quote.path}/acceptance`, again)).status).toBe(303);
    const [evidence] = await db().select().from(hireAcceptances).where(eq(hireAcceptances.quoteId, quote.id));
    expect(evidence?.options).toEqual([]);
  });

  test("H16: a changed hash is refused in the reader's language and nothing is written", async () => {
    const quote = await sendQuote();
    const fields = await acceptFields(quote.path, { hash: "0".repeat(64) });
    const answer = await post(`/ga${quote.path}/acceptance`, fields);
    expect(answer.status).toBe(409);
    expect(said(answer.text)).toContain("Féach ar an luachan arís");
    expect(await db().$count(hires, eq(hires.quoteId, quote.id))).toBe(0);
  });

  test("H18: gear that went meanwhile is named, and the quote stays open", async () => {
    const quote = await sendQuote({ owned: 2 });
    const fields = await acceptFields(quote.path);
    const other = await quotesOn(db()).draft({
      version: { startsAt: IN_30_DAYS, endsAt: addMs(IN_30_DAYS, 5 * DAY_MS), hold: true },
      lines: [{ kind: "item", itemId: quote.spotId, quantity: 1 }],
    });
    await quotesOn(db()).send(other.id, { now: new Date() });
    const answer = await post(`${quote.path}/acceptance`, fields);
    expect(answer.status).toBe(409);
    expect(said(answer.text)).toContain("Test spot: 1 of 2 free");
    expect(said((await site.ask(quote.path)).text)).toContain("Accept with obligation to pay");
  });

  test("what is missing is said, and what was typed stays", async () => {
    const quote = await sendQuote({ days: 5 });
    const answer = await post(
      `${quote.path}/acceptance`,
      await acceptFields(quote.path, { name: "", email: "nobody", terms: null, beginEarly: null }),
    );
    expect(answer.status).toBe(400);
    const text = said(answer.text);
    for (const sentence of [
      "Type your name.",
      "Type an email address",
      "Tick that you agree",
      "within 14 days",
    ])
      expect(text).toContain(sentence);
    expect(answer.text).toContain('value="nobody"');
  });
});

describe("the page of a hire", () => {
  test("says what is open before and after the deposit is paid", async () => {
    const { hire, path, pay } = await accepted();
    const before = await site.ask(path);
    expect(before.headers["referrer-policy"]).toBe("no-referrer");
    expect(before.headers["cache-control"]).toContain("no-store");
    expect(said(before.text)).toContain("Waiting for the deposit");
    expect(before.text).toContain('class="load-panel"');
    const paid = await post(new URL(pay, site.origin).pathname, [["button", "pay"]]);
    expect(paid.status).toBe(303);
    await site.ask(paid.headers.location?.replace(site.origin, "") ?? "/");
    await expect
      .poll(async () => said((await site.ask(path)).text), { timeout: 20_000 })
      .toContain("Reserved");
    const text = said((await site.ask(path)).text);
    expect(text).toContain("Balance");
    expect(text).toContain(`Hire ${hire.number}`);
    expect(said((await site.ask(`/ga${path}`)).text)).toContain("Curtha in áirithe");
  });

  test("the payment pages name the part and the hire, and lead back to it", async () => {
    const { hire, path, pay } = await accepted();
    const deposit = `Booking deposit, hire ${hire.number}`;
    const payPath = new URL(pay, site.origin).pathname;
    expect(said((await site.ask(payPath)).text)).toContain(deposit);
    const back = await post(payPath, [["button", "back"]]);
    expect(new URL(back.headers.location ?? "", site.origin).pathname).toBe(path);
    const done = (await post(payPath, [["button", "pay"]])).headers.location?.replace(site.origin, "") ?? "/";
    await expect
      .poll(async () => said((await site.ask(done)).text), { timeout: 20_000 })
      .toContain("Payment received");
    const success = await site.ask(done);
    expect(said(success.text)).toContain(deposit);
    expect(success.text).toContain(`href="${path}"`);
    expect(said((await site.ask(`/ga${done}`)).text)).toContain(`Éarlais áirithinte, cíos ${hire.number}`);
    const order = `/shop/orders/${new URL(done, site.origin).searchParams.get("order")}`;
    const html = (await site.ask(order)).text;
    expect(html).toContain(`href="${path}"`);
    expect(html).not.toContain(`${order}/withdraw`);
    for (const sentence of ["Collection in Galway", "Order these items again"])
      expect(said(html)).not.toContain(sentence);
  });

  test("H34: a number, another token and the token of the quote are the same not found", async () => {
    const { hire, quote } = await accepted();
    for (const key of [hire.number, newToken(), quote.token, hire.id])
      expect((await site.ask(`/dry-hire/hire/${key}`)).status).toBe(404);
  });

  test("a request is stored once with a mail to staff", async () => {
    const { hire, path } = await accepted();
    const form = formsOf((await site.ask(path)).text, path).find(({ action }) =>
      action.endsWith("/requests"),
    );
    const postKey = form?.fields.find(({ name }) => name === "postKey")?.value ?? "";
    const fields: Fields = [
      ["kind", "fault"],
      ["text", "The lamp flickers"],
      ["postKey", postKey],
    ];
    for (let time = 0; time < 2; time += 1) expect((await post(`${path}/requests`, fields)).status).toBe(303);
    const stored = await db().select().from(hireRequests).where(eq(hireRequests.hireId, hire.id));
    expect(stored.map(({ kind, text }) => [kind, text])).toEqual([["fault", "The lamp flickers"]]);
    const mails = await db().select().from(outboxMails).where(eq(outboxMails.subjectId, hire.id));
    expect(mails.filter(({ kind }) => kind === "hire-request")).toHaveLength(1);
    const refused = await post(`${path}/requests`, [
      ["kind", "dates"],
      ["from", "2027-03-28T01:30"],
      ["to", "2027-03-30T10:30"],
    ]);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("2027-03-28T01:30");
  });

  test("L1: a consumer withdraws in two steps, and the gear is free again", async () => {
    const { hire, path } = await accepted();
    const html = (await site.ask(path)).text;
    expect(said(html)).toContain("Withdraw from contract here");
    expect(html).toMatch(/<button[^>]*>Confirm withdrawal<\/button>/);
    const form = formsOf(html, path).find(({ action }) => action.endsWith("/cancellation"));
    const fields = (form?.fields ?? []).flatMap(({ name, value }): [string, string][] => [[name, value]]);
    expect((await post(`${path}/cancellation`, fields)).status).toBe(303);
    const [row] = await db().select().from(hires).where(eq(hires.id, hire.id));
    expect(row).toMatchObject({ state: "cancelled", cancelledBy: "withdrawal" });
    const claims = await db().select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(["released"]));
    expect(said((await site.ask(path)).text)).toContain("Cancelled");
  });

  test("a cancellation whose cost is not the one on the page is refused", async () => {
    const { hire, path } = await accepted();
    const answer = await post(`${path}/cancellation`, [
      ["seen", String(hire.version)],
      ["charge", "12345"],
      ["reason", "Rain"],
    ]);
    expect(answer.status).toBe(409);
    const [row] = await db().select().from(hires).where(eq(hires.id, hire.id));
    expect(row?.state).toBe("awaiting-deposit");
  });
});
