import { msg } from "#app/i18n/message.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";

export { shortages } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "Equipment that was promised and is not there: by the first day on which it is missed.",
  "Trealamh a gealladh agus nach bhfuil ann: de réir an chéad lae a mbeidh sé de dhíth.",
);
export const search = msg("Item, number or customer", "Mír, uimhir nó custaiméir");
export const view = msg("Show", "Taispeáin");
export const views = {
  all: msg("All open", "Gach ceann oscailte"),
  mine: msg("Assigned to me", "Sannta domsa"),
  soon: msg("Due within 7 days", "Laistigh de 7 lá"),
};
export const none = msg("No shortages here", "Níl aon ghanntanas anseo");
export const noneText = msg(
  "What was promised is there, or somebody has found another way.",
  "Tá an méid a gealladh ann, nó fuarthas bealach eile.",
);
export const showAll = msg("Show all shortages", "Taispeáin gach ganntanas");
export const columns = {
  item: msg("Item", "Mír"),
  quantity: msg("Short", "In easnamh"),
  from: msg("From", "Ó"),
  to: msg("To", "Go dtí"),
  owner: msg("For", "Do"),
  reason: msg("Reason", "Cúis"),
  assignee: msg("Assignee", "Sannaí"),
};
export const reasons = {
  forced: msg("Promised by staff", "Gealladh ag an bhfoireann"),
  maintenance: msg("In repair", "Á dheisiú"),
  missing: msg("A unit is missing", "Aonad ar iarraidh"),
  retired: msg("A unit left the fleet", "D’fhág aonad an trealamh"),
  "fewer-owned": msg("Fewer owned", "Níos lú ann"),
};
export const solve = msg("Solve {quantity} × {item}", "Réitigh {quantity} × {item}");
export const nobody = msg("Unassigned", "Gan sannadh");
export const assign = msg("Assign", "Sann");
export const tryAgain = msg("Try again with our own", "Bain triail eile as lenár dtrealamh féin");
export const ofQuote = msg(
  "This is held for a quote that is not accepted yet. A supplier can be asked once it is a hire; until then write the supplier and the cost into the line of the quote.",
  "Coinnítear é seo do luachan nár glacadh léi fós. Is féidir soláthraí a iarraidh nuair a ghlacfar léi; go dtí sin scríobh an soláthraí agus an costas i líne na luachana.",
);
export const fewerHint = msg(
  "Begins a new version of the quote with fewer pieces. The shortage ends when the customer accepts it.",
  "Tosaíonn sé leagan nua den luachan le níos lú píosaí. Críochnaíonn an ganntanas nuair a ghlacann an custaiméir leis.",
);
export const fewer = msg("Offer fewer pieces", "Tairg níos lú píosaí");
export const moveDates = msg("Move the dates of the hire", "Athraigh dátaí an ordaithe chíosa");
export const openQuote = msg("Change the quote", "Athraigh an luachan");
export const substituteHint = msg(
  "It goes in the place of what was promised, at the same price.",
  "Téann sí in áit an méid a gealladh, ar an bpraghas céanna.",
);
export const tellCustomer = msg("Tell the customer by mail", "Cuir ríomhphost chuig an gcustaiméir");
export const customerMessage = msg("Message to the customer", "Teachtaireacht don chustaiméir");
export const customerMessageHint = {
  english: msg(
    "The email names both items, in English. This comes after it.",
    "Ainmníonn an ríomhphost an dá mhír, i mBéarla. Tagann sé seo ina dhiaidh.",
  ),
  irish: msg(
    "The email names both items, in Irish. This comes after it.",
    "Ainmníonn an ríomhphost an dá mhír, i nGaeilge. Tagann sé seo ina dhiaidh.",
  ),
};
/** What the form proposes to tell the customer; staff may write something else. */
export const customerNote = msg(
  "It does the same work. If it does not suit you, please answer this email.",
  "Déanann sé an obair chéanna. Mura n-oireann sé duit, freagair an ríomhphost seo, le do thoil.",
);
export const substituteItem = msg("Substitute", "Mír ionaid");
export const substitute = msg("Promise the substitute", "Geall an mhír ionaid");
/** A substitute of which fewer pieces are free on the dates of the hire than are short. */
export const tooFewFree = msg("{item} ({n} of {of} free)", "{item} ({n} as {of} saor)");
export const takeBackSubstitute = msg("Take the substitute back", "Tarraing siar an mhír ionaid");
export const takeBackHint = msg(
  "{n} × {item} instead of {other}: what was promised is then short again.",
  "{n} × {item} in ionad: {other}. Beidh an méid a gealladh gann arís ansin.",
);
export const noSubstitutes = msg(
  "No substitutes are saved for this item.",
  "Níl aon mhír ionaid sábháilte don mhír seo.",
);
export const giveWayHint = msg(
  "Takes the pieces from another hire, which then has the shortage.",
  "Tógtar na píosaí ó ordú cíosa eile, a mbeidh an ganntanas aige ansin.",
);
export const giveWayHire = msg("Hire that gives way", "Ordú cíosa a ghéilleann");
export const giveWay = msg("Take them from this hire", "Tóg ón ordú cíosa seo iad");
/** Of a shortage that a supplier has not confirmed yet. */
export const askedOf = msg(
  "Asked: {quantity} of {supplier}, {at}",
  "Iarrtha: {quantity}. Soláthraí: {supplier}, {at}",
);
export const orderedAt = msg("Order mailed {at}", "Ordú seolta {at}");
export const orderKeptAt = msg("Order kept {at}, not mailed", "Ordú coinnithe {at}, níor seoladh");
export const openSubhire = msg("Open the sub-hire", "Oscail an fo-ordú cíosa");
// On the page of a hire
export const hireShort = msg("Equipment is missing", "Tá trealamh in easnamh");
export const hireShortText = msg(
  "Not there for this hire: {goods}.",
  "Níl siad seo ann don ordú cíosa seo: {goods}.",
);
export const openShortages = msg("Open its shortages", "Oscail a ganntanais");
export const note = msg("Where it comes from", "Cá as a dtagann sé");
export const noteHint = msg(
  "Becomes a sub-hire without cost, of a supplier of this name: counted by hand when it is prepared and when it comes back.",
  "Déantar fo-ordú cíosa gan chostas de, ó sholáthraí den ainm seo: comhairtear de láimh é nuair a ullmhaítear é agus nuair a thagann sé ar ais.",
);
export const reallocated = msg("Solved otherwise", "Réitithe ar shlí eile");
export const saved = msg("Saved.", "Sábháilte.");

