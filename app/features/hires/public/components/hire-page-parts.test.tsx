import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cents, ZERO } from "#app/lib/money.ts";
import { wordsOf } from "#tests/support/http/html-text.ts";
import type { HireView } from "../../hires.ts";
import { type HirePayment, moneyOf } from "../../payments/hire-money.ts";
import { piecesWithCustomer } from "../pieces-with-customer.ts";
import { HireFacts } from "./hire-facts.tsx";
import { HirePayments } from "./hire-payments.tsx";
import { PublicHireStateWord } from "./public-hire-state-word.tsx";

const render = (html: React.ReactElement) =>
  wordsOf(renderToStaticMarkup(html))
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");

const part = { due: cents(100), paid: ZERO, open: cents(100), vatRows: [], waiting: null };
const HIRE = {
  state: "out",
  transport: "collection",
  token: "token",
  startsAt: new Date("2027-08-03T08:00:00Z"),
  endsAt: new Date("2027-08-05T16:00:00Z"),
  poNumber: null,
  net: cents(100),
  total: cents(123),
  trade: false,
  depositDueAt: null,
  orders: [],
  money: { deposit: { ...part, open: ZERO }, balance: part, security: part, charges: [] },
} as unknown as HireView;

it("what is open of a hire that has left names the collection, by which it is or was to be paid", () => {
  const words = (now: string) =>
    render(<HirePayments hire={HIRE} account={null} answer={null} now={new Date(now)} />);
  const day = "Tuesday 3 August 2027, 09:00";
  expect(words("2027-08-02T08:00:00Z").split(`To pay by ${day}`)).toHaveLength(3);
  expect(words("2027-08-04T08:00:00Z").split(`Was to be paid by ${day}`)).toHaveLength(3);
});

it("names each extra charge, also once it is paid", () => {
  const charge = { kind: "hire-charge", orderId: "1", total: cents(3_000), provider: "sandbox" };
  const lost = { ...charge, charge: "lost", paidAt: new Date("2027-08-06T08:00:00Z") };
  const late = {
    ...charge,
    orderId: "2",
    charge: "late",
    paidAt: null,
    expiresAt: HIRE.endsAt,
    refunded: ZERO,
  };
  const money = { ...HIRE.money, charges: [late] };
  const hire = { ...HIRE, orders: [lost, late].map((order) => ({ ...order, refunded: ZERO })), money };
  const words = render(
    <HirePayments hire={hire as unknown as HireView} account={null} answer={null} now={HIRE.endsAt} />,
  );
  expect(words).toContain("Lost equipment Paid: €30.00");
  expect(words).toContain("Late return Open: €30.00");
});

it("says of charges that were taken from the security deposit that they were, and what of it is held", () => {
  const charge = {
    kind: "hire-charge",
    orderId: "1",
    total: cents(10_350),
    refunded: ZERO,
    paidAt: HIRE.startsAt,
  };
  const show = (provider: string, securityHeld: number) => {
    const security = { ...part, paid: cents(85_000), open: ZERO };
    const money = { ...HIRE.money, security, securityHeld: cents(securityHeld) };
    const orders = [{ ...charge, charge: "damaged", provider }];
    const hire = { ...HIRE, orders, money } as unknown as HireView;
    return render(<HirePayments hire={hire} account={null} answer={null} now={HIRE.endsAt} />);
  };
  expect(show("security", 74_650)).toContain("Paid: €850.00 Still held: €746.50");
  expect(show("security", 74_650)).toContain("Damaged equipment Taken from the security deposit: €103.50");
  expect(show("sandbox", 85_000)).toContain("Damaged equipment Paid: €103.50");
  expect(show("sandbox", 85_000)).not.toContain("Still held");
});

it("says that money was paid back once it was paid out, and until then that it comes", () => {
  const order = {
    kind: "hire-security",
    orderId: "1",
    charge: null,
    total: cents(85_000),
    paidAt: HIRE.startsAt,
  };
  const show = (refundsDue: number) => {
    const orders = [{ ...order, refunded: cents(42_718), refundsDue: cents(refundsDue) }];
    const hire = { ...HIRE, orders } as unknown as HireView;
    return render(<HirePayments hire={hire} account={null} answer={null} now={HIRE.endsAt} />);
  };
  expect(show(42_718)).toContain("Comes back to you: €427.18");
  expect(show(42_718)).not.toContain("Paid back");
  expect(show(0)).toContain("Paid back: €427.18");
  expect(show(2_718)).toMatch(/Paid back: €400\.00 Comes back to you: €27\.18/);
});

it("says of each payment what was paid back of it", () => {
  const order = { charge: null, paidAt: HIRE.startsAt, refunded: ZERO, provider: "sandbox" };
  const orders = [
    { ...order, kind: "hire-balance", orderId: "1", total: cents(9_000), refunded: cents(1_000) },
    { ...order, kind: "hire-security", orderId: "2", total: cents(212_000), refunded: cents(53_945) },
    {
      ...order,
      kind: "hire-charge",
      orderId: "3",
      charge: "lost",
      total: cents(158_055),
      provider: "security",
    },
  ];
  const money = {
    ...HIRE.money,
    balance: { ...part, open: ZERO, paid: cents(9_000) },
    security: { ...part, open: ZERO, paid: cents(212_000) },
    securityHeld: ZERO,
  };
  const hire = { ...HIRE, orders, money } as unknown as HireView;
  const words = render(<HirePayments hire={hire} account={null} answer={null} now={HIRE.endsAt} />);
  expect(words).toContain(
    "Balance Paid: €90.00 Booking deposit and balance Paid back: €10.00 Security deposit Paid: €2,120.00 Paid back: €539.45",
  );
  expect(words).toMatch(/Lost equipment Taken from the security deposit: €1,580\.55$/);
});

