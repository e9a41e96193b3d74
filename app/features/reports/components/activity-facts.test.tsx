import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { wordsOf } from "#tests/support/http/html-text.ts";
import { ActivityFacts } from "./activity-facts.tsx";

it("shows shares and times as every other table does", () => {
  const report = { checkouts: 3, ordered: 1, paid: 1, enquiries: 0, answered: 0, answeredInTime: 0 };
  const markup = renderToStaticMarkup(
    <LocaleContext value="en">
      <ActivityFacts report={{ ...report, medianMinutes: 250 }} />
    </LocaleContext>,
  );
  const texts = wordsOf(markup).map(({ text }) => text);
  expect(texts).toContain("1 (33.3%)");
  expect(texts).toContain("4 h 10 min");
});
