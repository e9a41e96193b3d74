import { msg } from "#app/i18n/message.ts";

export const title = msg("Delete your account", "Scrios do chuntas");
export const text = msg(
  "Your account, cart, hire basket, enquiries, mails and the quotes that you have not accepted are deleted at once, on every device, and cannot be brought back. Orders, hires, invoices and statements of withdrawal are kept for the years the law asks for, no longer linked to an account.",
  "Scriostar do chuntas, do chiseán, do chiseán cíosa, d’fhiosrúcháin, do ríomhphoist agus na luachana nár ghlac tú leo láithreach, ar gach gléas, agus ní féidir iad a thabhairt ar ais. Coinnítear orduithe, orduithe cíosa, sonraisc agus ráitis tarraingthe siar ar feadh na mblianta a éilíonn an dlí, gan iad a bheith nasctha le cuntas a thuilleadh.",
);
export const goesOn = msg("This goes on", "Leanann an méid seo ar aghaidh");
export const goesOnText = msg(
  "Deleting the account cancels none of it, and your name and address stay with it. Keep the links: without the account only they, and those in our mails, open these pages.",
  "Ní chealaíonn scriosadh an chuntais aon chuid de, agus fanann d’ainm agus do sheoladh leis. Coinnigh na naisc: gan an cuntas ní osclaítear na leathanaigh seo ach leo féin agus leis na naisc inár ríomhphoist.",
);
export const ends = msg(
  "This ends with the account",
  "Cuirtear deireadh leis an méid seo in éineacht leis an gcuntas",
);
export const order = msg("Order {number}", "Ordú {number}");
export const unpaidOrder = msg("Order {number}, not paid yet", "Ordú {number}, nach bhfuil íoctha go fóill");
export const hire = msg("Hire {number}: {from} to {to}", "Ordú cíosa {number}: {from} go dtí {to}");
export const quote = msg("Quote {number}", "Luachan {number}");
export const button = msg("Delete my account for good", "Scrios mo chuntas go deo");
export const deleting = msg("Deleting...", "Á scriosadh…");
