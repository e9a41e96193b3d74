import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import type { OrderState } from "#app/features/orders/order-states.ts";
import { addMs } from "#app/lib/time/clock.ts";
import { UndoCollectionForm } from "./collection-forms.tsx";

const AT = new Date("2026-11-30T17:24:00Z");
const ORDER = { name: "Mary Byrne", state: "paid", deliveryMethod: "collection", lines: [] } as const;

const READY = { version: 3, state: "ready", readyAt: AT, completedAt: null, refundedAt: null };

function render(
  order: Pick<typeof ORDER, "name" | "deliveryMethod" | "lines"> & { state: OrderState },
  change = {},
) {
  const fulfilment = { ...READY, ...change } as unknown as Fulfilment;
  const form = <UndoCollectionForm page="/" order={order} fulfilment={fulfilment} now={AT} answer={null} />;
  const Page = createRoutesStub([{ path: "/", Component: () => form }]);
  return renderToStaticMarkup(<Page />);
}

it("says who gets the mail of an order that is ready, and until when that can be undone", () => {
  expect(render(ORDER)).toContain(
    "Marked as ready. Mary Byrne gets the mail at 17:34; until then you can undo it.",
  );
});

it("offers to take a collection back, but none that a refund of the rest completed", () => {
  const collected = { state: "collected", completedAt: AT };
  const completed = { ...ORDER, state: "completed" } as const;
  expect(render(completed, collected)).toContain("You can undo it until 17:34.");
  expect(render(completed, { ...collected, isRestRefunded: true })).toBe("");
});

it("offers to take nothing back once the order was refunded in full after it", () => {
  const refunded = { ...ORDER, state: "refunded" } as const;
  expect(render(refunded, { refundedAt: addMs(AT, 1) })).toBe("");
  expect(render(refunded, { refundedAt: addMs(AT, -1) })).toContain("until then you can undo it.");
  expect(render(ORDER, { refundedAt: addMs(AT, 1) })).toContain("until then you can undo it.");
});
