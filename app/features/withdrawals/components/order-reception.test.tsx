import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
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

function show(facts: Partial<OrderReceptionFacts>, locale: Locale = "en"): string {
  const form = (
    <LocaleContext value={locale}>
      <OrderReception facts={{ ...FACTS, ...facts }} wrongDay={false} />
    </LocaleContext>
  );
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

it("writes its dates in the language of the page", () => {
  const [receivedAt, refundDueAt] = [new Date("2026-12-01T12:00Z"), new Date("2026-12-16T00:00Z")];
  const statement = { token: "t", state: "open", receivedAt, refundDueAt } as never;
  const shown = show({ statements: [statement] }, "ga").replaceAll("\u00A0", " ");
  expect(shown).toContain("1 Nollaig 2026");
  expect(shown).toContain("15 Nollaig 2026");
  expect(shown).toContain("14 Nollaig 2027");
  expect(shown).not.toContain("December");
});
