import { and, asc, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { IN_30_DAYS, quoteSite } from "#tests/support/hire/quote-site.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { newRandom } from "#tests/support/random.ts";

const site = useTestServer({ TEST_PAYMENTS: "true" });
const { db, post, acceptFields } = quoteSite(site);
const BASKETS = 8;
const RATES = [2_300, 1_350, 900, 2_300, 1_350] as const;

const LABELS = {
  en: {
    net: "Total excl. VAT",
    vat: "VAT",
    total: "Total incl. VAT",
    deposit: "Booking deposit, to reserve",
    balance: "Balance, before collection",
  },
  ga: {
    net: "Iomlán gan CBL",
    vat: "CBL",
    total: "Iomlán, CBL san áireamh",
    deposit: "Éarlais áirithinte, chun é a chur in áirithe",
    balance: "Iarmhéid, roimh an mbailiú",
  },
} as const;

interface Wanted {
  readonly item: string;
  readonly id: string;
  readonly quantity: number;
  readonly optional: boolean;
  readonly chosen: boolean;
}

interface Terms {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly waiver: boolean;
}

interface Price {
  readonly lines: readonly { readonly net: number }[];
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** The sums that a text names, in cents and in its order. */
const sumsIn = (text: string): number[] =>
  [...text.matchAll(/€([\d,]+)\.(\d\d)/g)].map(([, euro = "", cent = ""]) =>
    Number(euro.replaceAll(",", "") + cent),
  );

/** The sum behind a label, which is the same wherever the text has it. */
function sumAfter(text: string, label: string): number {
  const [sum = Number.NaN, ...others] = new Set(
    text
      .replace(/\s+/g, " ")
      .split(`${label} €`)
      .slice(1)
      .map((rest) => sumsIn(`€${rest}`)[0]),
  );
  expect(others, label).toEqual([]);
  return sum;
}

/** Checks that a page or PDF of a quote says these figures; gives what it says is paid when. */
function checkQuote(text: string, locale: Locale, price: Price) {
  const { net, total, deposit, balance } = LABELS[locale];
  expect([sumAfter(text, net), sumAfter(text, total)]).toEqual([price.net, price.total]);
  const all = sumsIn(text);
  for (const line of price.lines) expect(all).toContain(line.net);
  const due = { deposit: sumAfter(text, deposit), balance: sumAfter(text, balance) };
  expect(due.deposit + due.balance).toBe(price.total);
  return due;
}

async function askPrice(wanted: readonly Wanted[], { startsAt, endsAt, waiver }: Terms): Promise<Price> {
  const lines = wanted.filter(({ chosen }) => chosen).map(({ item, quantity }) => ({ item, quantity }));
  const answer = await site.postJson("/api/hire/price", {
    from: toIrishInput(startsAt),
    to: toIrishInput(endsAt),
    lines,
    waiver,
  });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text);
}

async function sendQuote(wanted: readonly Wanted[], version: Terms, locale: Locale): Promise<string> {
  const made = await quotesOn(db()).draft({
    version,
    locale,
    lines: wanted.map(({ id, quantity, optional, chosen }) => ({
      kind: "item" as const,
      itemId: id,
      quantity,
      optional,
      chosen,
    })),
  });
  await quotesOn(db()).send(made.id, { now: new Date() });
  return `/dry-hire/quote/${made.token}`;
}

/** Pays on the payment page that an answer leads to; gives what that page charges. */
async function pay(location: string | undefined): Promise<number> {
  const path = new URL(location ?? "", site.origin).pathname;
  const [amount = Number.NaN] = sumsIn(plainText((await site.ask(path)).text));
  expect((await post(path, { button: "pay" })).status).toBe(303);
  return amount;
}

/** Net, VAT and total of each invoice of a hire, as its file and its page say them. */
async function readInvoices(hireId: string, locale: Locale): Promise<number[][]> {
  const papers = await db()
    .select({ number: invoices.number, token: orders.token })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.hireId, hireId), eq(invoices.kind, "invoice")))
    .orderBy(asc(orders.number));
  return Promise.all(
    papers.map(async ({ number, token }) => {
      const { net, total } = LABELS[locale];
      const sums = (text: string) => [sumAfter(text, net), sumAfter(text, total)];
      const file = pdfText((await site.ask(`/shop/orders/${token}/pdf/${number}.pdf`)).body);
      const page = plainText((await site.ask(`/shop/orders/${token}/invoice/${number}`)).text);
      expect(sums(page)).toEqual(sums(file));
      return sums(file);
    }),
  );
}

