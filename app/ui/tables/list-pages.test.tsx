import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ListPages } from "./list-pages.tsx";

function shown(pages: Parameters<typeof ListPages>[0], locale: Locale = "en"): string {
  const List = createRoutesStub([{ path: "/", Component: () => <ListPages {...pages} /> }]);
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <List initialEntries={["/"]} />
    </LocaleContext>,
  );
}

it("is empty where the list has one page", () => {
  expect(shown({ first: null, next: null })).toBe("");
  expect(shown({ previous: null, next: null })).toBe("");
});

it("leads to the first page or to the previous one, and on", () => {
  expect(shown({ first: "/list", next: "/list?after=2" })).toMatch(
    /<a href="\/list"[^>]*>First page<\/a><a rel="next" href="\/list\?after=2"[^>]*>Next<\/a>/,
  );
  expect(shown({ previous: "/list?after=3", next: "/list?before=9" })).toMatch(
    /<a rel="prev" href="\/list\?after=3"[^>]*>Previous<\/a><a rel="next" href="\/list\?before=9"[^>]*>Next<\/a>/,
  );
});

it("keeps the words of a step that leads nowhere", () => {
  expect(shown({ first: null, next: "/list?after=2" })).toMatch(
    /<span class="page" aria-disabled="true">First page<\/span><a/,
  );
  expect(shown({ previous: "/list?after=3", next: null }, "ga")).toMatch(
    />Roimhe<\/a><span class="page" aria-disabled="true">Ar aghaidh<\/span>/,
  );
});
