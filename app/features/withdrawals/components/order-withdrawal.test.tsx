import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { WithdrawalReceipt } from "../withdrawals.ts";
import { WithdrawnLine } from "./order-withdrawal.tsx";

it("L1: the order's page asks for goods that left before it promises the money", () => {
  const AT = new Date("2027-06-01T09:00Z");
  const statement = { state: "open", receivedAt: AT, refundDueAt: AT } as WithdrawalReceipt;
  const show = (hasLeft: boolean) =>
    renderToStaticMarkup(<WithdrawnLine hasLeft={hasLeft} statements={[statement]} />);
  expect(show(true)).toMatch(/Send or bring the goods back within 14 days .* we may wait until we have them/);
  expect(show(false)).toContain("We pay back the money for it by");
  expect(show(false)).not.toContain("bring the goods back");
});
