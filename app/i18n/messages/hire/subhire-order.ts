import { msg } from "#app/i18n/message.ts";

export const subject = msg("Order: {what}, our reference {number}", "Ordú: {what}, ár dtagairt {number}");
export const greeting = msg("Dear {name},", "Dia duit, {name}.");
export const text = msg(
  "We order the following equipment for hire, as agreed:",
  "Ordaímid an trealamh seo a leanas ar cíos, mar a aontaíodh:",
);
export const equipment = msg("Equipment", "Trealamh");
export const from = msg("With us by", "Againn faoi");
export const to = msg("Back with you by", "Ar ais agatsa faoi");
export const agreed = msg("Agreed price, net of VAT", "Praghas aontaithe, glan ó CBL");
export const ourReference = msg("Our reference", "Ár dtagairt");
export const yourReference = msg("Your reference", "Do thagairt");
export const closing = msg(
  "Please confirm by replying to this mail, and name our reference on the delivery note and the invoice.",
  "Deimhnigh é seo trí fhreagra ar an ríomhphost seo, agus luaigh ár dtagairt ar an nóta seachadta agus ar an sonrasc.",
);

export const cancelSubject = msg(
  "Cancelled: {what}, our reference {number}",
  "Ar ceal: {what}, ár dtagairt {number}",
);
export const cancelText = msg(
  "We no longer need the following equipment. Please cancel our order:",
  "Níl an trealamh seo a leanas ag teastáil uainn a thuilleadh. Cuir ár n-ordú ar ceal, le do thoil:",
);
export const cancelClosing = msg(
  "Please confirm the cancellation by replying to this mail.",
  "Deimhnigh an cealú trí fhreagra ar an ríomhphost seo.",
);
