import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { keepNumbers } from "./keep-numbers.tsx";

it("keeps a postcode on one line", () => {
  const html = renderToStaticMarkup(keepNumbers("5 Sráid Eyre, Gaillimh, H91 X1Y2."));
  expect(html).toMatch(/Gaillimh, <span style="white-space:nowrap[^>]*>H91 X1Y2<\/span>\.$/);
});

it("keeps a number whole, a count with what it counts, and a figure with its unit", () => {
  const html = renderToStaticMarkup(keepNumbers("H-2027-0001: 12 × DMX cable, 10 m"));
  expect(html).toMatch(
    /^<span style="white-space:nowrap[^>]*>H-2027-0001<\/span>: 12\u00a0×\u00a0DMX cable, 10\u00a0m$/,
  );
});
