import { expect, it } from "vitest";
import { mailedFlash } from "./mailed-flash.server.ts";

it.each([
  ["draft-order-link-sent", "draft-order-link-not-sent"],
  ["enquiry-replied", "enquiry-reply-not-sent"],
  ["hire-order-mailed", "hire-order-not-mailed"],
  ["quote-sent", "quote-not-mailed"],
  ["user-invited", "user-invitation-not-sent"],
] as const)("%s is %s without a mail server", (sent, kept) => {
  expect(mailedFlash({ smtpUrl: "smtp://mail.example" }, sent)).toBe(sent);
  expect(mailedFlash({ smtpUrl: undefined }, sent)).toBe(kept);
});
