import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { wordsOf } from "#tests/support/http/html-text.ts";
import { type CountedRows, ListCount } from "./list-count.tsx";

function shown(rows: CountedRows, locale: Locale = "en"): string {
  const markup = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <ListCount {...rows} />
    </LocaleContext>,
  );
  return wordsOf(markup)
    .map(({ text }) => text)
    .join(" ");
}

it("says how many rows of all are shown, and nothing of an empty list", () => {
  expect(shown({ n: 29, all: 161 })).toBe("29 of 161");
  expect(shown({ n: 29, all: 161, paging: { page: 2, size: 25 } })).toBe("29 of 161");
  expect(shown({ n: 0, all: 0 })).toBe("");
});

it("says that a list is longer than it was counted", () => {
  expect(shown({ n: 29, all: COUNT_LIMIT })).toBe("29 of 1,000 or more");
  expect(shown({ n: COUNT_LIMIT, all: COUNT_LIMIT })).toBe("1,000 or more");
  expect(shown({ n: COUNT_LIMIT, all: COUNT_LIMIT }, "ga")).toBe("1,000 nó níos mó");
});

it("says where the page is in a long list whose pages have numbers", () => {
  const paging = { page: 2, size: 50 };
  expect(shown({ n: COUNT_LIMIT, all: COUNT_LIMIT, paging })).toBe("51–100 of 1,000 or more");
  expect(shown({ n: COUNT_LIMIT, all: COUNT_LIMIT, paging }, "ga")).toBe("51–100 as 1,000 nó níos mó");
  expect(shown({ n: 2_310, all: COUNT_LIMIT, paging: { page: 47, size: 50 } })).toBe("2,301–2,310 of 2,310");
  expect(shown({ n: 1_200, all: 1_300 })).toBe("1,200 of 1,300");
});
