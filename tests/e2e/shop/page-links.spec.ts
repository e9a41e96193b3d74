import { expect, LANGUAGES, test } from "../site.ts";

for (const { prefix } of LANGUAGES) {
  test(`the links to the pages of a list come by keyboard as they are read (${prefix || "/en"}) @phone`, async ({
    page,
  }) => {
    for (const width of [320, 412, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/shop/browse?page=1`);
      const boxes = await page.locator(".pages :is(a, span.page)").evaluateAll((steps) =>
        steps.map((step) => {
          const { x, y } = step.getBoundingClientRect();
          return { text: step.textContent ?? "", x: Math.round(x), y: Math.round(y) };
        }),
      );
      expect(boxes.length).toBeGreaterThan(3);
      const read = boxes.toSorted((a, b) => a.y - b.y || a.x - b.x);
      expect(
        boxes.map(({ text }) => text),
        String(width),
      ).toEqual(read.map(({ text }) => text));
      const idle = page.locator(".pages span.page");
      await expect(idle).toHaveCount(1);
      await expect(idle).toHaveCSS("border-top-width", "0px");
    }
  });
}
