import { describe, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { isPaymentPage, paymentOrigins, paymentRedirect } from "./payment-redirect.server.ts";

const shop = (env: Record<string, string> = {}) =>
  readConfig({ ORIGIN: "https://shop.example", STRIPE_SECRET_KEY: "sk_test_1", ...env });

describe("S21: the redirect to the payment", () => {
  it("is a 303 to Stripe's pages or our own", () => {
    const answer = paymentRedirect("https://checkout.stripe.com/c/pay/cs_test_1#x", shop());
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "https://checkout.stripe.com/c/pay/cs_test_1#x",
    ]);
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
  ])("never leads to %s", (url) => {
    expect(() => paymentRedirect(url, shop())).toThrow();
  });

  it("leads to a stand-in on any port of its host, and the policy says so too", () => {
    const config = shop({ STRIPE_API_BASE: "http://127.0.0.1:4000" });
    expect(isPaymentPage("http://127.0.0.1:4001/c/pay", config)).toBe(true);
    expect(isPaymentPage("http://127.0.0.2:4001/c/pay", config)).toBe(false);
    expect(paymentOrigins(config)).toContain("http://127.0.0.1:*");
    expect(paymentOrigins(readConfig({}))).toEqual([]);
  });
});
