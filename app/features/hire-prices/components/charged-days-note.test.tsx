import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { HOURS, period, SETTINGS } from "#tests/support/hire/price-terms.ts";
import { dayNote } from "../day-note.ts";
import { ChargedDaysNote } from "./charged-days-note.tsx";

function shown(locale: Locale, holidays: readonly string[]): string {
  const hours = { ...HOURS, holidays: [...HOURS.holidays, ...holidays] };
  const note = dayNote(period("2026-12-07T09:00", "2026-12-13T17:00"), SETTINGS, hours);
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <ChargedDaysNote note={note} factor={null} />
    </LocaleContext>,
  );
}

it("says how many closed days in a row count as one, where there are more than that", () => {
  const five = ["2026-12-09", "2026-12-10", "2026-12-11"];
  expect(shown("en", five)).toContain(
    "7 days, 4 of them charged. Of closed days in a row, up to 4 count as one, and each further one as a day.",
  );
  expect(shown("ga", five)).toContain("Comhairtear 4 lá dúnta ar a mhéad as a chéile mar lá amháin");
  expect(shown("en", five.slice(1))).toContain("Closed days in a row count as one.");
});
