import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { RequestedLine } from "../../editor/enquiry-request.ts";
import { CustomerRequest, lineOfRequest, missingLines } from "./customer-request.tsx";

const SPOT: RequestedLine = {
  item: { id: "i1", name: "Spot" },
  quantity: 9,
  text: "Spot",
  source: "9 x Spot",
};
const LAMP: RequestedLine = { item: null, quantity: 2, text: "pink lamp", source: "2 pink lamp" };

it("shows the customer's words and the way to the enquiry", () => {
  const request = {
    id: "e1",
    reference: "IST-1",
    locale: "ga" as const,
    message: "9 x Spot",
    list: ["1 × Haze"],
  };
  const card = (
    <LocaleContext value="en">
      <CustomerRequest request={{ ...request, lines: [SPOT] }} lines={[]} read={() => undefined} />
    </LocaleContext>
  );
  const router = createMemoryRouter([{ path: "*", element: card }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toMatch(/lang="ga"[^>]*>.*9 x Spot/);
  expect(page).toContain("<li>1 × Haze</li>");
  expect(page).toContain('href="/admin/enquiries/e1"');
});

it("makes lines of what the quote does not have yet", () => {
  expect(missingLines([SPOT, LAMP, LAMP], [{ source: "2 pink lamp" }, { source: "" }])).toEqual([SPOT, LAMP]);
  expect(lineOfRequest(SPOT, "k")).toMatchObject({ key: "k", kind: "item", item: "i1", quantity: "9" });
  expect(lineOfRequest(LAMP, "k")).toMatchObject({
    kind: "custom",
    text: "pink lamp",
    source: "2 pink lamp",
  });
});