// Sub-hires of a hire
export const subhires = msg("Sub-hires", "Fo-orduithe cíosa");
export const addSubhire = msg("Ask a supplier", "Iarr ar sholáthraí");
export const notWholeBlocked = msg(
  "We need it from {from} to {to}, with time to prepare it before the hire and to check it after. With these dates, the shortage stays open until it has arrived.",
  "Teastaíonn sé uainn ar feadh an ama seo: {from} – {to}, le ham chun é a ullmhú roimh an ordú cíosa agus a sheiceáil ina dhiaidh. Leis na dátaí seo, fanann an ganntanas oscailte go dtí go dtagann sé.",
);
export const supplier = msg("Supplier", "Soláthraí");
export const otherItem = msg("Something else", "Rud eile");
export const description = msg("Description", "Cur síos");
export const quantity = msg("Quantity", "Cainníocht");
export const costNet = msg("Cost of all, in euro net of VAT", "Costas an iomláin, in euro glan ó CBL");
export const cost = msg("Cost, net", "Costas, glan");
export const reference = msg("Supplier’s reference", "Tagairt an tsoláthraí");
export const state = msg("Status", "Stádas");
export const arrives = msg("Expected with us", "Súil leis againn");
export const goesBack = msg("Due back with the supplier", "Le bheith ar ais ag an soláthraí");
export const ordered = msg("Order mailed", "Ordú seolta");
export const orderKept = msg("Order kept, not mailed", "Ordú coinnithe, níor seoladh");
export const received = msg("Arrived", "Tháinig sé");
export const sentBack = msg("Went back", "D’imigh ar ais");
export const order = msg("Mail the order to the supplier", "Seol an t-ordú chuig an soláthraí");
export const orderAgain = msg("Mail the order again", "Seol an t-ordú arís");
export const orderAgainSince = msg("Mail the order again (mailed {at})", "Seol an t-ordú arís (seolta {at})");
/** Without a mail server. */
export const orderAgainKept = msg(
  "Mail the order again (kept {at}, not mailed)",
  "Seol an t-ordú arís (coinnithe {at}, níor seoladh)",
);
export const sureToOrderKept = msg(
  "The order to {supplier} of {at} was kept and not mailed: no mail server is set up. This keeps a second mail with the same order.",
  "Coinníodh an t-ordú chuig an soláthraí ({supplier}, {at}) ach níor seoladh é: níl aon fhreastalaí ríomhphoist socraithe. Coinneofar an dara ríomhphost leis an ordú céanna.",
);
export const sureToOrder = msg(
  "The order was mailed to {supplier} on {at}. Mailed again, {supplier} gets a second email with the same order.",
  "Seoladh an t-ordú chuig an soláthraí cheana: {supplier}, {at}. Má sheoltar arís é, gheobhaidh an soláthraí an dara ríomhphost leis an ordú céanna.",
);
export const noMail = msg(
  "The supplier has no email address yet, so no order can be mailed.",
  "Níl seoladh ríomhphoist ag an soláthraí fós, mar sin ní féidir ordú a sheoladh.",
);
export const states = {
  asked: msg("Asked", "Iarrtha"),
  confirmed: msg("Confirmed", "Deimhnithe"),
  received: msg("Received", "Faighte"),
  "sent-back": msg("Sent back", "Seolta ar ais"),
  cancelled: msg("Cancelled", "Curtha ar ceal"),
};
export const steps = {
  asked: msg("Ask", "Iarr"),
  confirmed: msg("Confirm", "Deimhnigh"),
  received: msg("Mark as received", "Marcáil mar fhaighte"),
  "sent-back": msg("Mark as sent back", "Marcáil mar sheolta ar ais"),
  cancelled: msg("Cancel the sub-hire", "Cuir an fo-ordú cíosa ar ceal"),
};
export const undo = {
  receipt: msg("Undo the receipt", "Cealaigh an fháil"),
  "sent-back": msg("Undo sending back", "Cealaigh an seoladh ar ais"),
};
export const sureToCancel = msg(
  "The order of this sub-hire was mailed to {supplier}. Cancelling it sends {supplier} an email at once.",
  "Seoladh ordú an fho-orduithe cíosa seo chuig an soláthraí: {supplier}. Má chuirtear ar ceal é, seoltar ríomhphost chuige láithreach.",
);
export const leftTitle = msg("Sub-hires of ended hires", "Fo-orduithe cíosa d’orduithe a chríochnaigh");
export const left = msg(
  "These hires were cancelled or lapsed, and a supplier has still confirmed or brought its gear. Cancel it with the supplier, or send it back.",
  "Cuireadh na horduithe cíosa seo ar ceal nó chuaigh siad as feidhm, ach tá trealamh deimhnithe nó tugtha ag soláthraí fós. Cuir ar ceal leis an soláthraí é, nó seol ar ais é.",
);
export const leftHere = msg(
  "This hire is over, and a supplier has still confirmed or brought gear for it. Cancel it with the supplier, or send it back.",
  "Tá an t-ordú cíosa seo thart, ach tá trealamh deimhnithe nó tugtha ag soláthraí dó fós. Cuir ar ceal leis an soláthraí é, nó seol ar ais é.",
);
export const ownCosts = msg("Own costs", "Ár gcostais féin");
export const subhireCosts = msg("Cost of sub-hires", "Costas na bhfo-orduithe cíosa");
export const margin = msg("Margin, net", "Corrlach, glan");
export const noSuppliers = msg(
  "Save a supplier first; then gear can be asked of it.",
  "Sábháil soláthraí ar dtús; ansin is féidir trealamh a iarraidh air.",
);

