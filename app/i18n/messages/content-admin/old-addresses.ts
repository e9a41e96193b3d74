import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Old addresses", "Seanseoltaí");
export const lead = msg(
  "Give the addresses of your old site, and see which of them still lead somewhere. For those that do not, a page of this site is proposed; what you accept becomes a redirect.",
  "Tabhair seoltaí do sheansuímh, agus feic cé acu a threoraíonn chuig áit éigin fós. Do na cinn nach dtreoraíonn, moltar leathanach den suíomh seo; déantar atreorú den mhéid a nglacann tú leis.",
);
export const invitation = msg(
  "Coming from another shop? Paste its sitemap, and see which old addresses still lead somewhere.",
  "Ag teacht ó shiopa eile? Greamaigh a léarscáil suímh, agus feic cé na seanseoltaí a threoraíonn chuig áit éigin fós.",
);
export { oldAddresses as open } from "#app/i18n/messages/admin/section-names.ts";

export const readTitle = msg("Where are the old addresses?", "Cá bhfuil na seanseoltaí?");
export const moreTitle = msg("Add another sitemap or list", "Cuir léarscáil nó liosta eile leis");
export const file = msg("Sitemap files", "Comhaid léarscáile");
export const fileHint = msg(
  "The sitemap.xml of the old site, also packed as .gz, or any text or CSV with an address on each line. Several at once are fine.",
  "sitemap.xml an tseansuímh, comhbhrúite mar .gz freisin, nó téacs nó CSV ar bith le seoladh ar gach líne. Is féidir roinnt a thabhairt le chéile.",
);
export const pasted = msg("Or paste them here", "Nó greamaigh anseo iad");
export const pastedHint = msg(
  "The text of the sitemap, or one address a line: https://old.example.ie/product/par-can/ or just /product/par-can/. Often the sitemap is at /sitemap.xml, /sitemap_index.xml or /wp-sitemap.xml.",
  "Téacs na léarscáile, nó seoladh amháin ar gach líne: https://old.example.ie/product/par-can/ nó /product/par-can/ amháin. Is minic a bhíonn an léarscáil ag /sitemap.xml, /sitemap_index.xml nó /wp-sitemap.xml.",
);
export const read = msg("Compare with this site", "Cuir i gcomparáid leis an suíomh seo");

export const stored = plural(
  { one: "{n} address was compared with this site.", other: "{n} addresses were compared with this site." },
  {
    one: "Cuireadh seoladh amháin i gcomparáid leis an suíomh seo.",
    two: "Cuireadh {n} sheoladh i gcomparáid leis an suíomh seo.",
    few: "Cuireadh {n} sheoladh i gcomparáid leis an suíomh seo.",
    many: "Cuireadh {n} seoladh i gcomparáid leis an suíomh seo.",
    other: "Cuireadh {n} seoladh i gcomparáid leis an suíomh seo.",
  },
);
export const known = plural(
  { one: "{n} was on the list already.", other: "{n} were on the list already." },
  {
    one: "Bhí ceann amháin ar an liosta cheana.",
    two: "Bhí {n} ar an liosta cheana.",
    few: "Bhí {n} ar an liosta cheana.",
    many: "Bhí {n} ar an liosta cheana.",
    other: "Bhí {n} ar an liosta cheana.",
  },
);
export const unreadable = plural(
  {
    one: "{n} was left out: it is no web address, or too long.",
    other: "{n} were left out: they are no web addresses, or too long.",
  },
  {
    one: "Fágadh ceann amháin ar lár: ní seoladh gréasáin é, nó tá sé rófhada.",
    two: "Fágadh {n} ar lár: ní seoltaí gréasáin iad, nó tá siad rófhada.",
    few: "Fágadh {n} ar lár: ní seoltaí gréasáin iad, nó tá siad rófhada.",
    many: "Fágadh {n} ar lár: ní seoltaí gréasáin iad, nó tá siad rófhada.",
    other: "Fágadh {n} ar lár: ní seoltaí gréasáin iad, nó tá siad rófhada.",
  },
);
export const left = plural<"limit">(
  {
    one: "The list is full at {limit} addresses: {n} more was left out.",
    other: "The list is full at {limit} addresses: {n} more were left out.",
  },
  {
    one: "Tá an liosta lán ag {limit} seoladh: fágadh ceann amháin eile ar lár.",
    two: "Tá an liosta lán ag {limit} seoladh: fágadh {n} eile ar lár.",
    few: "Tá an liosta lán ag {limit} seoladh: fágadh {n} eile ar lár.",
    many: "Tá an liosta lán ag {limit} seoladh: fágadh {n} eile ar lár.",
    other: "Tá an liosta lán ag {limit} seoladh: fágadh {n} eile ar lár.",
  },
);
export const unreadTitle = msg("This could not be read", "Níorbh fhéidir é seo a léamh");
export const unreadKept = msg("Everything else was taken.", "Glacadh le gach rud eile.");
export const thePasted = msg("The pasted text", "An téacs greamaithe");
export const furtherTitle = msg(
  "This is a list of further sitemaps",
  "Is liosta de léarscáileanna eile é seo",
);
export const furtherText = msg(
  "Open each of them in the browser, save it, and upload the files here together:",
  "Oscail gach ceann acu sa bhrabhsálaí, sábháil é, agus uaslódáil na comhaid anseo le chéile:",
);

