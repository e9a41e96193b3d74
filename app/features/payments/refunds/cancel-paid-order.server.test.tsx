import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { BUYER } from "#tests/support/shop/purchase.ts";
import { buyLines, DELIVERED, parcelOf, refundOf } from "#tests/support/shop/refunded-order.ts";
import { CancelPaidForm } from "../components/cancel-paid-form.tsx";
import { cancelPaidOrder } from "./cancel-paid-order.server.ts";
import { getRefundable } from "./list-refunds.server.ts";

const db = await useTestDb();

type Bought = Awaited<ReturnType<typeof buyLines>>;

/** What happens to an order of two pieces, and whether it can be cancelled with its refund afterwards. */
const HISTORIES: Readonly<
  Record<string, readonly [buyer: typeof BUYER, (order: Bought) => Promise<unknown>, boolean]>
> = {
  "nothing yet": [DELIVERED, async () => null, true],
  "it is being packed": [DELIVERED, ({ go }) => go({ kind: "packing" }), true],
  "it is ready to be collected": [BUYER, ({ go }) => go({ kind: "ready" }), true],
  "its parcel was taken back": [
    DELIVERED,
    async ({ go, undo }) => [await go(parcelOf(2)), await undo()],
    true,
  ],
  "a piece was refunded": [DELIVERED, ({ refund }) => refund(refundOf(1, "restocked")), true],
  "a piece was dispatched": [DELIVERED, ({ go }) => go(parcelOf(1)), false],
  "all was dispatched": [DELIVERED, ({ go }) => go(parcelOf(2)), false],
  "all was collected": [BUYER, ({ go }) => go({ kind: "collected" }), false],
  "a piece was collected": [
    BUYER,
    async ({ askRefund, go, reject }) => {
      const waiting = await askRefund(refundOf(1, "restocked"));
      await go({ kind: "collected" }, "");
      await reject(waiting);
    },
    false,
  ],
};

it.each(Object.entries(HISTORIES))(
  "is offered where it is done, and nowhere else: %s",
  async (_, [buyer, happen, isPossible]) => {
    const bought = await buyLines(db, [{ pieces: 2, stock: 5 }], buyer);
    await happen(bought);
    const order = await getOrder(db, bought.orderId);
    const fulfilment = await getFulfilment(db, bought.orderId);
    if (!order || !fulfilment) throw new Error("Bug: no order.");
    const left = await getRefundable(db, order);
    const props = { order, left, fulfilment, idempotencyKey: "1", answer: null };
    const Page = createRoutesStub([{ path: "/", Component: () => <CancelPaidForm {...props} /> }]);
    const ask = { ...(await bought.staff()), id: newId(), reason: "", confirmed: left.amount, limit: null };
    expect({
      offered: renderToStaticMarkup(<Page />).includes("Cancel order and refund"),
      done: (await cancelPaidOrder(bought.shop, ask)).ok,
    }).toEqual({ offered: isPossible, done: isPossible });
  },
);
