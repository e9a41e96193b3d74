import { describe, expect, it } from "vitest";
import { withoutEndSlashes } from "./without-end-slashes.ts";

describe("withoutEndSlashes", () => {
  it.each([
    ["/shop/", "/shop"],
    ["/shop///", "/shop"],
    ["/shop/browse/?page=2/", "/shop/browse?page=2/"],
    ["/", null],
    ["/?a=/", null],
    ["/shop", null],
    ["/shop?back=/ga/", null],
    [`/a${"/".repeat(15_000)}b`, null],
  ])("of %j is %j", (target, shorter) => {
    expect(withoutEndSlashes(target)).toBe(shorter);
  });
});
