import { describe, expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { parseSetup } from "./parse-setup.ts";

const parse = (...columns: readonly (readonly [column: string, field: string])[]) =>
  parseSetup(
    new FormFields([
      ["blank", "clear"],
      ...columns.map(([column, field]) => [`column:${column}`, field] as const),
    ]),
  );

describe("what the columns of a file mean", () => {
  it("is taken as it was chosen; several columns may be left out", () => {
    expect(
      parse(["art. no.", "sku"], ["title", "name"], ["colour", "ignore"], ["size", "odd"]),
    ).toMatchObject({
      ok: true,
      value: {
        blank: "clear",
        columns: { "art. no.": "sku", title: "name", colour: "ignore", size: "ignore" },
      },
    });
  });

  it("is refused at every further column of the same meaning, with all the answers", () => {
    expect(
      parse(["art. no.", "name"], ["title", "name"], ["price", "regularPrice"], ["text", "name"]),
    ).toEqual({
      ok: false,
      error: {
        kind: "same-meaning",
        faults: [
          { column: "title", field: "name" },
          { column: "text", field: "name" },
        ],
        setup: {
          pricesIncludeVat: true,
          blank: "clear",
          makerless: "publish",
          columns: { "art. no.": "name", title: "name", price: "regularPrice", text: "name" },
        },
      },
    });
  });
});