test(`H12: ${BASKETS} random baskets cost the same by API, on the page, in the PDF, when paid and on the invoices`, async () => {
  const random = newRandom();
  const items: { code: string; id: string }[] = [];
  for (const vatRate of RATES)
    items.push(
      await createHireItem(db(), { owned: 9_000, vatRate, dayRateNet: cents(150 + random(30_000)) }),
    );
  for (let basket = 0; basket < BASKETS; basket += 1) {
    const wanted = items
      .filter((_, at) => at === basket % items.length || random(2) === 0)
      .map(({ code, id }, at) => {
        const optional = at > 0 && random(2) === 0;
        return { item: code, id, quantity: 1 + random(40), optional, chosen: !optional || random(2) === 0 };
      });
    const startsAt = addMs(IN_30_DAYS, random(20) * DAY_MS + (7 + random(9)) * HOUR_MS);
    const endsAt = addMs(startsAt, (1 + random(12)) * DAY_MS);
    const terms = { startsAt, endsAt, waiver: random(2) === 0 };
    const locale = LOCALES[basket % 2] ?? "en";
    const path = await sendQuote(wanted, terms, locale);
    const price = await askPrice(wanted, terms);
    const own = locale === "ga" ? `/ga${path}` : path;
    const due = checkQuote(plainText((await site.ask(own)).text), locale, price);
    expect(checkQuote(pdfText((await site.ask(`${own}/pdf`)).body), locale, price)).toEqual(due);
    const accepted = await post(`${own}/acceptance`, await acceptFields(own));
    expect(await pay(accepted.headers.location)).toBe(due.deposit);
    const [hire] = await db().select().from(hires).orderBy(asc(hires.createdAt)).offset(basket);
    const balance = await post(`/dry-hire/hire/${hire?.token}/payments`, { part: "balance" });
    expect(await pay(balance.headers.location)).toBe(due.balance);
    const sums = await readInvoices(hire?.id ?? "", locale);
    expect(sums.map(([, total]) => total)).toEqual([due.deposit, due.balance]);
    expect(sums.reduce((all, [net = 0]) => all + net, 0)).toBe(price.net);
  }
});

test("a security deposit that was paid has its receipt as a page and as a file", async () => {
  const { id, code } = await createHireItem(db(), { replacementNet: cents(100_000) });
  const startsAt = addMs(IN_30_DAYS, 9 * HOUR_MS);
  const wanted = [{ item: code, id, quantity: 2, optional: false, chosen: true }];
  const path = await sendQuote(wanted, { startsAt, endsAt: addMs(startsAt, DAY_MS), waiver: false }, "en");
  await pay((await post(`${path}/acceptance`, await acceptFields(path))).headers.location);
  const [hire] = await db().select().from(hires).orderBy(desc(hires.createdAt)).limit(1);
  const security = await post(`/dry-hire/hire/${hire?.token}/payments`, { part: "security" });
  expect(await pay(security.headers.location)).toBe(20_000);
  const [order] = await db().select().from(orders).where(eq(orders.kind, "hire-security"));
  const page = await site.ask(`/shop/orders/${order?.token}`);
  const [, receipt = ""] = /href="([^"]+\/invoice\/REC-[^"]+)"/.exec(page.text) ?? [];
  const [, file = ""] = /href="([^"]+\/pdf\/REC-[^"]+)"/.exec((await site.ask(receipt)).text) ?? [];
  const answer = await site.ask(file);
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(pdfText(answer.body)).toContain("€200.00");
});

test("H20: after the lapse nothing is to pay on the page, and a payment page that is still open reserves what is free", async () => {
  const { id, code } = await createHireItem(db());
  const startsAt = addMs(IN_30_DAYS, 9 * HOUR_MS);
  const wanted = [{ item: code, id, quantity: 2, optional: false, chosen: true }];
  const path = await sendQuote(wanted, { startsAt, endsAt: addMs(startsAt, DAY_MS), waiver: false }, "en");
  const open = (await post(`${path}/acceptance`, await acceptFields(path))).headers.location;
  const [hire] = await db().select().from(hires).orderBy(desc(hires.createdAt)).limit(1);
  await db()
    .update(hires)
    .set({ depositDueAt: addMs(new Date(), -HOUR_MS) })
    .where(eq(hires.id, hire?.id ?? ""));
  const page = `/dry-hire/hire/${hire?.token}`;
  expect(plainText((await site.ask(page)).text)).toContain("The deposit did not arrive in time");
  for (const [prefix, sentence] of [
    ["", "There is nothing to pay for this part now."],
    ["/ga", "Níl aon rud le híoc as an gcuid seo anois."],
  ] as const) {
    const answer = await post(`${prefix}${page}/payments`, { part: "deposit" });
    expect([answer.status, plainText(answer.text)]).toEqual([409, expect.stringContaining(sentence)]);
  }
  await pay(open);
  expect(plainText((await site.ask(page)).text)).toContain("Reserved From quote");
});
