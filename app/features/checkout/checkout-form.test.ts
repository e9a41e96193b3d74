import { expect, it } from "vitest";
import { parseCheckoutForm } from "./schema.ts";

it("names every fault of an empty form at once", () => {
  expect(parseCheckoutForm({}, [])).toEqual({
    ok: false,
    error: {
      name: "nameRequired",
      email: "emailInvalid",
      phone: "phoneRequired",
      terms: "termsRequired",
      delivery: "deliveryRequired",
    },
  });
});

it("names a phone number that cannot be called", () => {
  const phoneFault = (phone: string) => {
    const parsed = parseCheckoutForm({ phone }, []);
    return parsed.ok ? null : parsed.error.phone;
  };
  expect(["abc", "12345", "091 555 010", "+353 (0)91 555010"].map(phoneFault)).toEqual([
    "phoneInvalid",
    "phoneInvalid",
    undefined,
    undefined,
  ]);
});
