import { msg, plural } from "#app/i18n/message.ts";

export const navigation = msg("Back office", "Cúloifig");
export const desk = msg("Desk", "Deasc");
export const importProducts = msg("Import", "Iompórtáil");
export const orders = msg("Orders", "Orduithe");
export const enquiries = msg("Enquiries", "Fiosrúcháin");
export const mail = msg("Mail", "Post");
export const logOut = msg("Log out", "Logáil amach");

export const waiting = msg("Waiting for you", "Ag fanacht leat");
export const allClear = msg("Nothing is waiting for you.", "Níl dada ag fanacht leat.");
export const ordersToSend = plural(
  { one: "{n} paid order to send", other: "{n} paid orders to send" },
  {
    one: "Ordú íoctha amháin le seoladh",
    two: "{n} ordú íoctha le seoladh",
    few: "{n} ordú íoctha le seoladh",
    many: "{n} n-ordú íoctha le seoladh",
    other: "{n} ordú íoctha le seoladh",
  },
);
export const openEnquiries = plural(
  { one: "{n} open enquiry", other: "{n} open enquiries" },
  {
    one: "Fiosrúchán oscailte amháin",
    two: "{n} fhiosrúchán oscailte",
    few: "{n} fhiosrúchán oscailte",
    many: "{n} bhfiosrúchán oscailte",
    other: "{n} fiosrúchán oscailte",
  },
);
export const unsentMails = plural(
  { one: "{n} mail not sent", other: "{n} mails not sent" },
  {
    one: "Ríomhphost amháin gan seoladh",
    two: "{n} ríomhphost gan seoladh",
    few: "{n} ríomhphost gan seoladh",
    many: "{n} ríomhphost gan seoladh",
    other: "{n} ríomhphost gan seoladh",
  },
);
export const keptMails = plural(
  { one: "{n} mail kept here", other: "{n} mails kept here" },
  {
    one: "Ríomhphost amháin coinnithe anseo",
    two: "{n} ríomhphost coinnithe anseo",
    few: "{n} ríomhphost coinnithe anseo",
    many: "{n} ríomhphost coinnithe anseo",
    other: "{n} ríomhphost coinnithe anseo",
  },
);
export const noMailServer = msg(
  "No mail server is set up, so mails are kept and read here.",
  "Níl aon fhreastalaí ríomhphoist socraithe, mar sin coinnítear agus léitear ríomhphoist anseo.",
);
export const publishedProducts = plural(
  { one: "{n} product in the shop", other: "{n} products in the shop" },
  {
    one: "Táirge amháin sa siopa",
    two: "{n} tháirge sa siopa",
    few: "{n} tháirge sa siopa",
    many: "{n} dtáirge sa siopa",
    other: "{n} táirge sa siopa",
  },
);
export const accounts = plural(
  { one: "{n} confirmed account", other: "{n} confirmed accounts" },
  {
    one: "Cuntas deimhnithe amháin",
    two: "{n} chuntas deimhnithe",
    few: "{n} chuntas deimhnithe",
    many: "{n} gcuntas deimhnithe",
    other: "{n} cuntas deimhnithe",
  },
);
export const importCard = msg("Import products from CSV", "Iompórtáil táirgí ó CSV");
export const importCardText = msg(
  "Bring the products of the old shop over: choose its WooCommerce export and read the report.",
  "Tabhair táirgí an tseansiopa anall: roghnaigh a easpórtáil WooCommerce agus léigh an tuairisc.",
);
export const keys = msg("Letter keys", "Litreacha mar eochracha");
export const keyNext = msg("Next in the list", "An chéad cheann eile sa liosta");
export const keyPrevious = msg("Previous in the list", "An ceann roimhe sa liosta");
export const keyOpen = msg("Open it", "Oscail é");
export const keySearch = msg("Search", "Cuardaigh");
export const keyHelp = msg("Show these keys", "Taispeáin na heochracha seo");
