import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { OrderReceptionFacts } from "../withdrawals.ts";
import { OrderReception } from "./order-reception.tsx";

const FACTS: OrderReceptionFacts = {
  orderId: "o",
  atCounter: false,
  receivedAt: new Date("2026-11-30T12:00Z"),
  periodEndsAt: new Date("2027-12-15T00:00Z"),
  extension: "not-informed",
  statements: [],
};

function show(facts: Partial<OrderReceptionFacts>): string {
  const form = <OrderReception facts={{ ...FACTS, ...facts }} wrongDay={false} />;
  const Page = createRoutesStub([{ path: "/", Component: () => form }]);
  return renderToStaticMarkup(<Page />);
}

it("says why the period to withdraw is longer, and nothing where there is none", () => {
  expect(show({})).toContain("14 December 2027");
  expect(show({})).toContain("the mail with the right to withdraw was not sent");
  expect(show({ extension: "informed-late" })).toContain("was sent after the goods were received");
  expect(show({ extension: null })).not.toContain("the mail with the right");
  expect(show({ atCounter: true })).not.toContain("the mail with the right");
});
