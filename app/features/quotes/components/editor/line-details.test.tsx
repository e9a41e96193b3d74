import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { blankQuoteLine } from "../../editor/draft-form.ts";
import { LineDetails } from "./line-details.tsx";
import type { LineRowProps } from "./line-row-props.ts";

const SUPPLIERS = [
  { id: "1", name: "Castlegar Hire", archivedAt: null },
  { id: "2", name: "Closed Down", archivedAt: new Date(0) },
  { id: "3", name: "Moved Away", archivedAt: new Date(0) },
];

/** The suppliers that a line can have. */
function offered(supplier: string): readonly (string | undefined)[] {
  const line = { ...blankQuoteLine("key", "custom"), supplier };
  const props = { line, n: 1, figures: undefined, factor: null, name: undefined, suppliers: SUPPLIERS };
  const actions = { errorOf: () => undefined, change: () => undefined };
  const markup = renderToStaticMarkup(
    <LocaleContext value="en">
      <LineDetails {...({ ...props, ...actions } as unknown as LineRowProps)} />
    </LocaleContext>,
  );
  return [...markup.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name).slice(-3);
}

it("offers no archived supplier, except to a line that has it", () => {
  expect(offered("")).not.toContain("Closed Down");
  expect(offered("")).toContain("Castlegar Hire");
  expect(offered("2")).toEqual(expect.arrayContaining(["Castlegar Hire", "Closed Down"]));
  expect(offered("2")).not.toContain("Moved Away");
});
