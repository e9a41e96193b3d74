import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { Flash } from "#app/ui/flash/flash.ts";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { FlashProvider } from "#app/ui/flash/flash-provider.tsx";
import { readGroup } from "../groups/groups.ts";
import { BlockedPieces } from "./blocked-pieces.tsx";
import { groupLabel, unitLabel } from "./field-labels.ts";
import { GroupForm } from "./group-form.tsx";
import { ItemLedger } from "./item-ledger.tsx";
import { useSavedResult } from "./saved-result.ts";
import { UnitForm } from "./units/unit-form.tsx";

function render(form: ReactElement, locale: Locale = "en"): string {
  const router = createMemoryRouter([{ path: "/", element: form }]);
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <RouterProvider router={router} />
    </LocaleContext>,
  );
}

it("a group's form names what was typed in each fault", () => {
  const steps = { "steps.0.from": "one", "steps.0.thousandths": "x" };
  const values = { name: "A", name_ga: "A", prep: "soon", half_day: "2", own_steps: "yes", ...steps };
  const { faults } = readGroup(values);
  const returned = { values, base: {}, faults, conflicts: [], merged: [] };
  const page = render(<GroupForm id={null} stored={{}} returned={returned} />);
  for (const text of [
    "“soon” is not a whole number that fits.",
    "“2” is not a factor up to 1",
    "“one” is not a whole number that fits.",
    "“x” is not a factor above 0",
  ])
    expect(page).toContain(text);
  expect(page).not.toContain("“”");
});

it("a unit's form names what was typed in each fault, and says that a unit cannot be its own case", () => {
  const values = { hours: "many", case: "1001" };
  const returned = {
    values,
    base: {},
    faults: [{ field: "hours", kind: "whole" } as const, { field: "case", kind: "own-case" } as const],
    conflicts: [],
    merged: [],
  };
  const form = <UnitForm unit={{ number: 1001, values: {} }} returned={returned} />;
  expect(render(form)).toContain("“many” is not a whole number that fits.");
  expect(render(form)).toContain("A unit cannot be its own case.");
  expect(render(form, "ga")).toContain("a bheith ina chás dó féin.");
});

it("a form that returns with a conflict names what was taken over from the other", () => {
  const values = { place: "A1" };
  const returned = {
    values,
    base: values,
    faults: [],
    conflicts: [{ field: "note", theirs: "Dented" }],
    merged: ["place"],
  };
  const form = <UnitForm unit={{ number: 1001, values: {} }} returned={returned} />;
  expect(render(form)).toContain("Taken over from what was saved: Place in the store.");
  const faulty = { ...returned, conflicts: [], faults: [{ field: "hours", kind: "whole" } as const] };
  const again = <UnitForm unit={{ number: 1001, values: {} }} returned={faulty} />;
  expect(render(again)).toContain("Taken over from what was saved: Place in the store.");
});

it("a result names the fields that somebody else had changed, each once", () => {
  function Results() {
    const group = useSavedResult("hire-group-saved", groupLabel);
    const unit = useSavedResult("hire-unit-saved", unitLabel);
    return <FlashMessage results={{ "hire-group-saved": group, "hire-unit-saved": unit }} />;
  }
  const result = (flash: Flash) =>
    render(
      <FlashProvider flash={flash}>
        <Results />
      </FlashProvider>,
    );
  const parts = ["prep", "steps.1.from", "steps.2.from"];
  expect(result({ name: "hire-group-saved", parts })).toContain(
    "Saved. These were changed meanwhile and stayed: Preparation, working minutes, From day.",
  );
  expect(result({ name: "hire-unit-saved", parts: ["place"] })).toContain(
    "meanwhile and stayed: Place in the store.",
  );
  expect(result({ name: "hire-unit-saved", parts: [] })).toContain("Saved.");
});

it("a ledger's form that returns keeps the posted values, and the others are as new", () => {
  const product = { name: "Spot", counted: true, available: 4 };
  const item = { id: "1", kind: "serialised", owned: 2, product, movements: [] } as const;
  const values = { serials: "9".repeat(81), brand: "Sample", reason: "count" };
  const refused = { form: "units", kind: "serial-too-long", serial: values.serials, values } as const;
  const page = render(<ItemLedger item={item} refused={refused} />);
  expect(page).toContain(`longer than 80 characters: ${values.serials}`);
  expect(page).toMatch(/<textarea[^>]*name="serials"[^>]*>9{81}<\/textarea>/);
  expect(page).toMatch(/<input[^>]*name="brand"[^>]*value="Sample"/);
  expect(page).toContain('<option value="count" selected="">');
  expect(page).toMatch(/<input[^>]*name="pieces"[^>]*value="1"/);
});

it("the form of counted pieces in repair that returns has its answer at the number, in both languages", () => {
  const block = {
    itemId: "1",
    code: "RAMP",
    name: "Cable ramp",
    nameGa: null,
    bulk: true,
    kind: "maintenance",
    reference: "H-2027-0001",
    hireId: "2",
    quantity: 3,
    since: new Date("2027-06-18T16:00:00Z"),
  } as const;
  const values = { block: "1-maintenance-H-2027-0001", quantity: "9", note: "Split" };
  const refused = { form: "pieces", kind: "bad-quantity", values } as const;
  const card = <BlockedPieces itemId="1" blocks={[block]} refused={refused} />;
  for (const [locale, words] of [
    ["en", ["3 pieces in repair", "hire H-2027-0001", "at most as many as are listed", "Write off"]],
    ["ga", ["3 phíosa á ndeisiú", "ordú cíosa H-2027-0001", "thar an líon atá liostaithe", "Díscríobh"]],
  ] as const) {
    const page = render(card, locale);
    for (const text of words) expect(page).toContain(text);
    expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="quantity" value="9"/);
    expect(page).toMatch(/<input[^>]*value="Split"[^>]*>/);
  }
  const serialised = <BlockedPieces itemId="1" blocks={[{ ...block, bulk: false }]} refused={null} />;
  expect(render(serialised)).not.toContain("Write off");
});
