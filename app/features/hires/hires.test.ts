import { expect, it } from "vitest";
import { type HireView, toCustomersHire } from "./hires.ts";

it("keeps what only staff write from the holder of the link of a hire", () => {
  const own = { name: "Máire Ní Bhriain", total: 123_00 };
  const staff = { assigneeId: "staff-1", attention: "paid-twice", cancelReason: "Never pays" };
  const hire: Partial<Record<keyof HireView, unknown>> = { ...own, ...staff };
  expect(toCustomersHire(hire as unknown as HireView)).toEqual({
    ...own,
    assigneeId: null,
    attention: null,
    cancelReason: null,
  });
});
