import { describe, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { isPaymentPage, paymentOrigins } from "./payment-pages.server.ts";

const shop = (env: Record<string, string> = {}) =>
  readConfig({ ORIGIN: "https://shop.example", STRIPE_SECRET_KEY: "sk_test_1", ...env });

describe("S21: the page that a payment leads to", () => {
  it("is one of Stripe's or our own", () => {
    expect(isPaymentPage("https://checkout.stripe.com/c/pay/cs_test_1#x", shop())).toBe(true);
    expect(isPaymentPage("https://shop.example/shop/success?order=1", shop())).toBe(true);
  });

  it.each([
    "https://evil.example/c/pay",
    "https://checkout.stripe.com.evil.example/",
    "https://checkout.stripe.com@evil.example/",
    "https://me@checkout.stripe.com/",
    "http://checkout.stripe.com/",
    "https://checkout.stripe.com:8443/",
    "http://127.0.0.1:4000/c/pay",
    "javascript:alert(1)",
    "//checkout.stripe.com/",
    "",
  ])("is never %s", (url) => {
    expect(isPaymentPage(url, shop())).toBe(false);
  });

  it("is a stand-in's on any port of its host, and the policy says so too", () => {
    const config = shop({ STRIPE_API_BASE: "http://127.0.0.1:4000" });
    expect(isPaymentPage("http://127.0.0.1:4001/c/pay", config)).toBe(true);
    expect(isPaymentPage("http://127.0.0.2:4001/c/pay", config)).toBe(false);
    expect(paymentOrigins(config)).toContain("http://127.0.0.1:*");
    expect(paymentOrigins(readConfig({}))).toEqual([]);
  });
});
