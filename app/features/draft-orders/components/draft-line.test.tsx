import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { cents } from "#app/lib/money.ts";
import type { DraftLineFigures } from "../editor/draft-figures.ts";
import { blankDraftLine, type DraftLineValues } from "../editor/draft-form.ts";
import { DraftLine } from "./draft-line.tsx";

const choice = (name: string, ...values: readonly string[]) => ({
  name,
  nameGa: null,
  values: values.map((value) => ({ name: value, nameGa: null })),
});

const FIGURES: DraftLineFigures = {
  name: "Cable",
  sku: "CAB",
  choices: [choice("Colour", "black", "white"), choice("Length", "5 m", "10 m")],
  listPrice: cents(1_000),
  isCustomerPrice: false,
  available: 50,
  total: cents(1_000),
};

function shown(values: Partial<DraftLineValues>, faulty: readonly string[] = []): string {
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <DraftLine
        line={{ ...blankDraftLine("k", "product"), ...values }}
        n={1}
        figures={FIGURES}
        name={undefined}
        errorOf={(field) => (faulty.includes(field) ? "It is wrong." : undefined)}
        change={() => undefined}
        remove={() => undefined}
      />
    </LocaleContext>,
  );
}

/** The tags of the elements with this id. */
const tagsOf = (page: string, id: string) =>
  [...page.matchAll(/<(?<tag>\w+)(?<attributes>[^>]*)>/g)].flatMap(({ groups }) =>
    groups?.["attributes"]?.includes(` id="${id}"`) ? [`${groups["tag"]}${groups["attributes"]}`] : [],
  );

it("leads from a fault of the choices to the first list without one, and of the product to its removal", () => {
  const page = shown({ chosen: '{"Colour":"black"}' }, ["line.k.chosen", "line.k.product"]);
  const [select, ...more] = tagsOf(page, "line.k.chosen");
  expect(more).toEqual([]);
  expect(select).toMatch(/^select .*aria-label="Length, line 1"/);
  expect(select).toContain('aria-invalid="true"');
  expect(select).toContain('aria-describedby="line.k.chosen-error"');
  expect(page.match(/aria-invalid/g)).toHaveLength(1);
  const [button] = tagsOf(page, "line.k.product");
  expect(button).toMatch(/^button .*aria-describedby="line\.k\.product-error"/);
  expect(tagsOf(page, "line.k.chosen-error")).toHaveLength(1);
  expect(shown({ chosen: '{"Colour":"black"}' })).not.toContain("aria-invalid");
});

it("says how many are left beside a whole number above it, and beside nothing else", () => {
  const isShown = (quantity: string) => shown({ quantity }).includes("Only 50 left");
  expect(["51", "0051", "50", "2", "2x", "", "1e3"].filter(isShown)).toEqual(["51", "0051"]);
});
