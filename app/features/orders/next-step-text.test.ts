import { expect, it } from "vitest";
import type { Mailed } from "#app/features/mail/mail-server.tsx";
import type { Message } from "#app/i18n/message.ts";
import { nextStepText } from "./next-step-text.ts";

const unmailed: Mailed = <P>(_sent: Message<P>, kept: Message<P> | Message) => kept as Message<P>;
const address = {
  line1: "5 Sráid Eyre",
  line2: "",
  town: "Gaillimh",
  county: "",
  postcode: "H91 X1Y2",
  country: "IE",
};

it("says where the order goes on: in a mail, on this page, or on the page of the order", () => {
  expect(nextStepText("en", { address })).toContain(
    "We will let you know when it is on its way to 5 Sráid Eyre",
  );
  expect(nextStepText("en", { address }, unmailed)).toMatch(/^Delivery takes .*\. This page says when/);
  expect(nextStepText("en", { address }, unmailed, "there")).toContain(
    "The page of your order says when it is on",
  );
  expect(nextStepText("ga", { address: null }, unmailed, "there")).toMatch(/^Deir leathanach d’ordaithe/);
});
