import { msg, plural } from "#app/i18n/message.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";

export const ledger = msg("Ledger", "Mórleabhar");
export const ledgerText = plural(
  { one: "{n} piece is owned.", other: "{n} pieces are owned." },
  {
    one: "Tá píosa amháin againn.",
    two: "Tá {n} phíosa againn.",
    few: "Tá {n} phíosa againn.",
    many: "Tá {n} bpíosa againn.",
    other: "Tá {n} píosa againn.",
  },
);
export const when = msg("Time", "Am");
export const delta = msg("Change", "Athrú");
export const reason = msg("Reason", "Cúis");
export const who = msg("Who", "Cé");
export const note = msg("Note", "Nóta");
export const unit = msg("Unit", "Aonad");
export const reasons = {
  count: msg("Counted", "Comhairthe"),
  purchase: msg("Bought", "Ceannaithe"),
  "from-sale-stock": msg("From the sale stock", "Ón stoc díola"),
  "to-sale-stock": msg("To the sale stock", "Chuig an stoc díola"),
  sold: msg("Sold", "Díolta"),
  scrapped: msg("Scrapped", "Scrapáilte"),
  "written-off": msg("Written off", "Díscríofa"),
  import: msg("Import", "Iompórtáil"),
  correction: msg("Correction", "Ceartúchán"),
  undo: msg("Undone", "Cealaithe"),
} as const;
export const by = msg("Pieces more (+) or fewer (−)", "Píosaí sa bhreis (+) nó níos lú (−)");
export const change = msg("Change", "Athraigh");
export const countChanged = msg("The count was changed.", "Athraíodh an comhaireamh.");
export const shortOpened = msg(
  "Done. Hires were promised these pieces, and now have a shortage.",
  "Déanta. Bhí na píosaí seo geallta d’orduithe cíosa, agus tá ganntanas acu anois.",
);
export const saleStock = msg("Sale stock", "Stoc díola");
export const saleStockText = msg(
  "{product}: {n} in the sale stock. A move has a line in both ledgers.",
  "{product}: {n} sa stoc díola. Bíonn líne sa dá mhórleabhar ag gach aistriú.",
);
export const saleStockNotCounted = msg(
  "{product}: the shop does not count its stock, so nothing can be moved.",
  "{product}: ní chomhaireann an siopa a stoc, mar sin ní féidir aon rud a aistriú.",
);
export const pieces = msg("Pieces", "Píosaí");
export const direction = msg("Direction", "Treo");
export const toFleet = msg("Sale stock → fleet", "Stoc díola → flít");
export const toSale = msg("Fleet → sale stock", "Flít → stoc díola");
export const unitNumber = msg("Number of the unit", "Uimhir an aonaid");
export const move = msg("Move", "Aistrigh");
export const moved = msg("The pieces were moved.", "Aistríodh na píosaí.");
export const refusals = {
  "too-long": textTooLong,
  "not-found": msg("The item is no longer there.", "Níl an mhír ann a thuilleadh."),
  number: msg("Enter a whole number other than 0.", "Cuir isteach slánuimhir seachas 0."),
  "below-zero": msg("There are not so many.", "Níl an oiread sin ann."),
  "all-out": msg(
    "More than would be left is out or blocked now.",
    "Tá níos mó ná an méid a bheadh fágtha amuigh nó blocáilte anois.",
  ),
  conflict: msg(
    "It was changed meanwhile. Look at it again.",
    "Athraíodh é idir an dá linn. Féach air arís.",
  ),
  "too-many": msg(
    "That is more than one step may add.",
    "Tá sé sin níos mó ná mar is féidir a chur leis in éineacht.",
  ),
  "bad-quantity": msg(
    "Enter a whole number of pieces, at most as many as are listed.",
    "Cuir isteach slánuimhir píosaí, gan dul thar an líon atá liostaithe.",
  ),
  "not-bulk": msg("Only bulk items are counted here.", "Ní chomhairtear anseo ach míreanna mórchóir."),
  "no-product": msg("The item is not linked with a product.", "Níl an mhír nasctha le táirge."),
  "not-counted": msg("The shop does not count this product.", "Ní chomhaireann an siopa an táirge seo."),
  "not-in-stock": msg("There are not so many in the sale stock.", "Níl an oiread sin sa stoc díola."),
  promised: msg("These pieces are promised to hires.", "Tá na píosaí seo geallta d’orduithe cíosa."),
  kit: msg("A kit owns nothing: move its parts.", "Níl píosaí ag foireann: aistrigh a páirteanna."),
  "unit-needed": msg("Say which unit goes on sale.", "Abair cén t-aonad a chuirtear ar díol."),
  "unknown-unit": msg(
    "No unit in service of this item has that number.",
    "Níl an uimhir sin ag aonad i seirbhís den mhír seo.",
  ),
  "unit-is-out": msg("The unit is out with a customer.", "Tá an t-aonad amuigh le custaiméir."),
  "already-blocked": msg("The unit is off the shelf already.", "Tá an t-aonad bainte den tseilf cheana."),
  "not-allowed": msg("The unit cannot take this step.", "Ní féidir an chéim seo a dhéanamh leis an aonad."),
  "until-past": msg("The end must be in the future.", "Ní mór don deireadh a bheith sa todhchaí."),
  "until-shape": msg(
    "Enter a date and a time for the end that the clocks neither skip nor repeat.",
    "Cuir isteach dáta agus am don deireadh nach léimeann agus nach n-athdhéanann na cloig.",
  ),
  "not-serialised": msg("Only serialised items have units.", "Níl aonaid ach ag míreanna uimhrithe."),
  used: msg(
    "It is on a quote, or was hired or blocked before, and stays. Hide it from the public pages instead.",
    "Tá sé ar luachan, nó bhí sé ar cíos nó blocáilte roimhe seo, agus fanann sé. Cuir i bhfolach ó na leathanaigh phoiblí é ina ionad sin.",
  ),
  inspected: msg(
    "Inspections of its units are on record, and the law requires that they are kept. Hide it from the public pages instead.",
    "Tá cigireachtaí ar a aonaid ar taifead, agus éilíonn an dlí iad a choinneáil. Cuir i bhfolach ó na leathanaigh phoiblí é ina ionad sin.",
  ),
  "part-of-kit": msg(
    "It is a part of a kit. Take it out of the kit first.",
    "Is páirt d’fhoireann é. Bain as an bhfoireann ar dtús é.",
  ),
  none: msg(
    "Enter how many units, or their serials.",
    "Cuir isteach líon na n-aonad, nó a sraithuimhreacha.",
  ),
  "serial-too-long": msg(
    "This serial is longer than 80 characters: {serial}",
    "Tá an tsraithuimhir seo níos faide ná 80 carachtar: {serial}",
  ),
  "serial-taken": msg("Another unit has the serial {serial}.", "Tá an tsraithuimhir {serial} ag aonad eile."),
} as const;
