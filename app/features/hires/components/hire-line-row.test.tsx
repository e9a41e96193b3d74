import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { cents, ZERO } from "#app/lib/money.ts";
import type { HireLineView } from "../hires.ts";
import { HireLineRow } from "./hire-line-row.tsx";

const LINE = {
  id: "1",
  name: "Stage deck",
  nameGa: null,
  contents: [],
  substitutes: [],
} as unknown as HireLineView;

const textOf = (line: HireLineView, locale: Locale = "en") =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <table>
        <tbody>
          <HireLineRow line={line} />
        </tbody>
      </table>
    </LocaleContext>,
  ).replace(/<[^>]+>/g, "|");

it.each(["heading", "text"] as const)("a %s has neither quantity nor price", (kind) => {
  expect(textOf({ ...LINE, kind, quantity: 1, net: ZERO })).not.toMatch(/\d/);
});

it("what is hired has both", () => {
  const text = textOf({ ...LINE, kind: "item", quantity: 2, net: cents(45_00) });
  expect(text).toContain("2");
  expect(text).toContain("€45.00");
});

it("says below the line which of its pieces are another item, and which part of a kit is", () => {
  const ids = { itemId: "2", forItemId: "3", waiting: 0 };
  const spot = { ...ids, quantity: 3, name: "Moving head spot 600 W", nameGa: "Spotsolas 600 W" };
  const line = { ...LINE, kind: "item", quantity: 11, net: ZERO } as const;
  const own = { ...line, substitutes: [{ ...spot, forName: null, forNameGa: null }] };
  expect(textOf(own).replaceAll("\u00a0", " ")).toContain("3 of them: Moving head spot 600 W");
  expect(textOf(own, "ga").replaceAll("\u00a0", " ")).toContain("3 acu: Spotsolas 600 W");
  const ofPart = { ...line, substitutes: [{ ...spot, forName: "Wash", forNameGa: "Níochán" }] };
  expect(textOf(ofPart).replaceAll("\u00a0", " ")).toContain("3 × Moving head spot 600 W instead of Wash");
  expect(textOf(ofPart, "ga").replaceAll("\u00a0", " ")).toContain("3 × Spotsolas 600 W in ionad: Níochán");
});
