import { msg } from "#app/i18n/message.ts";

export const hire = msg("Hire", "Cíos");
export const title = msg("Your quotes and hires", "Do luachana agus d’orduithe cíosa");
export const none = msg("You have no quotes or hires yet", "Níl aon luachan ná ordú cíosa agat go fóill");
export const noneText = msg(
  "What we offer you, and what you hire, appears here with its status and its documents.",
  "Feicfear anseo a dtairgimid duit agus a dtógann tú ar cíos, mar aon lena stádas agus a dhoiciméid.",
);
export const quotes = msg("Quotes", "Luachana");
export const hires = msg("Hires", "Orduithe cíosa");
export const transferUntil = msg(
  "waiting for your bank transfer, until {time}",
  "ag fanacht le d’aistriú bainc, go dtí {time}",
);
export const version = msg("Version {version}", "Leagan {version}");
export const until = msg("valid until {time}", "bailí go dtí {time}");
export const pdf = msg("Quote {number} as PDF", "Luachan {number} mar PDF");
export const hireAgain = msg("Hire again", "Faigh ar cíos arís");
/** The last line of what is asked for again, where it has no room for all of it. */
export const askedMore = msg("And {n} more of the earlier list.", "Agus {n} eile ón liosta roimhe seo.");
export const hireAgainNumber = msg(
  "Hire again: the items of {number}",
  "Faigh ar cíos arís: earraí {number}",
);
export const open = msg("Open", "Oscailte");
export const accepted = msg("Accepted", "Glactha");
export const declined = msg("Declined", "Diúltaithe");
export const expired = msg("Expired", "As feidhm");
export const withdrawn = msg("Withdrawn", "Tarraingthe siar");
export const draft = msg("In preparation", "Á ullmhú");

export const calendar = msg("Your hires in your calendar", "D’orduithe cíosa i d’fhéilire");
export const calendarText = msg(
  "A private address that your calendar program reads. Anybody who has it sees your hires; you can end it here.",
  "Seoladh príobháideach a léann d’fhéilire. Feicfidh aon duine a bhfuil sé aige d’orduithe cíosa; is féidir leat deireadh a chur leis anseo.",
);
export const calendarName = msg("A name for it, such as your phone", "Ainm air, mar shampla d’fhón");
export const calendarMake = msg("Make an address", "Déan seoladh");
export const calendarMade = msg(
  "This address is shown once. Copy it into your calendar:",
  "Taispeántar an seoladh seo uair amháin. Cóipeáil isteach i d’fhéilire é:",
);
export const calendarFull = msg(
  "You have ten addresses already. End one first.",
  "Tá deich seoladh agat cheana. Cuir deireadh le ceann acu ar dtús.",
);
export const calendarNameless = msg("Type a name for it.", "Clóscríobh ainm air.");
export const calendarEnd = msg("End {name}", "Cuir deireadh leis: {name}");
