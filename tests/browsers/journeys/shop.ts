import { expect } from "vitest";
import type { Journey } from "../suite.ts";

const buy: Journey = {
  title: "a product is found, put in the cart, ordered and paid in the sandbox",
  go: async (visitor) => {
    await visitor.goto("/shop/browse");
    await visitor.fill("#main input[name=search]", "moving head spot");
    await visitor.press("Enter");
    await visitor.waitForPath(/search=moving/);
    await visitor.click({ css: "#main article button", text: "Add to Cart" });
    await visitor.see({ css: ".toast", text: "Added to cart!" });
    await visitor.goto("/shop/cart");
    const faults = await visitor.inOpenedTab(
      () => visitor.click({ css: "button", text: "Proceed to Checkout" }),
      async () => {
        await visitor.waitForPath(/^\/shop\/checkout\//);
        await visitor.fill("[name=name]", "Test Buyer");
        await visitor.fill("[name=email]", `buyer-${visitor.place}@example.ie`);
        await visitor.fill("[name=phone]", "091 000 000");
        await visitor.click({ css: "label", text: "Collect" });
        await visitor.fill("[name=billLine1]", "1 Shop Street");
        await visitor.fill("[name=billTown]", "Galway");
        await visitor.click("[name=terms]");
        await visitor.click({ css: "button", text: "Order with obligation to pay" });
        await visitor.waitForPath(/^\/shop\/pay\//);
        await visitor.see({ css: "main", text: "no money moves" });
        await visitor.click({ css: "main button", text: "Pay" });
        await visitor.waitForPath(/^\/shop\/success/);
        await visitor.see({ css: "h1", text: "Order Successful!" });
      },
    );
    expect(faults).toEqual([]);
  },
};

export const SHOP: readonly Journey[] = [buy];
