import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cents, ZERO } from "#app/lib/money.ts";
import type { ReceivedWithdrawal } from "../withdrawals.ts";
import { WithdrawalReceiptView } from "./withdrawal-receipt.tsx";

const AT = new Date("2027-06-01T09:00Z");
const RECEIPT: ReceivedWithdrawal = {
  token: "w",
  locale: "en",
  fromOrder: true,
  state: "open",
  note: null,
  email: "aine@example.ie",
  receivedAt: AT,
  refundDueAt: AT,
  hasLeft: true,
  owed: null,
  refunded: ZERO,
  statement: "I withdraw.",
};

const show = (receipt: Partial<ReceivedWithdrawal>) =>
  renderToStaticMarkup(<WithdrawalReceiptView receipt={{ ...RECEIPT, ...receipt }} store="Unit 5, Galway" />);

it("L1: names the address for goods that left, and does not say that nothing is to be done", () => {
  expect(show({})).toContain("The address: Unit 5, Galway.");
  expect(show({})).not.toContain("nothing more");
  expect(show({ hasLeft: false })).toContain("nothing more");
  expect(show({ hasLeft: false })).not.toContain("Unit 5");
});

it("says how a statement was settled, and promises nothing any more", () => {
  const paid = show({ state: "refunded", refunded: cents(194_500) });
  expect(paid).toContain("We have refunded €1,945.00 for it.");
  expect(paid).not.toContain("We pay back");
  // The money may have come first.
  expect(paid).toMatch(/If you have the goods, send or bring them back .* The address: Unit 5, Galway\./);
  expect(show({ state: "refunded", hasLeft: false })).not.toContain("Unit 5");
  expect(show({ state: "refunded" })).toContain("It has been refunded.");
  expect(show({ state: "refused", note: "Worn" })).toContain("It was not accepted: Worn");
});

it("L1: tells the maker of a guest's statement the same whether the order is or not", () => {
  const guest = { fromOrder: false, hasLeft: null } as const;
  for (const state of ["refunded", "refused", "repeated"] as const)
    expect(show({ ...guest, state })).toBe(show(guest));
});
