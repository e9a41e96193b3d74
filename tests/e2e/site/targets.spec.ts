import { expect, LANGUAGES, test } from "../site.ts";

/** A page of each layout, with what is pressed on it. */
const PAGES = [
  "/",
  "/contact",
  "/dry-hire",
  "/dry-hire/browse",
  "/equipment-servicing",
  "/shop",
  "/shop/browse",
  "/shop/product/moving-head-spot-350-w",
  "/shop/cart",
  "/auth",
  "/returns",
];

/** What is pressed by itself and is lower than 44 px; links within sentences are as high as their line. */
function findLowTargets(): string[] {
  const isInSentence = (link: Element) =>
    getComputedStyle(link).display === "inline" &&
    [...(link.parentNode?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim().length > 3,
    );
  const fillsCard = (link: Element) => getComputedStyle(link, "::after").position === "absolute";
  return [...document.querySelectorAll("a[href], button, summary, select, textarea, input")]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.ariaHidden !== "true",
    )
    .filter(
      (element) =>
        !element.closest("[aria-hidden=true], .hidden-visually") &&
        !isInSentence(element) &&
        !fillsCard(element),
    )
    .filter((element) => {
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && Math.round(height) < 44;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

for (const { locale, prefix } of LANGUAGES)
  test(`what is pressed on a phone is at least 44 px high (${locale}) @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const low: Record<string, string[]> = {};
    for (const path of PAGES) {
      await page.goto(prefix + path);
      const found = await page.evaluate(findLowTargets);
      if (found.length > 0) low[path] = found;
    }
    expect(low).toEqual({});
  });
