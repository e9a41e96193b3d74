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

it("names the sum that the scale counts, and what a further version added beside it", () => {
  const hire = { token: "token", version: 1, total: cents(49_815) } as HireView;
  const sums = { share: 7_500, added: cents(16_605), charge: cents(24_908), refund: ZERO, due: ZERO };
  const html = renderToStaticMarkup(
    <HireCancel hire={hire} cancellation={{ ...sums, withdrawal: false }} answer={null} />,
  );
  expect(html).toContain("Cancelling now costs €249.08, 75% of €332.10");
  expect(html).toContain("This leaves out €166.05, which a further version added");
});
