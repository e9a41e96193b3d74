import { expect, test } from "vitest";
import { msg } from "#app/i18n/message.ts";
import { noindexMeta, pageTitle } from "./page-title.ts";

test("a title ends in the name of the site, in the language asked for", () => {
  const orders = msg("Orders", "Orduithe");
  expect(pageTitle("Orders")).toBe("Orders – ItsShowTime");
  expect(pageTitle(orders)).toBe("Orders – ItsShowTime");
  expect(pageTitle(orders, "ga")).toBe("Orduithe – ItsShowTime");
});

test("a title that has the name of the site stays as it is", () => {
  expect(pageTitle("Our Team | ItsShowTime")).toBe("Our Team | ItsShowTime");
});

test("a page for one visitor asks search engines to leave it out", () => {
  expect(noindexMeta(msg("Offline", "As líne"), "ga")).toEqual([
    { title: "As líne – ItsShowTime" },
    { name: "robots", content: "noindex" },
  ]);
});
