import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugOf, uniqueSlug } from "./slug.ts";

describe("slugs", () => {
  it("folds Irish letters and punctuation", () => {
    expect(slugOf("Soilsiú Gluaisteach, 350 W — IP65!")).toBe("soilsiu-gluaisteach-350-w-ip65");
    expect(slugOf("D’ainm & Síntiús")).toBe("dainm-and-sintius");
    expect(slugOf("ＬＥＤ Straße")).toBe("led-strasse");
  });

  it("has a fallback for names without letters", () => {
    expect(slugOf("—")).toBe("product");
    expect(uniqueSlug("!!", new Set(["category"]), "category")).toBe("category-2");
  });

  it("counts collisions up", () => {
    expect(uniqueSlug("PAR 64", new Set(["par-64", "par-64-2"]))).toBe("par-64-3");
  });

  it("gives an address part for any name, never one that is taken", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (names) => {
        const taken = new Set<string>();
        for (const name of names) {
          const slug = uniqueSlug(name, taken);
          expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(slug.length).toBeLessThanOrEqual(80);
          expect(taken.has(slug)).toBe(false);
          taken.add(slug);
        }
      }),
    );
  });
});
