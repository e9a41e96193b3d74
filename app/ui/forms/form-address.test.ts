import { expect, test } from "vitest";
import { formAddress, isPosted } from "./form-address.ts";

const PAGE = "https://shop.example/ga/admin/products?sort=sku";
const formWith = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

test("a form is sent to its attribute, or to its page", () => {
  expect(formAddress(formWith({ action: "/ga/auth/sign-out" }), PAGE).pathname).toBe("/ga/auth/sign-out");
  expect(formAddress(formWith({ action: "?index" }), PAGE).pathname).toBe("/ga/admin/products");
  expect(formAddress(formWith({}), PAGE).href).toBe(PAGE);
  expect(formAddress(formWith({ action: "" }), PAGE).href).toBe(PAGE);
});

test("the method is read off the attribute", () => {
  expect(isPosted(formWith({ method: "POST" }))).toBe(true);
  expect(isPosted(formWith({ method: "get" }))).toBe(false);
  expect(isPosted(formWith({}))).toBe(false);
});