export const faults = {
  conflict: msg(
    "This was changed meanwhile. The page now shows it as it is.",
    "Athraíodh é seo idir an dá linn. Taispeánann an leathanach anois mar atá sé.",
  ),
  "not-allowed": msg("This is not possible at its present status.", "Ní féidir é seo sa stádas reatha."),
  "not-a-hire": ofQuote,
  "draft-there": msg(
    "A new version of the quote has been begun already. Change the quantity there.",
    "Tosaíodh leagan nua den luachan cheana. Athraigh an chainníocht ansin.",
  ),
  "no-supplier": msg("Choose a supplier.", "Roghnaigh soláthraí."),
  "no-item": msg("Choose an item or describe it.", "Roghnaigh mír nó cuir síos uirthi."),
  "bad-quantity": msg("Enter a whole quantity from 1.", "Cuir isteach slánuimhir ó 1."),
  "bad-period": msg(
    "These are no times of Ireland with the end after the start.",
    "Ní amanna na hÉireann iad seo leis an deireadh i ndiaidh an tosaigh.",
  ),
  "not-whole-hire": msg(
    "The supplier’s gear must be there from the collection to the return.",
    "Caithfidh trealamh an tsoláthraí a bheith ann ón mbailiú go dtí an tabhairt ar ais.",
  ),
  "no-cost": msg("Enter a cost in euro, such as 45.00.", "Cuir isteach costas in euro, mar shampla 45.00."),
  "not-staff": notAssignable,
  "no-note": msg("Say where the pieces come from.", "Abair cá as a dtagann na píosaí."),
  "no-supplier-mail": noMail,
  "not-there": msg(
    "The other hire has not so many of them on the shelf for these dates.",
    "Níl an oiread sin díobh ar an tseilf ag an ordú cíosa eile do na dátaí seo.",
  ),
  "still-out": msg(
    "Some of it is with the customer. Count it back in the warehouse first.",
    "Tá cuid de ag an gcustaiméir. Comhair ar ais sa stóras é ar dtús.",
  ),
  "still-short": msg("There is still nothing free.", "Níl aon rud saor fós."),
};
