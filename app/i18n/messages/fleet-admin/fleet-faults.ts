import { msg } from "#app/i18n/message.ts";

/** What is wrong with a file, a row of it or a field. */
export const FAULTS = {
  empty: msg("The file has no rows.", "Níl rónna ar bith sa chomhad."),
  encoding: msg(
    "The file is not UTF-8 text. Save it as CSV UTF-8.",
    "Ní téacs UTF-8 é an comhad. Sábháil mar CSV UTF-8 é.",
  ),
  "too-large": msg("The file is larger than 2 MB.", "Tá an comhad níos mó ná 2 MB."),
  "too-many-rows": msg("The file has more than {value} rows.", "Tá níos mó ná {value} ró sa chomhad."),
  unreadable: msg(
    "This is not a CSV file: a quote is not closed.",
    "Ní comhad CSV é seo: níl comhartha athfhriotail dúnta.",
  ),
  "columns-missing": msg("Columns are missing: {value}.", "Tá colúin ar iarraidh: {value}."),
  "column-unknown": msg(
    "No such column, or twice: {value}.",
    "Níl a leithéid de cholún ann, nó tá sé ann faoi dhó: {value}.",
  ),
  cells: msg("The row has more cells than the head.", "Tá níos mó cealla sa ró ná sa cheannteideal."),
  required: msg("This is required.", "Tá sé seo riachtanach."),
  "too-long": msg("Write at most {value} characters.", "Scríobh {value} carachtar ar a mhéad."),
  aliases: msg(
    "At most 30 names of at most 60 characters.",
    "30 ainm ar a mhéad, 60 carachtar ar a mhéad i ngach ceann.",
  ),
  code: msg(
    "A code has letters, digits and . + / _ - only, without blanks.",
    "Níl i gcód ach litreacha, digití agus . + / _ -, gan spásanna.",
  ),
  "duplicate-code": msg("Another item has the code “{value}”.", "Tá an cód “{value}” ag mír eile."),
  money: msg("“{value}” is not an amount such as 45.00.", "Ní méid mar 45.00 é “{value}”."),
  whole: msg("“{value}” is not a whole number that fits.", "Ní slánuimhir oiriúnach é “{value}”."),
  "vat-rate": msg("“{value}” is not a rate of VAT such as 23.", "Ní ráta CBL mar 23 é “{value}”."),
  factor: msg(
    "“{value}” is not a factor above 0, such as 0.95.",
    "Ní fachtóir os cionn 0 é “{value}”, mar 0.95.",
  ),
  kilograms: msg("“{value}” is not a weight such as 21.5.", "Ní meáchan mar 21.5 é “{value}”."),
  size: msg("“{value}” is not a size such as 800x600x900.", "Ní toise mar 800x600x900 é “{value}”."),
  choice: msg("“{value}” is not one of the choices.", "Níl “{value}” ar cheann de na roghanna."),
  "yes-no": msg("“{value}” is neither yes nor no.", "Ní yes ná no é “{value}”."),
  list: msg("“{value}” is not a list such as CODE*4|CODE*1.", "Ní liosta mar CÓD*4|CÓD*1 é “{value}”."),
  twice: msg("“{value}” is in the list twice.", "Tá “{value}” ar an liosta faoi dhó."),
  itself: msg("An item cannot name itself.", "Ní féidir le mír í féin a ainmniú."),
  "kit-only": msg("Only a kit has parts.", "Níl páirteanna ach ag foireann."),
  "kit-parts": msg("A kit needs parts.", "Tá páirteanna ag teastáil ó fhoireann."),
  "kit-owned": msg(
    "A kit owns nothing: its parts do.",
    "Níl píosaí ag foireann féin: tá siad ag a páirteanna.",
  ),
  "part-kit": msg(
    "“{value}”: a part of a kit cannot be a kit.",
    "“{value}”: ní féidir le páirt d’fhoireann a bheith ina foireann.",
  ),
  "unknown-item": msg("No item has the code “{value}”.", "Níl an cód “{value}” ag mír ar bith."),
  "unknown-category": msg("No category is called “{value}”.", "Níl catagóir ar bith darb ainm “{value}”."),
  "kind-fixed": msg(
    "The kind stays “{value}”: pieces are owned or were hired.",
    "Fanann an cineál “{value}”: tá píosaí ann nó bhí siad ar cíos.",
  ),
  "fewer-units": msg(
    "There are {value} units. Mark units as sold or scrapped on their pages.",
    "Tá {value} aonad ann. Marcáil aonaid mar dhíolta nó scrapáilte ar a leathanaigh.",
  ),
  "too-many-units": msg(
    "At most {value} units are added at once.",
    "{value} aonad ar a mhéad a chuirtear leis in éineacht.",
  ),
  "unknown-group": msg("There is no group “{value}”.", "Níl an grúpa “{value}” ann."),
  "unknown-product": msg("No product has the SKU “{value}”.", "Níl an SKU “{value}” ag táirge ar bith."),
  "unknown-picture": msg(
    "The picture is no longer in the library.",
    "Níl an pictiúr sa leabharlann a thuilleadh.",
  ),
  slug: msg(
    "A slug has lower-case letters, digits and hyphens.",
    "Níl i slug ach litreacha beaga, digití agus fleiscíní.",
  ),
  "slug-taken": msg("Another item has this slug.", "Tá an slug seo ag mír eile."),
  "all-out": msg("More than that is out or blocked now.", "Tá níos mó ná sin amuigh nó blocáilte anois."),
  "half-day": msg(
    "“{value}” is not a factor up to 1, such as 0.6.",
    "Ní fachtóir suas le 1 é “{value}”, mar 0.6.",
  ),
  "name-taken": msg("Another group has this name.", "Tá an t-ainm seo ag grúpa eile."),
  "steps-first": msg("The first step must begin at day 1.", "Ní mór don chéad chéim tosú ar lá 1."),
  "steps-order": msg(
    "Each step must begin after the one above.",
    "Ní mór do gach céim tosú i ndiaidh na céime thuas.",
  ),
  "steps-falls": msg("A longer hire would cost less here.", "Bheadh tréimhse níos faide níos saoire anseo."),
  "steps-none": msg("Enter at least one step.", "Cuir céim amháin ar a laghad isteach."),
  "serial-taken": msg("Another unit has this serial.", "Tá an tsraithuimhir seo ag aonad eile."),
  "own-case": msg("A unit cannot be its own case.", "Ní féidir le haonad a bheith ina chás dó féin."),
  "unknown-unit": msg("No unit has this number.", "Níl an uimhir seo ag aonad ar bith."),
} as const;
/** A fault of a row: where it is, and what. */
export const inRow = msg("Row {row}, {column}: {fault}", "Ró {row}, {column}: {fault}");
export const inWholeRow = msg("Row {row}: {fault}", "Ró {row}: {fault}");
export const inField = msg("{field}: {fault}", "{field}: {fault}");
