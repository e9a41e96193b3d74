import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { EMPTY_BASKET } from "../hire-basket.ts";
import { LeftOut } from "./left-out.tsx";

const LAMP = { id: "1", code: "LAMP", slug: "lamp", name: "Lamp 350 W", nameGa: "Lampa", visible: true };

function shown(
  locale: Locale,
  lines: readonly { readonly item: string; readonly quantity: number }[],
): string {
  const account = { ...EMPTY_BASKET, lines: [{ item: "LAMP", quantity: 9_999 }] };
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <LeftOut lines={lines} account={account} shown={[LAMP]} />
    </LocaleContext>,
  );
}

it("names the pieces that a line does not take apart from lines that have no place", () => {
  const pieces = { item: "LAMP", quantity: 1_200 };
  const line = { item: "OTHER", quantity: 2 };
  const only = shown("en", [pieces]);
  expect(only).toContain("A line takes 9,999 pieces at most.");
  expect(only).toContain("this was left out: 1,200\u00a0×\u00a0Lamp 350\u00a0W.");
  expect(only).not.toContain("full with 200 lines");
  expect(only).toContain("items=LAMP*1200");
  expect(shown("ga", [pieces])).toContain("1,200\u00a0×\u00a0Lampa");
  const both = shown("en", [line, pieces]);
  expect(both).toContain("1 line that you added");
  expect(both).toContain("items=OTHER*2%7CLAMP*1200");
  expect(shown("en", [line])).not.toContain("9,999");
});