it("counts what was too much and given back once: what was paid less what was paid back is the price", () => {
  const vatRows = (gross: number, net: number) => [
    { rate: 2_300, net: cents(net), vat: cents(gross - net), gross: cents(gross) },
  ];
  const order = { charge: null, paidAt: HIRE.startsAt, provider: "sandbox", state: "paid", refunded: ZERO };
  const deposit = { ...order, kind: "hire-deposit", total: cents(3_690), vatRows: vatRows(3_690, 3_000) };
  const balance = { ...order, kind: "hire-balance", total: cents(8_610), vatRows: vatRows(8_610, 7_000) };
  /** Of a hire of €123.00 whose further version costs `total`. */
  const show = (refunds: readonly Partial<HirePayment>[], total = cents(11_070)) => {
    const orders = [deposit, balance, deposit].flatMap((one, at) =>
      refunds[at] ? [{ ...one, orderId: String(at), ...refunds[at] }] : [],
    ) as unknown as readonly HirePayment[];
    const sums = {
      state: "out",
      total,
      vatRows: vatRows(total, total / 1.23),
      deposit: cents(3_690),
    } as const;
    const money = moneyOf({ ...sums, security: ZERO }, orders);
    const hire = { ...HIRE, orders, money } as unknown as HireView;
    return render(<HirePayments hire={hire} account={null} answer={null} now={HIRE.endsAt} />);
  };
  const given = { refunded: cents(1_230), returned: cents(1_230) };
  const paid = "Booking deposit Paid: €36.90 Balance Paid: €86.10";
  expect(show([{}, {}])).toMatch(new RegExp(`${paid}$`));
  expect(show([{}, given])).toContain(`${paid} Booking deposit and balance Paid back: €12.30`);
  const onItsWay = { ...given, refundsDue: cents(1_230) };
  expect(show([{}, onItsWay])).toContain(`${paid} Booking deposit and balance Comes back to you: €12.30`);
  const withConcession = { ...given, refunded: cents(1_730) };
  expect(show([{}, withConcession])).toContain(`${paid} Booking deposit and balance Paid back: €17.30`);
  const paidTwice = { refunded: cents(3_690), returned: cents(3_690) };
  expect(show([{}, {}, paidTwice], cents(12_300))).toContain(
    "Booking deposit Paid: €73.80 Balance Paid: €86.10 Booking deposit and balance Paid back: €36.90",
  );
  expect(show([{}, given], cents(12_300))).toContain("Balance Open: €12.30 Paid: €86.10");
});

it("the facts name the address and hours of the store, or the store where the settings have none", () => {
  const facts = (store: string, openingHours: string, hire = HIRE) =>
    render(<HireFacts hire={hire} store={store} openingHours={openingHours} />);
  expect(facts("Unit 5, Galway", "Mon–Fri 09:00–17:30")).toMatch(
    /Collect from Unit 5, Galway Opening hours Mon–Fri 09:00–17:30/,
  );
  expect(facts("", "")).toContain("Collect from Our store");
  const theatre = { ...HIRE, place: "Town Hall Theatre" };
  expect(facts("Unit 5, Galway", "", theatre)).toContain(
    "Collect from Unit 5, Galway Used at Town Hall Theatre",
  );
  const delivered = facts("", "Mon–Fri", { ...theatre, transport: "delivery" });
  expect(delivered).toContain("Place Town Hall Theatre");
  expect(delivered).not.toMatch(/Our store|Opening hours|Return/);
  expect(delivered).toContain("We collect it again");
});

it("counts the pieces with the customer: not what stayed, came back or is no goods", () => {
  const line = { kind: "item", quantity: 8, out: 0, back: 0, missing: 0 } as const;
  expect(
    piecesWithCustomer([
      line,
      { ...line, quantity: 30, out: 30, back: 4, missing: 1 },
      { ...line, kind: "custom", quantity: 1 },
      { ...line, kind: "text", quantity: 1 },
    ]),
  ).toEqual({ pieces: 38, withCustomer: 25 });
  const custom = { ...line, kind: "custom", quantity: 1, out: 4 } as const;
  expect(piecesWithCustomer([custom])).toEqual({ pieces: 4, withCustomer: 4 });
});

it("a hire of which a part stays in the store is marked as one that is out", () => {
  const lines = [{ kind: "item", quantity: 8, out: 5, back: 0, missing: 0 }] as unknown as HireView["lines"];
  const markOf = (hire: Pick<HireView, "state" | "lines">) =>
    renderToStaticMarkup(<PublicHireStateWord hire={hire} />).replace(/>[^<]+</g, "><");
  expect(markOf({ state: "out", lines })).toBe(markOf({ state: "out", lines: [] }));
  expect(render(<PublicHireStateWord hire={{ state: "out", lines }} />)).toBe("5 of 8 with you");
});
