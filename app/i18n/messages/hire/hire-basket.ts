import { msg, plural } from "#app/i18n/message.ts";

export const title = msg("Hire Basket", "Ciseán Cíosa");
/** The page once the request is stored. */
export const sentTitle = msg("Your request is with us", "Tá d’iarratas againn");
export const sentList = msg("What you asked for", "An méid a d’iarr tú");
export const sentNext = msg("What happens next", "Cad a tharlóidh ina dhiaidh seo");
export const sentQuoteBy = msg(
  "We check your list and send the quote to {email}. You have it by {time} at the latest.",
  "Seiceálaimid do liosta agus seolaimid an luachan chuig {email}. Beidh sí agat faoin am seo ar a dhéanaí: {time}.",
);
export const sentQuoteByUnmailed = msg(
  "We check your list and write the quote. It is ready by {time} at the latest.",
  "Seiceálaimid do liosta agus scríobhaimid an luachan. Beidh sí réidh faoin am seo ar a dhéanaí: {time}.",
);
/** The hire begins before the quote has to be ready. */
export const sentSoon = msg(
  "Your hire begins soon: {time}. We check your list and write the quote as soon as we can.",
  "Tosóidh d’ordú cíosa go luath: {time}. Seiceálaimid do liosta agus scríobhaimid an luachan chomh luath agus is féidir.",
);
export const sentSoonRing = msg(
  "Ring us now on {phone}, so that it is ready in time.",
  "Cuir glaoch orainn anois, ionas go mbeidh an luachan réidh in am: {phone}",
);
export const sentSoonReach = msg(
  "Contact us now, so that it is ready in time.",
  "Déan teagmháil linn anois, ionas go mbeidh sí réidh in am.",
);
export const sentQuoted = msg(
  "Your quote is on its way to {email}.",
  "Tá do luachan ar an mbealach chuig {email}.",
);
export const sentQuotedUnmailed = msg("Your quote is ready.", "Tá do luachan réidh.");
export const sentUnconfirmed = msg(
  "Once your request is confirmed, we check your list and write the quote.",
  "Nuair a bheidh d’iarratas dearbhaithe, seiceálfaimid do liosta agus scríobhfaimid an luachan.",
);
export const sentAccept = msg(
  "You read the quote on its own page, ask for changes if you need any, and accept it there. Your gear is reserved then, or once the booking deposit is paid if there is one.",
  "Léann tú an luachan ar a leathanach féin, iarrann tú athruithe más gá, agus glacann tú léi ansin. Cuirtear do threalamh in áirithe ansin, nó nuair a íoctar an éarlais áirithinte má tá ceann ann.",
);
export const sentCollect = msg(
  "You collect the gear from our store, or we deliver it, and everything is counted with you.",
  "Bailíonn tú an trealamh ónár stóras, nó seachadaimid é, agus comhairtear gach rud in éineacht leat.",
);
/** The visitor has logged in, and the list of the account had no place for all that this browser kept. */
export const leftOut = plural(
  {
    one: "Your hire basket is full with 200 lines. {n} line that you added before you logged in was left out.",
    other:
      "Your hire basket is full with 200 lines. {n} lines that you added before you logged in were left out.",
  },
  {
    one: "Tá do chiseán cíosa lán le 200 líne. Fágadh líne amháin ar lár a chuir tú leis sular logáil tú isteach.",
    two: "Tá do chiseán cíosa lán le 200 líne. Fágadh {n} líne ar lár a chuir tú leis sular logáil tú isteach.",
    few: "Tá do chiseán cíosa lán le 200 líne. Fágadh {n} líne ar lár a chuir tú leis sular logáil tú isteach.",
    many: "Tá do chiseán cíosa lán le 200 líne. Fágadh {n} líne ar lár a chuir tú leis sular logáil tú isteach.",
    other:
      "Tá do chiseán cíosa lán le 200 líne. Fágadh {n} líne ar lár a chuir tú leis sular logáil tú isteach.",
  },
);
/** The same, of lines that both have; `items` says of which, and how many. */
export const piecesLeftOut = msg(
  "A line takes {most} pieces at most. Of what you added before you logged in, this was left out: {items}.",
  "Níl níos mó ná {most} píosa ar líne. Den mhéid a chuir tú leis sular logáil tú isteach, fágadh é seo ar lár: {items}.",
);
export const leftOutLink = msg(
  "Show what was left out as a list of its own",
  "Taispeáin an méid a fágadh ar lár mar liosta ar leith",
);
export const catalogue = msg("Hire catalogue", "Catalóg chíosa");
export const lines = msg("What you would like to hire", "A bhfuil uait ar cíos");
export const empty = msg("Your hire basket is empty", "Tá do chiseán cíosa folamh");
export const emptyHint = msg(
  "Add items from the hire catalogue. They wait here with your dates and their price.",
  "Cuir earraí ón gcatalóg chíosa leis. Fanfaidh siad anseo mar aon le do dhátaí agus a bpraghas.",
);
export const browse = msg("Browse the hire catalogue", "Brabhsáil an chatalóg chíosa");
export const addMore = msg("Add more from the catalogue", "Cuir tuilleadh leis ón gcatalóg");

