import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { RequestedHireTable } from "./hire-table.tsx";

const HIRE: StoredHireRequest = {
  from: "2026-12-10T09:00",
  to: "2026-12-13T17:00",
  lines: [
    {
      itemId: "i",
      code: "TRUSS-290-20",
      name: "Box truss 290 mm, 2 m",
      nameGa: null,
      quantity: 4,
      dayRateNet: 900,
      net: 7200,
      state: "part",
      available: 2,
    },
  ],
  price: null,
};

it("begins a line with its item, the code below the name and the rate below the sum", () => {
  const html = renderToStaticMarkup(<RequestedHireTable hire={HIRE} />);
  const table = html.slice(html.indexOf("<table"));
  const heads = [...table.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head);
  expect(heads).toEqual(["Item", "Quantity", "Net"]);
  const [item = "", quantity, sum] = table
    .slice(table.indexOf("<tbody"))
    .split(/<t[hd] [^>]*>/)
    .slice(1);
  expect(item).toMatch(/^Box truss 290 mm, 2 m<span[^>]*>TRUSS-290-20<\/span>/);
  expect(item).toContain("Free then: Only 2");
  expect(quantity).toMatch(/^4</);
  expect(sum).toMatch(/^€72\.00<span[^>]*>€9\.00 a day</);
});
