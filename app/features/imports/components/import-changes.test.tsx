import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { FieldChange } from "../run/import-step.ts";
import { ImportChanges } from "./import-changes.tsx";

const FIELDS: readonly FieldChange[] = [
  { field: "regularPrice", old: 69_000, new: 69_500, changedSince: { now: 70_100 } },
  { field: "stockStatus", old: "in_stock", new: "out_of_stock", changedSince: null },
];

function shown(afterUndo: boolean): string {
  const kept = afterUndo ? "changed" : null;
  const change = { id: "1", row: 2, sku: "A", name: "Lamp", kind: "updated", kept, editedId: "9" } as const;
  const page = { changes: [{ ...change, fields: FIELDS }], names: {}, next: null, kept: 1 };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <ImportChanges page={page} isFirst hrefOf={() => "#"} afterUndo={afterUndo} />,
    },
  ]);
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
}

it("says what an undo left, with what the shop has now, and leads to the product", () => {
  const text = shown(true);
  expect(text).toContain("Left as they are");
  expect(text).toContain('href="/admin/products/9"');
  expect(text).toMatch(/€690\.00.*€695\.00.*<strong>€701\.00<\/strong>/s);
  expect(text).toContain("as in the file");
});

it("never breaks a line inside a figure; words may break", () => {
  const text = shown(true);
  for (const figure of ["€690.00", "€695.00"]) expect(text).toContain(`<td class="nowrap">${figure}</td>`);
  expect(text).toContain('<td class="nowrap"><strong>€701.00</strong></td>');
  expect(text).toContain('<td class="break-anywhere">In stock</td>');
});

it("names stored values by their words, and says nothing of now before an undo", () => {
  const text = shown(false);
  expect(text).toMatch(/In stock.*Out of stock/s);
  expect(text).not.toContain("in_stock");
  expect(text).not.toContain("701");
});