export const dates = msg("Dates", "Dátaí");
export const collection = msg("Collection", "Bailiú");
export const returning = msg("Return", "Tabhairt ar ais");
export const datesHint = msg(
  "Irish time, on the quarter-hour: 09:00, 09:15, 09:30.",
  "Am na hÉireann, ar an gceathrú uaire: 09:00, 09:15, 09:30.",
);
export const update = msg("Update", "Nuashonraigh");
export const opening = msg("Your basket is opening…", "Tá do chiseán á oscailt…");

export const quantityOf = msg("Quantity: {item}", "Cainníocht: {item}");
export const removeItem = msg("Remove {item}", "Bain amach: {item}");
export const removed = msg("{item} removed.", "Baineadh amach: {item}.");
export const aDay = msg("{price} a day incl. VAT", "{price} sa lá, CBL san áireamh");
export const aDayNet = msg("({price} excl. VAT)", "({price} gan CBL)");
export const sumNet = msg("{price} excl. VAT", "{price} gan CBL");
export const sumGross = msg("{price} incl. VAT", "{price}, CBL san áireamh");
export const inPacks = msg(
  "Hired in packs of {size}: {asked} became {quantity}.",
  "Méid an phacáiste: {size}. D’iarr tú: {asked}. Cainníocht anois: {quantity}.",
);
export const comesWith = msg("Comes with:", "Tagann leis:");
export const suggested = msg("Goes well with it:", "Oireann leis:");
export const addItem = msg("Add {item}", "Cuir leis: {item}");
export const count = msg("{count} × {item}", "{count} × {item}");

export const available = msg("Available on your dates", "Ar fáil ar do dhátaí");
export const onlyDelivered = msg(
  "Available on your dates, for delivery only",
  "Ar fáil ar do dhátaí, le seachadadh amháin",
);
export const part = msg("Only {count} available on your dates", "Níl ach {count} ar fáil ar do dhátaí");
export const none = msg("Not available on your dates", "Níl sé ar fáil ar do dhátaí");
export const unconfirmed = msg(
  "We confirm availability within 24 hours",
  "Deimhnímid an infhaighteacht laistigh de 24 uair an chloig",
);
export const noDates = msg(
  "Choose dates to see what is available",
  "Roghnaigh dátaí le feiceáil a bhfuil ar fáil",
);
export const nearest = msg("Nearest free dates:", "Na dátaí saora is gaire:");
export const takePart = msg("Take {count}", "Tóg {count}");
export const alternatives = msg(
  "Does the same work and is free:",
  "Déanann sé an obair chéanna agus tá sé saor:",
);

export const addByCode = msg("Add by code", "Cuir leis de réir cóid");
export const addByCodeHint = msg(
  "A code of the catalogue, with its quantity after a star: SPOT-300*4",
  "Cód ón gcatalóg, agus an chainníocht i ndiaidh réaltóige: SPOT-300*4",
);
export const add = msg("Add", "Cuir leis");

export const summary = msg("Price", "Praghas");
export const hire = msg("Hire", "Cíos");
export const minimum = msg("Up to the minimum hire", "Suas go dtí an t-íoschíos");
export const waiver = msg(
  "Damage waiver, {percent}% of the hire",
  "Tarscaoileadh damáiste, {percent}% den chíos",
);
export const waiverHint = msg(
  "Not insurance: with it we do not charge for accidental damage. Not needed with your own insurance certificate.",
  "Ní árachas é: leis, ní ghearraimid táille as damáiste de thaisme. Níl gá leis má tá do theastas árachais féin agat.",
);
export const waiverSum = msg("Damage waiver", "Tarscaoileadh damáiste");
export const net = msg("Total excl. VAT", "Iomlán gan CBL");
export const vat = msg("VAT {rate}%", "CBL {rate}%");
export const total = msg("Total incl. VAT", "Iomlán, CBL san áireamh");
export const chooseDates = msg(
  "Choose collection and return to see the price.",
  "Roghnaigh am bailithe agus am tabhartha ar ais leis an bpraghas a fheiceáil.",
);
export const guide = msg(
  "A guide price without transport and crew. Our quote within 24 hours confirms it; nothing is booked before you accept it.",
  "Treoirphraghas gan iompar ná criú. Deimhníonn ár luachan é laistigh de 24 uair an chloig; ní chuirtear aon rud in áirithe sula nglacann tú léi.",
);