export const faultEmpty = msg("choose a file or paste addresses", "roghnaigh comhad nó greamaigh seoltaí");
export const faultNone = msg("there is no address in it", "níl aon seoladh ann");
export const faultMany = msg(
  "it has {n} addresses; a list holds {limit}. Split it and give the parts that matter",
  "tá {n} seoladh ann; coinníonn liosta {limit}. Roinn é agus tabhair na codanna tábhachtacha",
);
export const faultUnclosed = msg(
  "line {line}: the XML stops before it is closed, as when a file was saved only in part",
  "líne {line}: stopann an XML sula ndúntar é, mar a tharlaíonn nuair nár sábháladh ach cuid den chomhad",
);
export const faultClose = msg(
  "line {line}: an XML element is closed that was not the last one opened",
  "líne {line}: dúntar eilimint XML nárbh é an ceann deireanach a osclaíodh",
);
export const faultEntity = msg(
  "line {line}: there is a character code that XML does not know",
  "líne {line}: tá cód carachtair ann nach bhfuil in XML",
);
export const faultTag = msg("line {line}: this is no XML", "líne {line}: ní XML é seo");
export const faultDeclares = msg(
  "line {line}: it declares a document type or entities of its own. A sitemap never does; such files can be made to do harm and are not opened",
  "líne {line}: fógraíonn sé cineál doiciméid nó aonáin dá chuid féin. Ní dhéanann léarscáil suímh é sin riamh; d’fhéadfadh a leithéid dochar a dhéanamh agus ní osclaítear é",
);
export const faultWebPage = msg(
  "it is a web page, not a sitemap. Open the sitemap and save its source, or paste the addresses alone",
  "is leathanach gréasáin é, ní léarscáil. Oscail an léarscáil agus sábháil a foinse, nó greamaigh na seoltaí amháin",
);
export const faultRoot = msg(
  "it is XML of another kind: it begins with <{root}>, a sitemap with <urlset> or <sitemapindex>",
  "is XML de chineál eile é: tosaíonn sé le <{root}>, agus léarscáil le <urlset> nó <sitemapindex>",
);
export const faultBig = msg(
  "it is larger than {megabytes} MB, unpacked. Split it and give the parts",
  "tá sé níos mó ná {megabytes} MB, díphacáilte. Roinn é agus tabhair na codanna",
);
export const faultPacked = msg(
  "it is packed with gzip, and damaged. Download it again, or unpack it first",
  "tá sé pacáilte le gzip, agus millte. Íoslódáil arís é, nó díphacáil ar dtús é",
);
export const faultNoText = msg(
  "it holds no text: a sitemap is an .xml, .txt, .csv or .gz file",
  "níl aon téacs ann: is comhad .xml, .txt, .csv nó .gz í léarscáil suímh",
);

export const covered = msg(
  "{percent}% of {all} old addresses lead somewhere.",
  "Treoraíonn {percent}% de {all} seanseoladh chuig áit éigin.",
);
export const coverage = msg("Coverage", "Clúdach");
export const show = msg("Show", "Taispeáin");

export const proposed = msg("With a proposal", "Le moladh");
export const none = msg("Without a proposal", "Gan mholadh");
export const answers = msg("Answer already", "Ag freagairt cheana");
export const redirected = msg("Redirected", "Atreoraithe");
export const skipped = msg("Left out", "Fágtha ar lár");
export const machinery = msg("Files and feeds", "Comhaid agus fothaí");
export const elsewhere = msg("Other sites", "Suíomhanna eile");

export const proposedText = msg(
  "Change a target where you know better; a changed one is accepted even without its tick.",
  "Athraigh sprioc más fearr atá a fhios agat; glactar le ceann athraithe fiú gan tic.",
);
export const noneText = msg(
  "Nothing here resembles these. Type where one is to lead, or leave it out.",
  "Níl aon rud anseo cosúil leo seo. Clóscríobh cá dtreoróidh ceann, nó fág ar lár é.",
);
export const answersText = msg(
  "This site has a page at these addresses, so they need nothing.",
  "Tá leathanach ag an suíomh seo ag na seoltaí seo, mar sin níl aon ghá leo.",
);
export const redirectedText = msg(
  "Visitors who come by these are redirected. Take one back, and it is proposed again.",
  "Treoraítear cuairteoirí a thagann tríothu seo ar aghaidh. Tarraing ceann siar, agus moltar arís é.",
);
export const skippedText = msg(
  "You decided that these need no redirect. They do not count.",
  "Shocraigh tú nach bhfuil atreorú de dhíth orthu seo. Ní chuirtear san áireamh iad.",
);
export const machineryText = msg(
  "Pictures, feeds and log-in pages of the old site. No visitor looks for them, and they do not count.",
  "Pictiúir, fothaí agus leathanaigh logála isteach an tseansuímh. Níl aon chuairteoir á lorg, agus ní chuirtear san áireamh iad.",
);
export const elsewhereText = msg(
  "These belong to another host than the others, and nothing was proposed. Say if a host was the old site’s too.",
  "Baineann siad seo le hóstach eile seachas na cinn eile, agus níor moladh aon rud. Abair má ba leis an seansuíomh óstach freisin.",
);
export const nothingHere = msg("Nothing here", "Níl aon rud anseo");
export const nothingFound = msg("No address like that", "Níl a leithéid de sheoladh ann");
export const allDecided = msg(
  "Everything that has a proposal is decided.",
  "Tá gach rud a bhfuil moladh leis socraithe.",
);

