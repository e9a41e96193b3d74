import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { withdrawQuote } from "#app/features/quotes/withdraw-quote.server.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { HIRE_CONFIG } from "#tests/support/hire/hire-config.ts";
import { IN_30_DAYS, quoteSite } from "#tests/support/hire/quote-site.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { type PostedFields, useTestServer } from "#tests/support/http/test-server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post, sendQuote, sendFurther, acceptFields, formFields } = quoteSite(site);

/** What is stored about a quote: it may not change where an acceptance is refused. */
async function writtenOf(quoteId: string) {
  const [row] = await listRows<Record<string, number>>(
    db(),
    sql`select q.state, q.version,
      (select count(*)::int from hire_acceptances a where a.quote_id = q.id) as acceptances,
      (select count(*)::int from hires h where h.quote_id = q.id) as hires,
      (select count(*)::int from orders o join hires h on h.id = o.hire_id where h.quote_id = q.id) as orders,
      (select count(*)::int from hire_claims c where c.owner_id = q.id and c.state = 'provisional') as holds,
      (select count(*)::int from hire_claims) as claims, (select count(*)::int from outbox_mails) as mails
      from hire_quotes q where q.id = ${quoteId}`,
  );
  return row;
}

const currentOf = async (quoteId: string) => (await quotesOn(db()).view(quoteId)).sent[0]?.versionId ?? "";

/** A quote that could be accepted until yesterday, and what its page sent before that. */
async function sendExpired() {
  const startsAt = addMs(IN_30_DAYS, 9 * HOUR_MS);
  const made = await quotesOn(db()).draft({
    version: { startsAt, endsAt: addMs(startsAt, DAY_MS), validDays: 1 },
  });
  await quotesOn(db()).send(made.id, { now: addMs(new Date(), -3 * DAY_MS) });
  const [sent] = (await quotesOn(db()).view(made.id)).sent;
  const seen = { versionId: sent?.versionId ?? "", hash: sent?.hash ?? "", total: String(sent?.total) };
  const person = { name: "Áine", email: "aine@example.ie", terms: "1", beginEarly: "1" };
  return {
    id: made.id,
    path: `/dry-hire/quote/${made.token}`,
    fields: Object.entries({ ...seen, ...person }),
  };
}

