import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { readHirePeriod } from "#app/features/claims/hire-period.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { type HirePrice, priceHire } from "#app/features/hire-prices/hire-price.ts";
import { getPriceTerms, priceItems, toLine } from "#app/features/hire-prices/price-items.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { newRandom } from "#tests/support/random.ts";
import { readBasketAddress } from "./basket-address.ts";
import { getBasketView } from "./get-basket-view.server.ts";
import { readSentBasket } from "./read-sent-basket.server.ts";
import { SENT_FIELDS } from "./sent-fields.ts";

const db = await useTestDb();
const NOW = new Date("2027-06-01T09:00Z");
const BASKETS = 1_000;
/** Items that small baskets are made of. */
const CHEAP = 4;

interface Priced {
  readonly rate: number;
  readonly vatRate: number;
  readonly quantity: number;
}

/** Half-up division of whole numbers, in a second way: by what is left over. */
function divide(number: bigint, by: bigint): bigint {
  const rest = number % by;
  return number / by + (rest * 2n >= by ? 1n : 0n);
}

function factorByTable(days: number): bigint {
  const factors = [0, 1000, 1500, 2000, 2500, 3000, 3000, 3000, 3300, 3600, 3900, 4200, 4500, 4800];
  return BigInt(factors[days] ?? 5000 + (days - 14) * 200);
}

/** Net, VAT and total of a basket by the rules of the specification alone. */
function calculate(lines: readonly Priced[], days: number, waiver: boolean) {
  const byRate = new Map<number, bigint>();
  const add = (rate: number, sum: bigint) => byRate.set(rate, (byRate.get(rate) ?? 0n) + sum);
  let hire = 0n;
  for (const { rate, vatRate, quantity } of lines) {
    const net = divide(BigInt(rate * quantity) * factorByTable(days), 1000n);
    hire += net;
    add(vatRate, net);
  }
  const minimum = hire < 5_000n ? 5_000n - hire : 0n;
  for (const [rate, share] of shareMinimum(minimum, byRate, hire)) add(rate, share);
  if (waiver) add(2300, divide((hire + minimum) * 1_000n, 10_000n));
  let [net, vat] = [0n, 0n];
  for (const [rate, sum] of byRate) {
    net += sum;
    vat += divide(sum * BigInt(rate), 10_000n);
  }
  return { net: Number(net), vat: Number(vat), total: Number(net + vat), minimum: Number(minimum) };
}

/** The minimum follows the rates of what is hired, by largest remainder; of equal ones the higher rate takes the cent. */
function shareMinimum(minimum: bigint, byRate: ReadonlyMap<number, bigint>, hire: bigint) {
  const parts = [...byRate].map(([rate, net]) => ({ rate, rest: (minimum * net) % hire, net }));
  parts.sort((a, b) => Number(b.rest - a.rest) || b.rate - a.rate);
  const left = parts.reduce((sum, { rest }) => sum + rest, 0n) / hire;
  return parts.map(({ rate, net }, index): [number, bigint] => [
    rate,
    (minimum * net) / hire + (BigInt(index) < left ? 1n : 0n),
  ]);
}

function fieldsOf(basket: { items: string; from: string; to: string; waiver: string }): FormFields {
  const { items, from, to, waiver } = basket;
  return new FormFields([
    [SENT_FIELDS.items, items],
    [SENT_FIELDS.from, from],
    [SENT_FIELDS.to, to],
    [SENT_FIELDS.waiver, waiver],
  ]);
}

const sums = ({ net, vat, total, minimum }: HirePrice) => ({ net, vat, total, minimum });

