import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import { DispatchForm } from "./dispatch-form.tsx";

/** The form of an order with one line. */
function show(rest: Omit<LineRest, "position">): string {
  const fulfilment = {
    version: 3,
    state: "unfulfilled",
    readyAt: null,
    dispatchedAt: null,
    completedAt: null,
    refundedAt: null,
    hold: rest.refunded === rest.ordered ? "refunded" : null,
    isRestRefunded: false,
    parcels: [],
    rest: [{ position: 0, ...rest }],
  } as const;
  const order = {
    name: "Mary Byrne",
    state: "paid",
    deliveryMethod: "delivery",
    lines: [{ name: "Mixer", options: "" }],
  } as const;
  const form = (
    <DispatchForm page="/" order={order} fulfilment={fulfilment} now={new Date(0)} answer={null} />
  );
  const Page = createRoutesStub([{ path: "/", Component: () => form }]);
  return renderToStaticMarkup(<Page />);
}

it("asks for quantities where there is a choice, or nothing is left because it was refunded", () => {
  expect(show({ ordered: 1, dispatched: 0, collected: 0, refunded: 0, unsent: 0, left: 1 })).not.toContain(
    "line-0",
  );
  expect(show({ ordered: 2, dispatched: 0, collected: 0, refunded: 0, unsent: 0, left: 2 })).toContain(
    'name="line-0"',
  );
  const refunded = show({ ordered: 1, dispatched: 0, collected: 0, refunded: 1, unsent: 1, left: 0 });
  expect(refunded).toContain("<details open");
  expect(refunded).toMatch(/<input[^>]*name="line-0"[^>]*>/);
});
