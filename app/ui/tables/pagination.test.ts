import { describe, expect, it } from "vitest";
import { shownPages } from "./pagination.tsx";

describe("shownPages", () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 12, [1, 2, null, 12]],
    [3, 12, [1, 2, 3, 4, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])("page %i of %i", (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown);
  });

  it("never leaves a gap where one page would fit", () => {
    for (let pages = 1; pages < 15; pages++) {
      for (let page = 1; page <= pages; page++) {
        const shown = shownPages(page, pages);
        expect(shown.filter((n) => n !== null)).toContain(page);
        for (const [i, n] of shown.entries()) {
          if (n === null) expect((shown[i + 1] ?? 0) - (shown[i - 1] ?? 0)).toBeGreaterThan(2);
        }
      }
    }
  });
});
