import { expect, it } from "vitest";
import { kindsFor, notificationHref } from "./notifications.ts";

it("tells each role of what it may open, and leads it there", () => {
  expect(kindsFor(["admin"])).toEqual([
    "order",
    "invoice-order",
    "enquiry",
    "mail",
    "shortage",
    "import",
    "webhook",
  ]);
  expect(kindsFor(["sales"])).toEqual(["order", "invoice-order", "enquiry", "shortage"]);
  expect(kindsFor(["store"])).toEqual(["order"]);
  expect(kindsFor(["editor"])).toEqual([]);
  const order = { kind: "order", subjectId: "7" } as const;
  expect(notificationHref(["store"], order)).toBe("/admin/packing/7");
  expect(notificationHref(["store", "sales"], order)).toBe("/admin/orders/7");
});
