import { expect, test } from "vitest";
import { z } from "zod";
import { faultsOf } from "./form-faults.ts";

const schema = z.object({
  name: z
    .string()
    .min(2, "too-short")
    .regex(/^[A-Z]/, "no-capital"),
  note: z.string().max(3, "too-long"),
});

test("the first broken rule of each field, in the order of the schema", () => {
  const { error } = schema.safeParse({ name: "x", note: "more" });
  expect(faultsOf<"name" | "note", "too-short" | "no-capital" | "too-long">(error)).toEqual([
    { field: "name", kind: "too-short" },
    { field: "note", kind: "too-long", max: 3 },
  ]);
});

test("none without an error", () => {
  expect(faultsOf(schema.safeParse({ name: "Ann", note: "" }).error)).toEqual([]);
});