export const why = msg("Why", "Cén fáth");
export const anyReason = msg("All proposals", "Gach moladh");
export const slug = msg("Same address part", "An chuid chéanna den seoladh");
export const number = msg("Number in the old shop", "Uimhir sa seansiopa");
export const former = msg("Renamed product", "Táirge athainmnithe");
export const sku = msg("Part number", "Uimhir pháirte");
export const alike = msg("Very alike names", "Ainmneacha an-chosúil");
export const perhaps = msg("Perhaps the same", "An ceann céanna, b’fhéidir");
export const category = msg("Same category", "An chatagóir chéanna");
export const categoryAbove = msg("Next category above", "An chatagóir os a chionn");
export const brand = msg("Brand", "Branda");
export const tag = msg("Tag, as a search", "Clib, mar chuardach");
export const page = msg("Page of that kind", "Leathanach den chineál sin");
export const alikeBy = msg("{score}% alike", "{score}% cosúil");

export const address = msg("Old address", "Seanseoladh");
export const leadsTo = msg("Leads to", "Treoraíonn chuig");
export const leadsToOf = msg("Where {address} leads", "Cá dtreoraíonn {address}");
export const choose = msg("Choose {address}", "Roghnaigh {address}");
export const see = msg("See the page {target}", "Féach ar an leathanach {target}");
export const accept = msg("Accept selected", "Glac leis na cinn roghnaithe");
export const skip = msg("Leave selected out", "Fág na cinn roghnaithe ar lár");
export const acceptAll = plural(
  { one: "Accept this one", other: "Accept all {n}" },
  {
    one: "Glac leis an gceann seo",
    two: "Glac leis an {n}",
    few: "Glac leis na {n}",
    many: "Glac leis na {n}",
    other: "Glac leis na {n}",
  },
);
export const skipAll = plural(
  { one: "Leave this one out", other: "Leave all {n} out" },
  {
    one: "Fág an ceann seo ar lár",
    two: "Fág an {n} ar lár",
    few: "Fág na {n} ar lár",
    many: "Fág na {n} ar lár",
    other: "Fág na {n} ar lár",
  },
);
export const takeBack = msg("Take selected back", "Tarraing siar na cinn roghnaithe");
export const oursToo = msg(
  "Those selected are the old site’s too",
  "Is leis an seansuíomh na cinn roghnaithe freisin",
);
export const again = msg("Compare again", "Cuir i gcomparáid arís");
export const againHint = msg(
  "After an import, or when categories have changed.",
  "Tar éis iompórtála, nó nuair a athraíodh catagóirí.",
);
export const forget = msg("Empty this list", "Folmhaigh an liosta seo");
export const forgetHint = msg("The redirects made of it stay.", "Fanann na hatreoruithe a rinneadh de.");

export const accepted = plural(
  { one: "{n} old address is redirected now.", other: "{n} old addresses are redirected now." },
  {
    one: "Tá seanseoladh amháin ag treorú ar aghaidh anois.",
    two: "Tá {n} sheanseoladh ag treorú ar aghaidh anois.",
    few: "Tá {n} sheanseoladh ag treorú ar aghaidh anois.",
    many: "Tá {n} seanseoladh ag treorú ar aghaidh anois.",
    other: "Tá {n} seanseoladh ag treorú ar aghaidh anois.",
  },
);
export const away = msg(
  "Check these, which lead to another site: {list}",
  "Seiceáil iad seo, a threoraíonn chuig suíomh eile: {list}",
);
export const nothingChosen = msg(
  "Nothing was chosen: tick addresses, or type where one leads.",
  "Níor roghnaíodh aon rud: cuir tic le seoltaí, nó clóscríobh cá dtreoraíonn ceann.",
);
export const leftOut = msg("Left out: {n}.", "Fágtha ar lár: {n}.");
export const reopened = msg("Taken back: {n}.", "Tarraingthe siar: {n}.");
export const ours = msg("Compared with this site: {n}.", "Curtha i gcomparáid leis an suíomh seo: {n}.");
export const compared = msg("Everything was compared again.", "Cuireadh gach rud i gcomparáid arís.");
export const forgotten = msg("The list is empty.", "Tá an liosta folamh.");
export const refusedTitle = msg("These were not accepted", "Níor glacadh leo seo");
export const nowhere = msg("this site has no page there", "níl aon leathanach ag an suíomh seo ansin");
export const gone = msg(
  "somebody has decided about it meanwhile",
  "shocraigh duine éigin faoi idir an dá linn",
);
