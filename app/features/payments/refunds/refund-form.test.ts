import { expect, it } from "vitest";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { MAX_STORED } from "#app/lib/money.ts";
import { parseRefundForm } from "./refund-form.ts";

it("reads a yes to any sum that can be stored", () => {
  const { confirmed } = parseRefundForm(new FormFields([["confirmed", String(MAX_STORED)]]));
  expect(confirmed).toBe(MAX_STORED);
});