it("H12: page, API and what is sent agree to the cent with a second calculation, for 1,000 baskets", async () => {
  const random = newRandom();
  const items: (Awaited<ReturnType<typeof createHireItem>> & Omit<Priced, "quantity">)[] = [];
  for (let n = 0; n < 12; n += 1) {
    // The first four are cheap, so that a few of them do not reach the minimum hire; every other one is at 13.5 %.
    const rate = n < CHEAP ? 1 + random(300) : 1 + random(30_000);
    const vatRate = (n < CHEAP ? n % 2 : random(4)) === 0 ? 1350 : 2300;
    items.push({ ...(await createHireItem(db, { dayRateNet: cents(rate), vatRate })), rate, vatRate });
  }
  const found = await findHireItems(
    db,
    items.map(({ code }) => code),
  );
  const terms = await getPriceTerms(db, NOW);
  /** How many VAT rates the items have of every basket that was raised to the minimum. */
  const raised: number[] = [];
  for (let basket = 0; basket < BASKETS; basket += 1) {
    const isSmall = basket % 5 === 0;
    const chosen = (isSmall ? items.slice(0, CHEAP) : items)
      .filter(() => random(isSmall ? 2 : 3) === 0)
      .map((item) => ({ item, quantity: isSmall ? 1 : 1 + random(30) }));
    if (chosen.length === 0) continue;
    // From Monday to Friday of as many weeks: no free first or last day, and weekends count as one.
    const weeks = random(4);
    const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
    const [from, to] = [`${day(7)}T09:00`, `${day(7 + random(5) + (weeks > 2 ? 14 : weeks * 7))}T17:00`];
    const waiver = random(2) === 1;
    const period = readHirePeriod({ from, to }, NOW);
    if (!period.ok) throw new Error(period.error.kind);
    const lines = chosen.map(({ item, quantity }) => {
      const facts = found.get(item.code);
      if (!facts) throw new Error(`${item.code} is gone`);
      return { item: facts, quantity };
    });
    const price = priceHire(lines.map(toLine), period.value, { ...terms, waiver });
    const expected = calculate(
      chosen.map(({ item: { rate, vatRate }, quantity }) => ({ rate, vatRate, quantity })),
      price.days,
      waiver,
    );
    expect(sums(price), `${from} ${to}`).toEqual(expected);
    if (expected.minimum > 0) raised.push(new Set(chosen.map(({ item }) => item.vatRate)).size);
    // The API, the page and the form ask the database, which takes longer: a small and a large one of ten baskets.
    if (basket % 10 > 1) continue;
    expect(sums(await priceItems(db, { lines, period: period.value, waiver }))).toEqual(expected);
    const text = chosen.map(({ item, quantity }) => `${item.code}*${quantity}`).join("|");
    const query = new URLSearchParams({ items: text, from, to, ...(waiver ? { waiver: "1" } : {}) });
    const view = await getBasketView(db, { typed: readBasketAddress(query), now: NOW });
    expect(view.price && sums(view.price)).toEqual(expected);
    const posted = fieldsOf({ items: text, from, to, waiver: waiver ? "1" : "" });
    const { hire } = await readSentBasket(db, { posted, locale: "en", now: NOW });
    expect(hire.price).toMatchObject(expected);
  }
  expect(raised.length).toBeGreaterThan(100);
  expect(raised.filter((rates) => rates > 1).length).toBeGreaterThan(50);
}, 120_000);

it("H14: what was sent keeps its prices when rates change", async () => {
  const item = await createHireItem(db, { dayRateNet: cents(4_500) });
  const send = () =>
    readSentBasket(db, {
      posted: fieldsOf({
        items: `${item.code}*4`,
        from: "2027-08-05T09:00",
        to: "2027-08-06T17:00",
        waiver: "",
      }),
      locale: "en",
      now: NOW,
    });
  const { hire } = await send();
  await db.insert(enquiries).values({
    reference: "IST-2027-0001",
    formType: "dry-hire",
    name: "A. Buyer",
    email: "buyer@example.ie",
    phone: "091 000 000",
    message: "Hire",
    locale: "en",
    details: { hire },
  });
  await db
    .update(hireItems)
    .set({ dayRateNet: cents(9_900) })
    .where(eq(hireItems.id, item.id));
  const [enquiry] = await db.select({ details: enquiries.details }).from(enquiries);
  expect(enquiry?.details.hire).toMatchObject({
    lines: [{ dayRateNet: 4_500, net: 27_000 }],
    price: { net: 27_000, vat: 6_210, total: 33_210 },
  });
  expect((await send()).hire.price?.net).toBe(59_400);
});
