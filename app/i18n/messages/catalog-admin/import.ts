import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Import Products from CSV", "Iompórtáil táirgí ó CSV");
export const lead = msg(
  "Choose a WooCommerce product export. Products are created or updated row by row; a bad row is reported and never stops the others. The same file twice changes nothing.",
  "Roghnaigh easpórtáil táirgí ó WooCommerce. Cruthaítear nó nuashonraítear táirgí sraith ar shraith; tuairiscítear drochshraith agus ní stopann sí na cinn eile riamh. Ní athraíonn an comhad céanna faoi dhó aon rud.",
);
export const fileLabel = msg("WooCommerce product export (CSV)", "Easpórtáil táirgí WooCommerce (CSV)");
export const chooseFile = msg("Choose CSV File", "Roghnaigh comhad CSV");
export const importing = msg("Importing...", "Á iompórtáil…");
export const startImport = msg("Import", "Iompórtáil");
export const limits = msg(
  "A .csv file of up to 20 MB and 20,000 rows, as WooCommerce writes it.",
  "Comhad .csv suas le 20 MB agus 20,000 sraith, mar a scríobhann WooCommerce é.",
);
export const includeVat = msg(
  "Prices in the file include VAT",
  "Tá CBL san áireamh sna praghsanna sa chomhad",
);
export const includeVatHint = msg(
  "The file does not say. Without VAT, each product's own rate is added.",
  "Ní deir an comhad é. Gan CBL, cuirtear ráta an táirge féin leis.",
);
export const blankClears = msg(
  "Blank cells clear what the shop has",
  "Glanann cealla bána a bhfuil sa siopa",
);
export const blankClearsHint = msg(
  "Otherwise a blank cell leaves the product's value as it is.",
  "Seachas sin, fágann cill bhán luach an táirge mar atá.",
);
export const complete = msg("Import complete!", "Iompórtáil críochnaithe!");
export const products = plural(
  { one: "{n} product", other: "{n} products" },
  { one: "Táirge amháin", two: "{n} tháirge", few: "{n} tháirge", many: "{n} dtáirge", other: "{n} táirge" },
);
export const categories = plural(
  { one: "{n} category", other: "{n} categories" },
  {
    one: "catagóir amháin",
    two: "{n} chatagóir",
    few: "{n} chatagóir",
    many: "{n} gcatagóir",
    other: "{n} catagóir",
  },
);
export const summary = msg(
  "Imported {products}, {categories}. Skipped {skipped}.",
  "Iompórtáladh: {products}, {categories}. Fágadh ar lár: {skipped}.",
);
export const failed = msg("Import failed", "Theip ar an iompórtáil");
export const noFile = msg("Choose a file first.", "Roghnaigh comhad ar dtús.");
export const notCsvName = msg(
  "Only files whose name ends in .csv can be imported.",
  "Ní féidir ach comhaid a bhfuil .csv ag deireadh a n-ainm a iompórtáil.",
);
export const adminsAlone = msg(
  "Only admins import products.",
  "Is iad na riarthóirí amháin a iompórtálann táirgí.",
);
export const busy = msg(
  "Another import is running. Wait for it to finish, then try again.",
  "Tá iompórtáil eile ar siúl. Fan go mbeidh sí críochnaithe, agus bain triail eile as.",
);
export const report = msg("Report", "Tuairisc");
export const reportOf = msg("Report of {file}", "Tuairisc: {file}");
export const created = msg("Created", "Cruthaithe");
export const updated = msg("Changed", "Athraithe");
export const unchanged = msg("Unchanged", "Gan athrú");
export const skipped = msg("Skipped", "Fágtha ar lár");
export const rows = msg("Rows read", "Sraitheanna léite");
export const newCategories = msg("New categories", "Catagóirí nua");
export const pictures = msg("Pictures named", "Pictiúir luaite");
export const picturesMissing = msg("Not in the media library yet", "Gan a bheith sa leabharlann mheán fós");
export const dryRuns = msg("Uploaded, not imported", "Uaslódáilte, gan iompórtáil");
export const history = msg("Earlier imports", "Iompórtálacha roimhe seo");
export const file = msg("File", "Comhad");
export const when = msg("When", "Cathain");
export const state = msg("Status", "Stádas");
export const running = msg("Running", "Ar siúl");
export const finished = msg("Finished", "Críochnaithe");
export const interrupted = msg("Interrupted", "Briste");
export const interruptedHint = msg(
  "This import was cut off. What it wrote is whole; importing the same file again does the rest.",
  "Gearradh an iompórtáil seo. Tá a bhfuil scríofa aici slán; déanfaidh an comhad céanna arís an chuid eile.",
);
export const runningHint = msg(
  "This import is still running. Load the page again to see how far it is.",
  "Tá an iompórtáil seo ar siúl fós. Athlódáil an leathanach le feiceáil cá bhfuil sí.",
);
export const noImports = msg("Nothing has been imported yet.", "Níor iompórtáladh aon rud fós.");

export const directTitle = msg("Import at once", "Iompórtáil láithreach");
export const directLead = msg(
  "For a file that you know: an export that was imported before.",
  "Do chomhad atá ar eolas agat: easpórtáil a iompórtáladh cheana.",
);
export const exportTitle = msg("Take the catalogue out", "Tóg an chatalóg amach");
export const exportLead = msg(
  "All products with their variations as a WooCommerce file. Importing it again changes nothing, so it is also a good file to correct many products in a spreadsheet.",
  "Gach táirge lena leaganacha mar chomhad WooCommerce. Ní athraíonn a iompórtáil arís aon rud, mar sin is comhad maith é freisin chun go leor táirgí a cheartú i scarbhileog.",
);
export const exportFile = msg("All products as a CSV file", "Gach táirge mar chomhad CSV");
