import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { HireNote } from "../documents.ts";
import { SignNote } from "./sign-note.tsx";

const SPOT = { name: "Moving head spot 350 W", nameGa: "Spotsolas gluaisteach 350 W" };
const NOTE = {
  number: 1,
  signature: null,
  content: {
    kind: "delivery",
    units: [{ ...SPOT, number: 7, serial: null, state: "out", insteadOf: SPOT }],
    counts: [{ ...SPOT, out: 2, back: 0, damaged: 0, missing: 0, insteadOf: [{ ...SPOT, quantity: 1 }] }],
    load: {
      grams: 54_000,
      litres: 350,
      cases: 2,
      watts: 1_050,
      supply: "16A",
      milliamperes: [4_600],
    },
  },
} as unknown as HireNote;

function shown(locale: Locale): string {
  const Component = () => <SignNote hireId="" kind="delivery" note={NOTE} goodsHash="" answer={undefined} />;
  const Page = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Page initialEntries={["/"]} />
    </LocaleContext>,
  );
}

it("keeps every figure on one line with its unit: of names, of what goes instead, and of the load", () => {
  for (const locale of LOCALES) {
    const page = shown(locale);
    expect(page.match(/350\u00a0W/g)).toHaveLength(4);
    const litres = { en: "350\u00a0litres", ga: "350\u00a0lítear" }[locale];
    for (const figure of ["54\u00a0kg", "1,050\u00a0W", "4.6\u00a0A", litres]) expect(page).toContain(figure);
    expect(page).not.toMatch(/\d (?:W|A|kg|litres|lítear)\b/);
  }
});
