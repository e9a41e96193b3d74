import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import type { TextDifference } from "#app/lib/text/text-difference.ts";
import { Differences } from "./differences.tsx";

const SHOWN: readonly TextDifference[] = [
  { path: "role.en", before: "Director & founder", after: "Managing Director" },
  { path: "role.ga", before: "Stiúrthóir agus bunaitheoir", after: "Stiúrthóir Bainistíochta" },
  { path: "note.ga", before: "", after: "Nua" },
  { path: "sample", before: "yes", after: "", kind: "tick" },
  { path: "publishFrom", before: "2027-07-10T08:00:00.000Z", after: "", kind: "instant" },
];

function textsIn(locale: "en" | "ga"): readonly string[] {
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Differences differences={SHOWN} label={(path) => path} />
    </LocaleContext>,
  );
  return [...html.matchAll(/<dd lang="(\w+)">(.*?)<\/dd>/g)].map(
    ([, lang, text = ""]) => `${lang}: ${text.replace(/<[^>]*>/g, "").replace("&amp;", "&")}`,
  );
}

it("words ticks and times in the language of the page, with a sign between old and new", () => {
  expect(textsIn("en").slice(2)).toEqual([
    "ga: +Nua",
    "en: ticked → not ticked",
    "en: 10 July 2027, 09:00 → no time",
  ]);
  expect(textsIn("ga").slice(2)).toEqual([
    "ga: +Nua",
    "ga: ticeáilte → gan tic",
    "ga: 10 Iúil 2027, 09:00 → gan am",
  ]);
});

it("has a sign at words that are gone and at those in their place", () => {
  expect(textsIn("en").slice(0, 2)).toEqual([
    "en: +Managing Director −& founder",
    "ga: Stiúrthóir agus bunaitheoir → Bainistíochta",
  ]);
});
