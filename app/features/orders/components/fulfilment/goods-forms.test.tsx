import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { FulfilmentState } from "#app/features/orders/fulfilment/fulfilment-states.ts";
import { GoodsMark } from "../order-marks.tsx";
import { GoodsForms } from "./goods-forms.tsx";

/** What the page shows of the goods of an order whose refund in full the provider has not taken on yet. */
function show(state: FulfilmentState, deliveryMethod: "collection" | "delivery"): string {
  const fulfilment = {
    version: 3,
    state,
    readyAt: null,
    dispatchedAt: null,
    completedAt: null,
    refundedAt: null,
    hold: "refunded",
    isRestRefunded: false,
    parcels: [],
    rest: [{ position: 0, ordered: 1, dispatched: 0, collected: 0, refunded: 1, unsent: 1, left: 0 }],
  } as const;
  const order = {
    name: "Mary Byrne",
    state: "paid",
    deliveryMethod,
    lines: [{ name: "Mixer", options: "" }],
  } as const;
  const goods = (
    <>
      <GoodsMark state={order.state} fulfilment={fulfilment} />
      <GoodsForms page="/" order={order} fulfilment={fulfilment} now={new Date(0)} answer={null} />
    </>
  );
  const Page = createRoutesStub([{ path: "/", Component: () => goods }]);
  return renderToStaticMarkup(<Page />);
}

it("says that an order is being refunded, and asks for the reason before its goods leave", () => {
  for (const html of [show("ready", "collection"), show("unfulfilled", "delivery")]) {
    expect(html).toContain("On hold");
    expect(html).toContain("This order is being refunded in full.");
    expect(html).toMatch(/<input[^>]*name="hold-reason"[^>]*>/);
  }
});

it("offers no collection of an order that is being refunded before it lies ready", () => {
  expect(show("unfulfilled", "collection")).not.toContain('value="collected"');
});
