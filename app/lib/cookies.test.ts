import { expect, test } from "vitest";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

test("only https gives a cookie the prefix, and a cookie of another name is not taken for it", () => {
  expect(cookieName("cart", "https://shop.example.ie")).toBe("__Host-cart");
  expect(cookieName("cart", "http://localhost:3000")).toBe("cart");
  const cookies = "xcart=1; cart=2;__Host-cart=3=4; cart=5";
  expect(cookieValue(cookies, "__Host-cart")).toBe("3=4");
  expect(cookieValue(cookies, "cart")).toBe("2");
  expect(cookieValue("notcart", "cart")).toBeNull();
  expect(cookieValue(null, "cart")).toBeNull();
});

test("a cookie is for this site alone, and encrypted where the site is", () => {
  expect(setCookie("cart", "k", 60, "http://localhost:3000")).toBe(
    "cart=k; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
  );
  expect(setCookie("__Host-cart", "", 0, "https://site.example")).toBe(
    "__Host-cart=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
  );
});
