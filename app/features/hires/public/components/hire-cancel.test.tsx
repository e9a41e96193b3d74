import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cents, ZERO } from "#app/lib/money.ts";
import type { HireView } from "../../hires.ts";
import { HireCancel } from "./hire-cancel.tsx";

it("names the last minute in which a consumer may withdraw, not midnight of the next day", () => {
  const hire = {
    name: "Máire",
    number: "H-2027-0001",
    email: "maire@example.ie",
    token: "token",
    version: 1,
    withdrawUntil: new Date("2027-08-03T23:00:00Z"),
  } as HireView;
  const cancellation = {
    share: 0,
    added: ZERO,
    charge: ZERO,
    refund: cents(9_963),
    due: ZERO,
    withdrawal: true,
  };
  const html = renderToStaticMarkup(<HireCancel hire={hire} cancellation={cancellation} answer={null} />);
  expect(html).toContain("Tuesday 3 August 2027, 23:59");
});
