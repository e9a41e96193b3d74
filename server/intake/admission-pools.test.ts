import { expect, test } from "vitest";
import { createAdmissionPools } from "./admission-pools.ts";

test("pages, writes, forms with files and payment events have slots of their own", () => {
  const pools = createAdmissionPools();
  const of = {
    page: pools.for("GET", "/contact"),
    write: pools.for("POST", "/contact"),
    upload: pools.for("POST", "/ga/equipment-servicing.data"),
    event: pools.for("POST", "/api/webhooks/stripe"),
  };
  expect(new Set(Object.values(of)).size).toBe(4);
  expect(pools.for("HEAD", "/api/webhooks/stripe")).toBe(of.page);
  expect(pools.for("DELETE", "/api/cart-items")).toBe(of.write);
  expect(pools.for("POST", "/shop/request")).toBe(of.upload);
});
