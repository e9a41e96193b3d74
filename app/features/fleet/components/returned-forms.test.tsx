import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { readGroup } from "../groups.ts";
import { GroupForm } from "./group-form.tsx";
import { UnitForm } from "./unit-form.tsx";

function render(form: ReactElement, locale: "en" | "ga" = "en"): string {
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
