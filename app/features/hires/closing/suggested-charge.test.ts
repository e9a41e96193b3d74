import { expect, it } from "vitest";
import type { OrderState } from "#app/features/orders/order-states.ts";
import { ZERO } from "#app/lib/money.ts";
import type { HirePayment } from "../payments/hire-money.ts";
import { listCharges } from "./suggested-charge.ts";

const chargeIn = (state: OrderState, charge: HirePayment["charge"] = "late"): HirePayment => ({
  charge,
  orderId: state,
  number: 1,
  token: "",
  kind: "hire-charge",
  state,
  provider: "sandbox",
  vatRows: [],
  total: ZERO,
  placedAt: new Date(0),
  expiresAt: new Date(0),
  paidAt: null,
  refunded: ZERO,
});

it.each(["pending", "processing", "paid", "completed"] as const)("finds a %s charge of its kind", (state) => {
  const orders = [chargeIn(state), chargeIn("paid", "damaged")];
  expect(listCharges({ orders }, "late").map(({ orderId }) => orderId)).toEqual([state]);
  expect(listCharges({ orders }, "lost")).toEqual([]);
});

it.each(["cancelled", "expired", "failed"] as const)("passes over a %s charge", (state) => {
  expect(listCharges({ orders: [chargeIn(state)] }, "late")).toEqual([]);
});
