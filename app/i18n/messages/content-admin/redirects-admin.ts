import { msg, plural } from "#app/i18n/message.ts";

export { redirects as title } from "#app/i18n/messages/admin/section-names.ts";
export const intro = msg(
  "Old addresses and where they lead. An old address is followed only where the site has no page of that address.",
  "Seanseoltaí agus an áit a dtreoraíonn siad. Ní leantar seanseoladh ach san áit nach bhfuil leathanach ag an suíomh don seoladh sin.",
);
export const searchLabel = msg("Search addresses", "Cuardaigh seoltaí");
export const find = msg("Search", "Cuardaigh");
export const from = msg("Old address", "Seanseoladh");
export const target = msg("Leads to", "Treoraíonn chuig");
export const kind = msg("Kind", "Cineál");
export const hits = msg("Followed", "Leanta");
export const last = msg("Last followed", "Leanta go deireanach");
export const choose = msg("Choose {from}", "Roghnaigh {from}");
export const none = msg("No redirects here", "Níl aon atreorú anseo");
export const noneText = msg(
  "Add old addresses below, one a line.",
  "Cuir seanseoltaí leis thíos, ceann in aghaidh na líne.",
);
export const remove = msg("Remove selected", "Bain na cinn roghnaithe");
export const addTitle = msg("Add redirects", "Cuir atreoruithe leis");
export const lines = msg("Old and new addresses", "Seanseoltaí agus seoltaí nua");
export const linesHint = msg(
  "One a line: the old address, a comma, the new one, such as /product/par-can, /shop/product/par-can. Pasting two columns of a spreadsheet works too. A third column may say 308 instead of 301.",
  "Ceann in aghaidh na líne: an seanseoladh, camóg, an seoladh nua, mar /product/par-can, /shop/product/par-can. Is féidir dhá cholún de scarbhileog a ghreamú freisin. Féadfaidh 308 in áit 301 a bheith sa tríú colún.",
);
export const add = msg("Add", "Cuir leis");
export const stored = plural(
  { one: "{n} address is redirected now.", other: "{n} addresses are redirected now." },
  {
    one: "Tá seoladh amháin ag treorú ar aghaidh anois.",
    two: "Tá {n} sheoladh ag treorú ar aghaidh anois.",
    few: "Tá {n} sheoladh ag treorú ar aghaidh anois.",
    many: "Tá {n} seoladh ag treorú ar aghaidh anois.",
    other: "Tá {n} seoladh ag treorú ar aghaidh anois.",
  },
);
export const removed = msg("Removed.", "Bainte.");
export const noneChosen = msg(
  "Tick at least one address first.",
  "Ticeáil seoladh amháin ar a laghad ar dtús.",
);
export const keptTitle = msg("These redirects were not removed", "Níor baineadh na hatreoruithe seo");
export const keptLoop = msg(
  "without it the others would lead in a circle",
  "threoródh na cinn eile i gciorcal dá uireasa",
);
export const keptChain = msg(
  "without it more than 20 redirects would follow one another, and browsers give up",
  "bheadh breis is 20 atreorú i ndiaidh a chéile dá uireasa, agus éiríonn brabhsálaithe as",
);
export const refusedTitle = msg("These lines were not taken", "Níor glacadh leis na línte seo");
export const more = msg("And {n} more.", "Agus {n} eile.");
export const badFrom = msg(
  "the old address must begin with / and not be the home page",
  "caithfidh an seanseoladh tosú le / agus gan a bheith ina leathanach baile",
);
export const badLength = msg(
  "an address has at most 500 characters",
  "500 carachtar ar a mhéad a bhíonn i seoladh",
);
export const badReserved = msg(
  "this address belongs to the site itself",
  "is leis an suíomh féin an seoladh seo",
);
export const badPage = msg(
  "the site has a page at this address, so no one would be redirected",
  "tá leathanach ag an suíomh ag an seoladh seo, mar sin ní threorófaí duine ar bith",
);
export const badTarget = msg(
  "the new address must begin with / or https://",
  "caithfidh an seoladh nua tosú le / nó https://",
);
export const badSelf = msg("it would lead to itself", "threoródh sé chuige féin");
export const badLoop = msg(
  "with the others it would lead in a circle",
  "threoródh sé i gciorcal leis na cinn eile",
);
export const badChain = msg(
  "more than 20 redirects would follow one another, and browsers give up: lead it to the last address",
  "bheadh breis is 20 atreorú i ndiaidh a chéile, agus éiríonn brabhsálaithe as: treoraigh go dtí an seoladh deireanach é",
);
export const badTwice = msg(
  "a line above leads this address elsewhere",
  "treoraíonn líne thuas an seoladh seo chuig áit eile",
);
export const badStatus = msg("the third column is 301 or 308", "301 nó 308 atá sa tríú colún");
export const changedTitle = msg(
  "These addresses led elsewhere until now",
  "Threoraigh na seoltaí seo chuig áit eile go dtí seo",
);
export const changed = msg(
  "{from} led to {before}, leads to {target} now",
  "{from}: {before} go dtí seo, {target} anois",
);
export const nowhereTitle = msg(
  "The site has no page at these new addresses",
  "Níl leathanach ag an suíomh ag na seoltaí nua seo",
);
export const nowhere = msg("{from} leads to {target}", "Treoraíonn {from} chuig {target}");
export const nowhereText = msg(
  "They are saved, but visitors find nothing there. Add the line again with the right address, or remove it.",
  "Tá siad sábháilte, ach ní aimsíonn cuairteoirí aon rud ansin. Cuir an líne leis arís leis an seoladh ceart, nó bain í.",
);
export const retiredTitle = msg("Changed addresses", "Seoltaí athraithe");
export const retiredText = plural(
  {
    one: "{n} old address of a product, a category or a hire item is redirected by itself.",
    other: "{n} old addresses of products, categories and hire items are redirected by themselves.",
  },
  {
    one: "Treoraíonn seanseoladh amháin táirge, catagóire nó míre cíosa ar aghaidh uaidh féin.",
    two: "Treoraíonn {n} sheanseoladh táirge, catagóire nó míre cíosa ar aghaidh uathu féin.",
    few: "Treoraíonn {n} sheanseoladh táirge, catagóire nó míre cíosa ar aghaidh uathu féin.",
    many: "Treoraíonn {n} seanseoladh táirge, catagóire nó míre cíosa ar aghaidh uathu féin.",
    other: "Treoraíonn {n} seanseoladh táirge, catagóire nó míre cíosa ar aghaidh uathu féin.",
  },
);
