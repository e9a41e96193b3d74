import { describe, expect, it } from "vitest";
import { categoryHref } from "./category-href.ts";

describe("the catalogue of a category", () => {
  it.each([
    ["Lighting", "/dry-hire/browse?category=lighting"],
    ["Audio-Visual", "/dry-hire/browse?category=video"],
    ["Sound", "/dry-hire/browse?category=audio"],
    ["Power Distribution", "/dry-hire/browse"],
    ["Marquees", "/dry-hire/browse"],
  ])("of %s is %s", (title, href) => {
    const departments = ["lighting", "audio", "video"].map((slug) => ({ slug }));
    expect(categoryHref(title, departments)).toBe(href);
  });
});
