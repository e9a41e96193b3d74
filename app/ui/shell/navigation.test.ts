import { describe, expect, it } from "vitest";
import { isCurrent, MAIN_LINKS } from "./navigation.ts";

describe("the top navigation", () => {
  it("leads to the eight pages in their order", () => {
    expect(MAIN_LINKS.map(({ href, label }) => [href, label.en])).toEqual([
      ["/", "Home"],
      ["/hire", "Hire"],
      ["/studio5", "Studio@5"],
      ["/projects", "Projects"],
      ["/service-centre", "Service Centre"],
      ["/shop", "Shop"],
      ["/our-team", "Our Team"],
      ["/contact", "Contact"],
    ]);
  });

  it.each([
    ["/", "/", true],
    ["/", "/ga", true],
    ["/", "/hire", false],
    ["/shop", "/shop/browse", true],
    ["/shop", "/ga/shop/cart", true],
    ["/hire", "/hire-terms", false],
    ["/hire", "/dry-hire", true],
    ["/hire", "/ga/dry-hire/browse", true],
    ["/dry-hire", "/hire", false],
    ["/studio5", "/ga/studio5", true],
  ])("%s is current on %s: %s", (href, pathname, current) => {
    expect(isCurrent(href, pathname)).toBe(current);
  });
});
