import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { ShortList } from "./short-list.tsx";

function shown(length: number): { readonly items: number; readonly rest: string | undefined } {
  const markup = renderToStaticMarkup(
    <LocaleContext value="en">
      <ShortList items={Array.from({ length }, (_, n) => `/old-${n}`)}>
        {(address) => <li key={address}>{address}</li>}
      </ShortList>
    </LocaleContext>,
  );
  return { items: markup.split("<li>").length - 1, rest: /<p>(.*)<\/p>/.exec(markup)?.[1] };
}

it("shows fifty items at most, and says how many more there are", () => {
  expect(shown(50)).toEqual({ items: 50, rest: undefined });
  expect(shown(80)).toEqual({ items: 50, rest: "And 30 more." });
});