async function accepted(days = 30) {
  const quote = await sendQuote({ days });
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
    const text = plainText((await site.ask(quote.path)).text);
    expect(text).toContain("This quote is accepted");
    expect(text).not.toContain("Accept with obligation to pay");
  });

  test("H19: options that changed without the sum on the screen are not accepted but shown again", async () => {
    const quote = await sendQuote();
    const fields = await acceptFields(quote.path, { option: null, name: "Kept Name" });
    const answer = await post(`${quote.path}/acceptance`, fields);
    expect(answer.status).toBe(409);
    expect(plainText(answer.text)).toContain("Nothing is accepted yet");
    expect(answer.text).toContain('value="Kept Name"');
    expect(await db().$count(hires, eq(hires.quoteId, quote.id))).toBe(0);
    const again = formFields(answer.text, quote.path, { option: null });
    expect((await post(`${quote.path}/acceptance`, again)).status).toBe(303);
    const [evidence] = await db().select().from(hireAcceptances).where(eq(hireAcceptances.quoteId, quote.id));
    expect(evidence?.options).toEqual([]);
  });

  test("H19: an accepted quote shows the sums that were accepted, whatever options its address or a form names", async () => {
    const quote = await sendQuote();
    // The optional line, ticked from the beginning, is unticked.
    const fields = await acceptFields(`${quote.path}?option=none`);
    expect((await post(`${quote.path}/acceptance`, fields)).status).toBe(303);
    const totalOf = (html: string) => /Total incl\. VAT (€[\d,.]+)/.exec(plainText(html))?.[1];
    const accepted = totalOf((await site.ask(quote.path)).text);
    const [version] = (await quotesOn(db()).view(quote.id)).sent;
    const haze = version?.content.lines.find(({ optional }) => optional)?.id ?? "";
    const option = `option=${haze}`;
    expect(accepted).toBe(formatMoney(version?.total ?? cents(0)));
    expect(totalOf((await site.ask(`${quote.path}?${option}`)).text)).toBe(accepted);
    expect(totalOf((await site.ask(`${quote.path}?version=1&${option}`)).text)).toBe(accepted);
    expect(totalOf((await post(quote.path, [...fields, ["option", haze]])).text)).toBe(accepted);
    const pdf = async (search: string) => pdfText((await site.ask(`${quote.path}/pdf${search}`)).body);
    expect(await pdf(`?${option}`)).toBe(await pdf(""));
    expect(await pdf(`?${option}`)).toContain(accepted);
  });

  test("H17: version 1 accepted after version 2 was sent is refused, shows 2, and keeps what was typed and ticked", async () => {
    for (const ticked of [true, false]) {
      const quote = await sendQuote();
      const first = ticked ? quote.path : `${quote.path}?option=none`;
      const left = ticked ? {} : { option: null };
      const fields = await acceptFields(first, { name: "Kept Name", poNumber: "PO 9", ...left });
      await sendFurther(quote.id, 3);
      const before = await writtenOf(quote.id);
      const answer = await post(`${quote.path}/acceptance`, fields);
      expect(answer.status).toBe(409);
      const text = plainText(answer.text);
      expect(text).toContain("We sent version 2 in the meantime, so nothing was accepted.");
      expect(text).toMatch(/Quote HQ-\d+-\d+, version 2:/);
      for (const kept of ['value="Kept Name"', 'value="PO 9"']) expect(answer.text).toContain(kept);
      expect(/<input[^>]*data-quote-option[^>]*>/.exec(answer.text)?.[0].includes("checked")).toBe(ticked);
      expect(/<input[^>]*name="terms"[^>]*>/.exec(answer.text)?.[0]).not.toContain("checked");
      expect(await writtenOf(quote.id)).toEqual(before);
      const again = formFields(answer.text, quote.path, left);
      expect((await post(`${quote.path}/acceptance`, again)).status).toBe(303);
      const [hire] = await db().select().from(hires).where(eq(hires.quoteId, quote.id));
      expect(String(hire?.total)).toBe(again.find(([name]) => name === "total")?.[1]);
      const [evidence] = await db()
        .select()
        .from(hireAcceptances)
        .where(eq(hireAcceptances.quoteId, quote.id));
      expect(evidence?.options).toHaveLength(ticked ? 1 : 0);
    }
  });

  test.each([
    ["an expired quote", "This quote has expired", "Tá an luachan seo as feidhm"],
    ["a withdrawn quote", "This quote was withdrawn", "Tarraingíodh siar an luachan seo"],
    ["a declined quote", "You declined this quote", "Dhiúltaigh tú don luachan seo"],
    ["a changed hash", "no longer up to date. Nothing was accepted.", "Féach ar an luachan arís"],
    ["an unknown option", "no longer up to date. Nothing was accepted.", "Féach ar an luachan arís"],
    ["a replaced version", "We sent version 2 in the meantime", "Sheolamar leagan 2 idir an dá linn"],
    ["a version of another quote", "could not be accepted. Nothing is booked", "Níorbh fhéidir glacadh leis"],
  ])("H16: %s is refused in the reader's language, and nothing is written", async (what, english, irish) => {
    const quote = await sendQuote({ hold: true });
    const fields = await acceptFields(quote.path, {
      ...(what === "a changed hash" && { hash: "0".repeat(64) }),
      ...(what === "a version of another quote" && { versionId: newId() }),
    });
    if (what === "an unknown option") fields.push(["option", newId()]);
    if (what === "a replaced version") await sendFurther(quote.id);
    if (what === "a declined quote")
      await post(`${quote.path}/decline`, { versionId: await currentOf(quote.id), reason: "" });
    if (what === "a withdrawn quote") {
      const { version } = await quotesOn(db()).view(quote.id);
      const withdrawal = { quoteId: quote.id, version, actorId: "staff-1", now: new Date() };
      await withdrawQuote({ db: db(), config: HIRE_CONFIG }, withdrawal);
    }
    const at = what === "an expired quote" ? await sendExpired() : { ...quote, fields };
    const before = await writtenOf(at.id);
    for (const [prefix, sentence] of [
      ["", english],
      ["/ga", irish],
    ] as const) {
      const answer = await post(`${prefix}${at.path}/acceptance`, at.fields);
      expect([answer.status, plainText(answer.text)]).toEqual([409, expect.stringContaining(sentence)]);
    }
    expect(await writtenOf(at.id)).toEqual(before);
    expect(before).toMatchObject({ acceptances: 0, hires: 0, orders: 0 });
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
    expect(plainText(answer.text)).toContain("Test spot: 1 of 2 free");
    expect(plainText((await site.ask(quote.path)).text)).toContain("Accept with obligation to pay");
  });

  test("what is missing is said, and what was typed stays", async () => {
    const quote = await sendQuote({ days: 5 });
    const answer = await post(
      `${quote.path}/acceptance`,
      await acceptFields(quote.path, { name: "", email: "nobody", terms: null, beginEarly: null }),
    );
    expect(answer.status).toBe(400);
    const text = plainText(answer.text);
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
    expect(plainText(before.text)).toContain("Waiting for the deposit");
    expect(before.text).toContain('class="load-panel"');
    const paid = await post(new URL(pay, site.origin).pathname, [["button", "pay"]]);
    expect(paid.status).toBe(303);
    await site.ask(paid.headers.location?.replace(site.origin, "") ?? "/");
    await expect
      .poll(async () => plainText((await site.ask(path)).text), { timeout: 20_000 })
      .toContain("Reserved From quote");
    const text = plainText((await site.ask(path)).text);
    expect(text).toContain("Balance");
    expect(text).toContain(`Hire ${hire.number}`);
    expect(text).toContain(`To pay by ${formatDayTime("en", hire.startsAt)}`);
    expect(text).not.toContain("by weight");
    expect(plainText((await site.ask(`/ga${path}`)).text)).toContain("In áirithe Ó luachan");
  });

  test("the payment pages name the part and the hire, and lead back to it", async () => {
    const { hire, path, pay } = await accepted();
    const deposit = `Booking deposit, hire ${hire.number}`;
    const payPath = new URL(pay, site.origin).pathname;
    expect(plainText((await site.ask(payPath)).text)).toContain(deposit);
    const back = await post(payPath, [["button", "back"]]);
    expect(new URL(back.headers.location ?? "", site.origin).pathname).toBe(path);
    const done = (await post(payPath, [["button", "pay"]])).headers.location?.replace(site.origin, "") ?? "/";
    await expect
      .poll(async () => plainText((await site.ask(done)).text), { timeout: 20_000 })
      .toContain("Payment received");
    const success = await site.ask(done);
    expect(plainText(success.text)).toContain(deposit);
    expect(success.text).toContain(`href="${path}"`);
    expect(plainText((await site.ask(`/ga${done}`)).text)).toContain(
      `Éarlais áirithinte, ordú cíosa ${hire.number}`,
    );
    const order = `/shop/orders/${new URL(done, site.origin).searchParams.get("order")}`;
    const html = (await site.ask(order)).text;
    expect(html).toContain(`href="${path}"`);
    expect(html).not.toContain(`${order}/withdraw`);
    for (const sentence of ["Collection in Galway", "Order these items again", "Subtotal", "Delivery"])
      expect(plainText(html)).not.toContain(sentence);
  });

  test("H39: its collection and return go into a calendar, for the holder of the link only", async () => {
    const { hire, path } = await accepted();
    expect((await site.ask(path)).text).toContain(`href="${path}/calendar.ics"`);
    expect((await site.ask(`/ga${path}`)).text).toContain(`href="/ga${path}/calendar.ics"`);
    const file = await site.ask(`/ga${path}/calendar.ics`);
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="${hire.number}.ics"`);
    expect(file.headers["cache-control"]).toContain("no-store");
    expect(file.headers["referrer-policy"]).toBe("no-referrer");
    expect(file.headers["x-robots-tag"]).toBe("noindex");
    expect(file.text.match(/^UID:.*$/gm)).toHaveLength(2);
    expect(file.text).toContain("Bailigh trealamh");
    for (const key of [hire.number, newToken(), hire.id])
      expect((await site.ask(`/dry-hire/hire/${key}/calendar.ics`)).status).toBe(404);
  });

  test("H24: says in the reader's language whether new dates are possible, and shows it to staff", async () => {
    // From a Tuesday to Thursday, so that no weekend changes the price.
    const { quote, hire, path } = await accepted(30 + ((9 - IN_30_DAYS.getUTCDay()) % 7));
    const typed = (days: number, longer = 0) => ({
      from: toIrishInput(addMs(hire.startsAt, days * DAY_MS)),
      to: toIrishInput(addMs(hire.endsAt, (days + longer) * DAY_MS)),
    });
    const look = async (page: string, dates: Record<string, string>, cookie = "") => {
      const address = `${page}/availability?${new URLSearchParams(dates)}`;
      return JSON.parse((await site.ask(address, cookie ? { headers: { Cookie: cookie } } : {})).text);
    };
    const free = "Everything is free on these dates at this moment.";
    expect(await look(path, typed(0))).toEqual({ text: free, isFree: true });
    expect(await look(path, typed(0, 1))).toEqual({
      text: `${free} They cost €73.80 more, VAT included. We confirm the price with our answer.`,
      isFree: true,
    });
    const other = await quotesOn(db()).draft({
      version: {
        startsAt: addMs(hire.startsAt, 20 * DAY_MS),
        endsAt: addMs(hire.endsAt, 20 * DAY_MS),
        hold: true,
      },
      lines: [{ kind: "item", itemId: quote.spotId, quantity: 9 }],
    });
    await quotesOn(db()).send(other.id, { now: new Date() });
    const taken = await look(`/ga${path}`, typed(20));
    expect(taken.isFree).toBe(false);
    expect(taken.text).toContain("Níl gach rud saor");
    expect((await look(path, { from: "", to: "soon" })).text).not.toBe("");
    for (const key of [hire.number, newToken()])
      expect((await site.ask(`/dry-hire/hire/${key}/availability?to=x`)).status).toBe(404);

    const answer = await post(`${path}/requests`, [
      ...Object.entries(typed(20)),
      ["kind", "dates"],
      ["postKey", newToken()],
    ]);
    expect(answer.status).toBe(303);
    expect(plainText((await site.ask(path)).text)).toContain(
      "Not everything is free on these dates. Test spot: 1 of",
    );
    const staff = await signInAs(site);
    const booking = `/admin/hire/hires/${hire.id}`;
    expect(plainText((await site.ask(booking, { headers: { Cookie: staff } })).text)).toContain(
      "Test spot: 1 of",
    );
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
    const fields: PostedFields = [
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

  test("a request ends with its hire: both sides say so, no button acts on it, and no further one is taken", async () => {
    const { hire, path } = await accepted();
    const ask = () =>
      post(`${path}/requests`, [
        ["kind", "fault"],
        ["text", "One lamp flickers"],
        ["postKey", newToken()],
      ]);
    expect((await ask()).status).toBe(303);
    const cookie = await signInAs(site);
    const booking = `/admin/hire/hires/${hire.id}`;
    const staffSees = async () => (await site.ask(booking, { headers: { Cookie: cookie } })).text;
    expect(plainText(await staffSees())).toContain("Fault: Open");
    const form = formsOf((await site.ask(path)).text, path).find(({ action }) =>
      action.endsWith("/cancellation"),
    );
    const fields = (form?.fields ?? []).flatMap(({ name, value }): [string, string][] => [[name, value]]);
    expect((await post(`${path}/cancellation`, fields)).status).toBe(303);
    const closed = "Closed with the hire";
    expect(plainText((await site.ask(path)).text)).toContain(`Something is broken · ${closed}`);
    expect(plainText((await site.ask(`/ga${path}`)).text)).toContain("Dúnta leis an ordú cíosa");
    const html = await staffSees();
    expect(plainText(html)).toContain(`Fault: ${closed}`);
    expect(formsOf(html, booking).some(({ action }) => action.includes("/requests/"))).toBe(false);
    const refused = await ask();
    expect(refused.status).toBe(409);
    expect(plainText(refused.text)).toContain("This hire is over, so your request was not sent.");
    expect(await db().$count(hireRequests, eq(hireRequests.hireId, hire.id))).toBe(1);
  });

  test("L1: a consumer withdraws in two steps, and the gear is free again", async () => {
    const { hire, path } = await accepted();
    const html = (await site.ask(path)).text;
    expect(plainText(html)).toContain("Withdraw from contract here");
    expect(html).toMatch(/<button[^>]*>Confirm withdrawal<\/button>/);
    const form = formsOf(html, path).find(({ action }) => action.endsWith("/cancellation"));
    const fields = (form?.fields ?? []).flatMap(({ name, value }): [string, string][] => [[name, value]]);
    expect((await post(`${path}/cancellation`, fields)).status).toBe(303);
    const [row] = await db().select().from(hires).where(eq(hires.id, hire.id));
    expect(row).toMatchObject({ state: "cancelled", cancelledBy: "withdrawal" });
    const claims = await db().select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(["released"]));
    expect(plainText((await site.ask(path)).text)).toContain("Cancelled");
  });

  test("a cancellation whose cost is not the one on the page is refused", async () => {
    const { hire, path } = await accepted();
    const answer = await post(`${path}/cancellation`, [
      ["version", String(hire.version)],
      ["charge", "12345"],
      ["reason", "Rain"],
    ]);
    expect(answer.status).toBe(409);
    const [row] = await db().select().from(hires).where(eq(hires.id, hire.id));
    expect(row?.state).toBe("awaiting-deposit");
  });
});
