import { expect, test } from "vitest";
import { cookieName, cookieValue } from "./cookie-name.ts";

test("only https gives a cookie the prefix, and a cookie of another name is not taken for it", () => {
  expect(cookieName("cart", "https://shop.example.ie")).toBe("__Host-cart");
  expect(cookieName("cart", "http://localhost:3000")).toBe("cart");
  const cookies = "xcart=1; cart=2;__Host-cart=3=4; cart=5";
  expect(cookieValue(cookies, "__Host-cart")).toBe("3=4");
  expect(cookieValue(cookies, "cart")).toBe("2");
  expect(cookieValue("notcart", "cart")).toBeNull();
  expect(cookieValue(null, "cart")).toBeNull();
});
