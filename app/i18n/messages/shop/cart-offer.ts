import { msg } from "#app/i18n/message.ts";

export const offerTitle = msg("A list for your cart", "Liosta do do chiseán");
export const offerText = msg(
  "This link brings the following. Add it to what is in your cart?",
  "Tugann an nasc seo an méid seo a leanas. Ar mhaith leat é a chur leis an méid atá i do chiseán?",
);
export const offerAgain = msg(
  "You have added the list of this link before. Add it once more?",
  "Chuir tú liosta an naisc seo leis cheana. Ar mhaith leat é a chur leis uair amháin eile?",
);
export const offerAdd = msg("Add all to cart", "Cuir gach rud sa chiseán");
export const offerDecline = msg("No, thanks", "Ná cuir");
export const offerAdded = msg("The list is in your cart.", "Tá an liosta i do chiseán.");
export const offerNothing = msg(
  "Nothing of this link can be added.",
  "Ní féidir aon rud ón nasc seo a chur leis.",
);
export const offerLine = msg("{n} × {item}", "{n} × {item}");
export const offerMissing = msg(
  "{item}: not in the shop, or no longer for sale.",
  "{item}: níl sé sa siopa, nó níl sé ar díol a thuilleadh.",
);
export const offerUnread = msg(
  "{item}: the quantity is not a whole number from 1 on.",
  "{item}: ní slánuimhir ó 1 ar aghaidh í an chainníocht.",
);
export const offerSoldOut = msg("{item}: out of stock.", "{item}: as stoc.");
export const offerLowered = msg(
  "{item}: fewer are in stock than the link asks for, so we took what there is.",
  "{item}: tá níos lú i stoc ná mar a iarrann an nasc, mar sin thógamar a bhfuil ann.",
);
export const offerChoose = msg("{item}: choose an option first.", "{item}: roghnaigh rogha ar dtús.");
export const offerOnRequest = msg(
  "{item}: cannot be ordered here; ask us.",
  "{item}: ní féidir é a ordú anseo; fiafraigh dínn.",
);
export const offerCut = msg(
  "The link names more products than one link can; the rest was left out.",
  "Ainmníonn an nasc níos mó táirgí ná mar is féidir le nasc amháin; fágadh an chuid eile ar lár.",
);
