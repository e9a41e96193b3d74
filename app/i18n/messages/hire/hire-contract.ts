import { msg } from "#app/i18n/message.ts";

// What the mail of an accepted hire carries of the contract (Consumer Rights Act 2022, Part 5)
export const title = msg("What you agreed", "An méid ar aontaigh tú leis");
export const accepted = msg("Accepted", "Glactha");
export const poNumber = msg("Your order or PO number", "D’uimhir ordaithe, PO");
export const rightsText = msg(
  "As a consumer you may withdraw from this contract without giving a reason, until {time}. The 14 days run from {date}. The right ends with the beginning of the hire where that is earlier. To use this right, use “Withdraw from contract here” on the page of your hire, to which the link below leads, or tell us in a clear statement, for example by answering this mail or with the model form below. It is enough to send it before that time.",
  "Mar thomhaltóir is féidir leat tarraingt siar ón gconradh seo gan aon chúis a thabhairt. Spriocam: {time}. Tús na 14 lá: {date}. Tagann deireadh leis an gceart le tús an chíosa más luaithe é. Chun an ceart seo a úsáid, úsáid “Tarraing siar ón gconradh anseo” ar leathanach d’ordaithe chíosa, a bhfuil nasc chuige thíos, nó inis dúinn é i ráiteas soiléir, mar shampla trí fhreagra a thabhairt ar an ríomhphost seo nó leis an bhfoirm shamplach thíos. Is leor é a sheoladh roimh an am sin.",
);
/** Of a further version that is accepted after those days. */
export const rightsOver = msg(
  "The 14 days for what you agreed before are over.",
  "Tá na 14 lá don mhéid ar aontaigh tú leis roimhe seo thart.",
);
export const rightsAdded = msg(
  "A new period of 14 days begins for what this version adds; it ends earlier if the hire begins earlier. You may withdraw from what it adds without giving a reason, until {time}. To do so, tell us in a clear statement, for example by answering this mail or with the model form below.",
  "Tosaíonn 14 lá nua don mhéid a chuireann an leagan seo leis; críochnaíonn siad níos luaithe má thosaíonn an cíos níos luaithe. Is féidir leat tarraingt siar ón méid sin gan aon chúis a thabhairt. Spriocam: {time}. Chuige sin, inis dúinn é i ráiteas soiléir, mar shampla trí fhreagra a thabhairt ar an ríomhphost seo nó leis an bhfoirm shamplach thíos.",
);
export const rightsRefundAdded = msg(
  "We then pay back what you paid for it, within 14 days of hearing from you and by the same means of payment. You pay no cancellation charge for it.",
  "Aisíocfaimid ansin ar íoc tú air, laistigh de 14 lá ón uair a chloisimid uait agus leis an modh íocaíochta céanna. Ní íocann tú aon táille cealaithe air.",
);
export const beganEarly = msg(
  "You asked us to begin before the 14 days are over, and you know that the right to withdraw ends when the hire begins.",
  "D’iarr tú orainn tosú sula mbíonn na 14 lá thart, agus tuigeann tú go dtagann deireadh leis an gceart tarraingthe siar nuair a thosaíonn an cíos.",
);
export const rightsRefund = msg(
  "We then pay back everything you paid, within 14 days of hearing from you and by the same means of payment. The cancellation charges do not apply.",
  "Aisíocfaimid ansin gach ar íoc tú, laistigh de 14 lá ón uair a chloisimid uait agus leis an modh íocaíochta céanna. Ní ghearrtar na táillí cealaithe ort.",
);
/** Directive 2011/83/EU, Annex I (B). */
export const rightsForm = msg(
  "Model withdrawal form (only if you wish to withdraw): To {to}. I hereby give notice that I withdraw from my contract for the provision of the following service: hire {number}. Ordered on: {date}. Name, address, date (and signature on paper).",
  "Foirm shamplach tarraingthe siar (más mian leat tarraingt siar, agus ansin amháin): Chuig {to}. Tugaim fógra leis seo go dtarraingím siar ó mo chonradh chun an tseirbhís seo a leanas a sholáthar: ordú cíosa {number}. Ordaithe ar: {date}. Ainm, seoladh, dáta (agus síniú ar pháipéar).",
);
