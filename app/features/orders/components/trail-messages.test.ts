import { expect, it } from "vitest";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import { actionMessages } from "./trail-messages.ts";

/** Actions of the log that are about an order. */
const ABOUT_ORDERS =
  /^(order|refund|payment|dispute|invoice|credit-note|receipt|withdrawal)\.|^mail\.resent$/;

it("names every action that is about an order", () => {
  const actions = Object.keys(SENTENCES).filter((action) => ABOUT_ORDERS.test(action));
  expect(actions).toContain("order.paid");
  expect(actions.filter((action) => actionMessages(action) === null)).toEqual([]);
});
