import { msg } from "#app/i18n/message.ts";

export const title = msg("Your data", "Do chuid sonraí");
export const text = msg(
  "Everything we keep about your account, as one file that other programs can read. It holds:",
  "Gach a gcoinnímid faoi do chuntas, i gcomhad amháin is féidir le cláir eile a léamh. Tá an méid seo ann:",
);
export const download = msg("Download as JSON", "Íoslódáil mar JSON");

// Parts of the file
export const account = msg(
  "your details, language and addresses, and your roles",
  "do shonraí, do theanga agus do sheoltaí, agus do chuid ról",
);
export const logins = msg(
  "when the password and the login code were set, where you are logged in, and the links that were mailed to you",
  "cathain a socraíodh an pasfhocal agus an cód logála isteach, cá bhfuil tú logáilte isteach, agus na naisc a seoladh chugat",
);
export const carts = msg(
  "cart, saved items and hire basket, and the carts of other devices that were added to yours",
  "an ciseán, na nithe a sábháladh agus an ciseán cíosa, agus ciseáin ó ghléasanna eile a cuireadh le do cheann féin",
);
export const orders = msg(
  "orders with their goods, checkouts, parcels and payments, and orders that we prepared for you",
  "orduithe lena n-earraí, a seiceálacha amach, a mbeartanna agus a n-íocaíochtaí, agus orduithe a d’ullmhaíomar duit",
);
export const money = msg(
  "invoices, refunds and statements of withdrawal",
  "sonraisc, aisíocaíochtaí agus ráitis tarraingthe siar",
);
export const quotes = msg(
  "quotes with every version, and how you accepted them: name, time, network address and browser",
  "luachana le gach leagan díobh, agus conas a ghlac tú leo: ainm, am, seoladh líonra agus brabhsálaí",
);
export const hires = msg(
  "hires with what was hired, signed notes and what you asked for, and your calendar addresses",
  "orduithe cíosa leis na hearraí a fuarthas ar cíos, nótaí sínithe agus ar iarr tú, agus seoltaí d’fhéilire",
);
export const enquiries = msg(
  "enquiries with our answers, our notes and the names of your files",
  "fiosrúcháin lenár bhfreagraí, ár nótaí agus ainmneacha do chomhad",
);
export const customer = msg(
  "what our staff noted about you as a customer, with your price list and their comments on your orders, hires and quotes",
  "ar nótáil ár bhfoireann fút mar chustaiméir, le do liosta praghsanna agus a dtráchtanna ar d’orduithe, d’orduithe cíosa agus do luachana",
);
export const mails = msg(
  "mails to you and about you: when, to whom and with which subject",
  "ríomhphoist chugat agus fút: cathain, cé chuige agus cén t-ábhar",
);
export const history = msg("what was changed in your account", "na hathruithe a rinneadh ar do chuntas");
export const work = msg(
  "if you work with us: your views, your notifications and what you worked on",
  "má oibríonn tú linn: d’amhairc, d’fhógraí agus an méid ar oibrigh tú air",
);
