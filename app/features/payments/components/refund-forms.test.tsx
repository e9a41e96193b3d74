import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import type { LineRest } from "#app/features/orders/fulfilment/fulfilment.ts";
import { cents, ZERO } from "#app/lib/money.ts";
import { RefundForms, type WantedRefund } from "./refund-forms.tsx";

interface Shown {
  readonly rest: Omit<LineRest, "position">;
  readonly wanted?: number;
  readonly answer?: AdminAnswer;
}

/** The forms of an order with one line. */
function show({ rest, wanted, answer }: Shown): string {
  const order = {
    id: "1",
    name: "Mary Byrne",
    kind: "sale",
    lines: [{ name: "Mixer", nameGa: null, options: "", optionsGa: null, sku: "AU-1" }],
  };
  const left = rest.ordered - rest.refunded;
  const asked: WantedRefund | null =
    wanted === undefined
      ? null
      : { withdrawalId: "2", quantities: { 0: wanted }, delivery: false, reason: "Withdrawal" };
  const props = {
    order,
    left: { amount: cents(100 * left), lines: [{ position: 0, left }], delivery: ZERO },
    rest: [{ position: 0, ...rest }],
    idempotencyKey: "3",
    version: 1,
    answer: answer ?? null,
    wanted: asked,
  } as unknown as React.ComponentProps<typeof RefundForms>;
  const Page = createRoutesStub([{ path: "/", Component: () => <RefundForms {...props} /> }]);
  return renderToStaticMarkup(<Page />);
}

const UNTOUCHED = { ordered: 1, dispatched: 0, collected: 0, refunded: 0, unsent: 0, left: 1 };

const isRestocked = (html: string) => /<input[^>]*name="back-0"[^>]*>/.exec(html)?.[0].includes("checked");

describe("Restock", () => {
  const away = { ...UNTOUCHED, dispatched: 1, left: 0 };
  const partly = { ...UNTOUCHED, ordered: 3, dispatched: 2 };

  it("is ticked for pieces that have not left", () => {
    expect(isRestocked(show({ rest: UNTOUCHED }))).toBe(true);
    expect(isRestocked(show({ rest: partly, wanted: 1 }))).toBe(true);
  });

  it("is left open for pieces that were dispatched: they may be with the carrier or the customer", () => {
    for (const shown of [
      { rest: away },
      { rest: away, wanted: 1 },
      { rest: partly },
      { rest: partly, wanted: 2 },
    ]) {
      expect(isRestocked(show(shown))).toBe(false);
      expect(show(shown)).toContain("tick it once what has left is back");
    }
  });

  it("is left open for an order that was collected, of which no piece was dispatched", () => {
    const shown = { rest: { ...UNTOUCHED, collected: 1, left: 0 }, wanted: 1 };
    expect(isRestocked(show(shown))).toBe(false);
    expect(show(shown)).toContain("tick it once what has left is back");
  });

  it("is named by the question before the refund", () => {
    const ask = (values: Readonly<Record<string, string>>) =>
      show({
        rest: away,
        answer: {
          action: "refunds",
          position: null,
          kind: "to-confirm",
          amount: cents(100),
          values,
        } as never,
      });
    expect(ask({ what: "lines", "line-0": "1", "back-0": "on" })).toContain(
      "Goes back into stock: 1 × Mixer",
    );
    expect(ask({ what: "lines", "line-0": "1" })).toContain("Nothing goes back into stock.");
    expect(ask({ what: "whole", "line-0": "0", "back-0": "on" })).toContain(
      "Goes back into stock: 1 × Mixer",
    );
  });
});
