import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { ReturnedStockChange } from "../stock-change.ts";
import { StockLedger } from "./stock-ledger.tsx";

const PRODUCT = { id: "lamp", values: { stock: "1200" }, movements: [], variations: [] };

function shown(returned: ReturnedStockChange, locale: "en" | "ga" = "en"): string {
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <StockLedger product={PRODUCT} returned={returned} />
    </LocaleContext>,
  );
}

const values = { by: "1300", reason: "damage" };

it("says both ways of a number without a sign, at the field, and keeps what was typed", () => {
  const html = shown({ kind: "unsigned", digits: "1300", values });
  expect(html).toContain("Write +1300 or −1300 to change it by 1300, or =1300 to make it 1300.");
  expect(html).toMatch(/<input[^>]*id="ledger-by"[^>]*value="1300"/);
  expect(html).toMatch(/aria-describedby="ledger-by-error"/);
  expect(html).toMatch(/<option value="damage" selected="">/);
  expect(shown({ kind: "unsigned", digits: "1300", values }, "ga")).toContain("Scríobh +1300 nó −1300");
});

it("says how many there are now where the stock has changed meanwhile", () => {
  expect(shown({ kind: "conflict", available: 1200, values })).toContain(
    "The stock has changed meanwhile: it is 1,200 now.",
  );
  expect(shown({ kind: "conflict", available: null, values })).toContain("it is not counted now");
  expect(shown({ kind: "below-zero", available: 1200, values })).toContain("from 0 to 1,000,000");
});
