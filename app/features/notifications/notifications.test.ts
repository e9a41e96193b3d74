import { expect, it } from "vitest";
import { kindsFor, notificationHref } from "./notifications.ts";

it("tells each role of what it may open, and leads it there", () => {
  const enquiries = ["new-enquiry", "enquiry"];
  const hires = ["quote-accepted", "quote-refused", "quote-declined", "quote-request", "hire-request"];
  expect(kindsFor(["admin"])).toEqual([
    "order",
    "invoice-order",
    "refund-to-transfer",
    ...enquiries,
    ...hires,
    "mail",
    "shortage",
    "import",
    "webhook",
  ]);
  expect(kindsFor(["sales"])).toEqual([
    "order",
    "invoice-order",
    "refund-to-transfer",
    ...enquiries,
    ...hires,
    "shortage",
  ]);
  expect(kindsFor(["store"])).toEqual(["order"]);
  expect(kindsFor(["editor"])).toEqual([]);
  const order = { kind: "order", subjectId: "7" } as const;
  expect(notificationHref(["store"], order)).toBe("/admin/packing/7");
  expect(notificationHref(["store", "sales"], order)).toBe("/admin/orders/7");
  const subject = { subjectId: "7" } as const;
  expect(notificationHref(["sales"], { kind: "quote-refused", ...subject })).toBe("/admin/hire/quotes/7");
  expect(notificationHref(["sales"], { kind: "hire-request", ...subject })).toBe("/admin/hire/hires/7");
});