export const share = msg("Share this basket", "Roinn an ciseán seo");
export const shareHint = msg(
  "A link that opens the same list for somebody else. It holds nothing about you.",
  "Nasc a osclaíonn an liosta céanna do dhuine eile. Níl aon rud ann fútsa.",
);
export const linkCopied = msg("Link copied", "Cóipeáladh an nasc");
export const askTitle = msg("This link brings a basket", "Tugann an nasc seo ciseán leis");
export const askText = msg(
  "You have another hire basket in this browser. What should happen to it?",
  "Tá ciseán cíosa eile agat sa bhrabhsálaí seo. Cad ba cheart a dhéanamh leis?",
);
export const askReplace = msg("Use the link’s basket instead", "Úsáid ciseán an naisc ina áit");
export const askMerge = msg("Put both together", "Cuir le chéile iad");
export const askKeep = msg("Keep mine", "Coinnigh mo cheannsa");

export const unknown = msg(
  "There is no hire item “{item}” any more; it was left out.",
  "Níl aon mhír chíosa “{item}” ann níos mó; fágadh amach í.",
);
export const basketTotal = plural<"total">(
  { one: "{n} line, total {total} including VAT", other: "{n} lines, total {total} including VAT" },
  {
    one: "Líne amháin, iomlán {total} agus CBL san áireamh",
    two: "{n} líne, iomlán {total} agus CBL san áireamh",
    few: "{n} líne, iomlán {total} agus CBL san áireamh",
    many: "{n} líne, iomlán {total} agus CBL san áireamh",
    other: "{n} líne, iomlán {total} agus CBL san áireamh",
  },
);
export const notUpdated = msg(
  "The basket could not be updated. What you chose is still here; try again.",
  "Níorbh fhéidir an ciseán a nuashonrú. Tá a roghnaigh tú anseo fós; bain triail eile as.",
);
export const loggedOut = msg(
  "You have been logged out, so your account could not take the basket. What you chose is still here: log in in a new tab, then try again.",
  "Logáladh amach thú, mar sin níorbh fhéidir leis an gcuntas an ciseán a ghlacadh. Tá a roghnaigh tú anseo fós: logáil isteach i dtáb nua, ansin bain triail eile as.",
);
export const tryAgain = msg("Try again", "Bain triail eile as");

export const emptySent = msg(
  "The hire basket is empty. Add what you would like to hire first.",
  "Tá an ciseán cíosa folamh. Cuir a bhfuil uait ar cíos leis ar dtús.",
);
export const place = msg("Venue or delivery place", "Ionad nó áit seachadta");
export const enquiryHint = msg(
  "Your list, dates and price go with the form.",
  "Téann do liosta, do dhátaí agus an praghas leis an bhfoirm.",
);
export const hireList = msg("Hire list", "Liosta cíosa");
export const item = msg("Item", "Earra");
export const quantity = msg("Quantity", "Cainníocht");
export const dayNet = msg("{price} a day", "{price} sa lá");
export const lineNet = msg("Net", "Glan");
export const freeThen = msg("Free then: {state}", "Saor an uair sin: {state}");
export const stateAvailable = msg("Available", "Ar fáil");
export const statePart = msg("Only {count}", "{count} amháin");
export const stateNone = msg("Not available", "Níl sé ar fáil");
export const stateUnconfirmed = msg("To be confirmed", "Le deimhniú");
export const stateNoDates = msg("No dates yet", "Gan dátaí fós");
export const requests = msg("Also wanted", "Ag teastáil freisin");
export const requestsHint = msg(
  "What the catalogue does not have, one item a line. We ask our suppliers.",
  "Rudaí nach bhfuil sa chatalóg, earra amháin ar gach líne. Fiafróimid dár soláthróirí.",
);

export const instant = msg("Send me the quote at once", "Seol an luachan chugam láithreach");
export const instantHint = msg(
  "By email, within minutes: up to {most} excl. VAT, when everything is free on your dates, nothing lifts loads or people, you collect and return it in opening hours and leave the place empty, and your message asks for nothing more. Everything else we answer within 24 hours.",
  "Trí ríomhphost, i gceann cúpla nóiméad: {most} gan CBL ar a mhéad, má tá gach rud saor ar do dhátaí, mura n-ardaíonn aon rud ualaí ná daoine, má bhailíonn tú agus má thugann tú ar ais é le linn na n-uaireanta oscailte, má fhágann tú an áit folamh, agus mura n-iarrann do theachtaireacht rud ar bith eile. Freagraímid gach rud eile laistigh de 24 uair an chloig.",
);
export const backToCatalogue = msg("Back to the hire catalogue", "Ar ais chuig an gcatalóg chíosa");
