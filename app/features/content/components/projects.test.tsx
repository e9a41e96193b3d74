import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { SEEDS } from "../seed/all.ts";
import { Projects } from "./projects.tsx";

it("numbers projects in the order in which staff put them", () => {
  const entries = SEEDS.projects.map(({ key, data }) => ({
    ...data,
    id: key,
    key,
    picture: { ref: data.picture, source: null },
  }));
  const shown = renderToStaticMarkup(
    <LocaleContext value="en">
      <Projects entries={[...entries].reverse()} />
    </LocaleContext>,
  );
  expect([...shown.matchAll(/spread-number">(\d+)</g)].map(([, number]) => number)).toEqual([
    "01",
    "02",
    "03",
  ]);
});
