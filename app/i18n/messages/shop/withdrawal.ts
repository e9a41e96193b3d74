import { msg } from "#app/i18n/message.ts";

// The function itself: Directive 2011/83/EU, Art. 11a.
export const withdrawHere = msg("Withdraw from contract here", "Tarraing siar ón gconradh anseo");
export const confirmWithdrawal = msg("Confirm withdrawal", "Deimhnigh an tarraingt siar");
export const lede = msg(
  "Fill in who you are and which order you mean. You need give no reason. On the next page you check it and confirm.",
  "Líon isteach cé tú féin agus cén t-ordú atá i gceist. Ní gá cúis a thabhairt. Ar an gcéad leathanach eile seiceálann tú é agus deimhníonn tú é.",
);
export const orderLede = msg(
  "Choose what you withdraw from. You need give no reason. On the next page you check it and confirm.",
  "Roghnaigh na hearraí a bhfuil tú ag tarraingt siar uathu. Ní gá cúis a thabhairt. Ar an gcéad leathanach eile seiceálann tú é agus deimhníonn tú é.",
);
export const description = msg(
  "Withdraw from a contract you made in our shop: state it here, confirm it, and the receipt comes by email at once.",
  "Tarraing siar ó chonradh a rinne tú inár siopa: luaigh anseo é, deimhnigh é, agus tagann an admháil trí ríomhphost láithreach.",
);
export const descriptionUnmailed = msg(
  "Withdraw from a contract you made in our shop: state it here and confirm it.",
  "Tarraing siar ó chonradh a rinne tú inár siopa: luaigh anseo é agus deimhnigh é.",
);
export const name = msg("Your name", "D’ainm");
export const email = msg("Email for the receipt", "Ríomhphost don admháil");
export const emailHint = msg("The address you gave with the order.", "An seoladh a thug tú leis an ordú.");
export const reference = msg("Order number", "Uimhir an ordaithe");
export const referenceHint = msg(
  "It is in every email about the order, such as 1001.",
  "Tá sí i ngach ríomhphost faoin ordú, mar shampla 1001.",
);
export const which = msg("Which items?", "Cé na hearraí?");
export const whichHint = msg(
  "Leave empty to withdraw from the whole order.",
  "Fág folamh é chun tarraingt siar ón ordú ar fad.",
);
export const items = msg("Items you withdraw from", "Earraí a dtarraingíonn tú siar uathu");
export const itemsHint = msg(
  "All of the order, unless you choose fewer.",
  "An t-ordú ar fad, mura roghnaíonn tú níos lú.",
);
export const quantityOf = msg("How many of {item}", "{item}: cé mhéad");
export const keep = msg("0 (I keep it)", "0 (coinním é)");
export const unopened = msg("The hygiene seal is unbroken", "Níl an séala sláinteachais briste");
export const madeForYou = msg(
  "Made to your specification: it cannot be withdrawn from, as the product page said before you ordered.",
  "Déanta de réir do shonraíochta: ní féidir tarraingt siar uaidh, mar a dúirt leathanach an táirge sular ordaigh tú.",
);
export const sealed = msg(
  "Sealed for hygiene: it can go back as long as the seal is unbroken.",
  "Séalaithe ar mhaithe le sláinteachas: is féidir é a chur ar ais fad is nach bhfuil an séala briste.",
);
export const alreadyWithdrawn = msg(
  "You have already withdrawn from this.",
  "Tharraing tú siar uaidh seo cheana.",
);
export const alreadyRefunded = msg("It has already been refunded.", "Aisíocadh é cheana.");
export const continueButton = msg("Continue to check", "Ar aghaidh chun seiceáil");
export const change = msg("Change something", "Athraigh rud éigin");
export const checkTitle = msg("Check your statement", "Seiceáil do ráiteas");
export const checkText = msg(
  "This is what you tell us. It counts when you confirm it.",
  "Seo an méid a insíonn tú dúinn. Tá éifeacht leis nuair a dheimhníonn tú é.",
);
export const untilDate = msg(
  "You can withdraw until the end of {date}.",
  "Is féidir tarraingt siar go dtí an {date}, an lá sin san áireamh.",
);
export const untilUnknown = msg(
  "You can withdraw until 14 days after you have received the last of the goods.",
  "Is féidir tarraingt siar go dtí 14 lá tar éis duit an ceann deireanach de na hearraí a fháil.",
);
export const overTitle = msg("The time to withdraw is over", "Tá an t-am chun tarraingt siar thart");
export const overText = msg(
  "It ended with {date}. Your legal guarantee goes on for years: if something is wrong with the goods, tell us.",
  "Chríochnaigh sé an {date}. Leanann do ráthaíocht dhlíthiúil ar aghaidh ar feadh blianta: má tá rud éigin cearr leis na hearraí, inis dúinn.",
);
export const contact = msg("Contact us", "Déan teagmháil linn");
export const nothingLeftTitle = msg(
  "There is nothing left to withdraw from",
  "Níl aon rud fágtha le tarraingt siar uaidh",
);
export const atCounterTitle = msg("You bought this at our counter", "Cheannaigh tú é seo ag ár gcuntar");
export const atCounterText = msg(
  "The right to withdraw is for orders made at a distance. If something is wrong with the goods, tell us.",
  "Is d’orduithe a dhéantar ó chian an ceart tarraingthe siar. Má tá aon rud cearr leis na hearraí, inis dúinn é.",
);
export const notYetTitle = msg(
  "This order binds you to nothing",
  "Ní chuireann an t-ordú seo aon cheangal ort",
);
export const notYetText = msg(
  "It is not paid or has been given up, so there is no contract to withdraw from.",
  "Níl sé íoctha nó tá sé tréigthe, mar sin níl aon chonradh ann le tarraingt siar uaidh.",
);
export const privacy = msg(
  "We use this only to deal with your withdrawal and keep it as long as the order.",
  "Ní úsáidimid é seo ach chun déileáil le do tharraingt siar, agus coinnímid é chomh fada leis an ordú.",
);

// What the statement says; frozen when it is confirmed.
export const statementWhole = msg(
  "I withdraw from my contract of sale with {company}, order {number}: the whole order.",
  "Tarraingím siar ó mo chonradh díolacháin leis an díoltóir {company}, ordú {number}: an t-ordú ar fad.",
);
export const statementItems = msg(
  "I withdraw from my contract of sale with {company}, order {number}, for these goods: {items}.",
  "Tarraingím siar ó mo chonradh díolacháin leis an díoltóir {company}, ordú {number}, maidir leis na hearraí seo: {items}.",
);
export const statementWho = msg("Name: {name}. Email: {email}.", "Ainm: {name}. Ríomhphost: {email}.");

// Faults of the form
export const nameRequired = msg("Enter your name", "Cuir isteach d’ainm");
export const emailInvalid = msg(
  "Enter an email address, such as name@example.ie",
  "Cuir isteach seoladh ríomhphoist, mar ainm@example.ie",
);
export const referenceRequired = msg("Enter the order number", "Cuir isteach uimhir an ordaithe");
export const tooLong = msg("Write at most {max} characters", "Scríobh {max} carachtar ar a mhéad");
export const itemsRequired = msg("Choose at least one item", "Roghnaigh earra amháin ar a laghad");
export const sealRequired = msg(
  "Say that the seal of {item} is unbroken, or keep it",
  "{item}: abair nach bhfuil an séala briste, nó coinnigh é",
);
export const itemRefused = msg(
  "{item} was made to your specification and cannot be withdrawn from",
  "Rinneadh {item} de réir do shonraíochta agus ní féidir tarraingt siar uaidh",
);
export const itemGone = msg(
  "{item}: you have withdrawn from it already, or there are not as many",
  "{item}: tharraing tú siar uaidh cheana, nó níl an oiread sin ann",
);

// After it
export const receivedTitle = msg("We have received your withdrawal", "Fuaireamar do tharraingt siar");
export const receivedAt = msg("Received on {date}", "Faighte an {date}");
export const receivedOrder = msg(
  "A receipt is on its way to {email}. You need do nothing more now.",
  "Tá admháil ar a bealach chuig {email}. Ní gá duit aon rud eile a dhéanamh anois.",
);
/** After goods have left: what is to do follows below. */
export const receivedLeft = msg(
  "A receipt is on its way to {email}.",
  "Tá admháil ar a bealach chuig {email}.",
);
export const receivedLeftUnmailed = msg(
  "Keep this page as your receipt.",
  "Coinnigh an leathanach seo mar admháil.",
);
export const receivedOrderUnmailed = msg(
  "You need do nothing more now.",
  "Ní gá duit aon rud eile a dhéanamh anois.",
);
export const receivedGuest = msg(
  "Your statement is kept with this date and time. If its number and email are those of an order, a receipt is on its way to that address; if none comes within the hour, please tell us.",
  "Coinnítear do ráiteas leis an dáta agus an t-am seo. Más le hordú an uimhir agus an ríomhphost, tá admháil ar a bealach chuig an seoladh sin; mura dtagann ceann laistigh d’uair an chloig, inis dúinn.",
);
export const receivedGuestUnmailed = msg(
  "Your statement is kept with this date and time.",
  "Coinnítear do ráiteas leis an dáta agus an t-am seo.",
);
export const next = msg("What happens next", "Cad a tharlóidh ina dhiaidh seo");
/** A statement without an order's link may name a sale at the counter, or no order. */
export const nextOfGuest = msg(
  "We look for your order. If you may withdraw from it, this follows:",
  "Lorgaímid d’ordú. Más féidir leat tarraingt siar uaidh, leanann sé seo:",
);
export const nextSend = msg(
  "Send or bring the goods back within 14 days. You bear the direct cost of returning them, unless they are faulty.",
  "Seol nó tabhair ar ais na hearraí laistigh de 14 lá. Is ortsa costas díreach a gcurtha ar ais, mura bhfuil locht orthu.",
);
/** The place where goods are sent back to. */
export const nextSendTo = msg("The address: {address}.", "An seoladh: {address}.");
/** Of goods that may be with the customer or not. */
export const nextSendIfAny = msg(
  "If you have the goods, send or bring them back within 14 days. You bear the direct cost of returning them, unless they are faulty.",
  "Má tá na hearraí agat, seol nó tabhair ar ais iad laistigh de 14 lá. Is ortsa costas díreach a gcurtha ar ais, mura bhfuil locht orthu.",
);
export const nextNothing = msg(
  "The goods have not left our store, so you have nothing to send back.",
  "Níl na hearraí imithe ónár stóras, mar sin níl aon rud le cur ar ais agat.",
);
export const nextRefundOnly = msg(
  "We pay back what you paid for them by {date}, by the way you paid.",
  "Aisíocfaimid an méid a d’íoc tú orthu faoin {date}, ar an mbealach ar íoc tú.",
);
export const nextRefundSum = msg(
  "We pay back {sum} by {date}, by the way you paid.",
  "Aisíocfaimid {sum} faoin {date}, ar an mbealach ar íoc tú.",
);
export const sumOfParts = msg(
  "{total} (goods {goods}, delivery {delivery})",
  "{total} (earraí {goods}, seachadadh {delivery})",
);
/** Not of goods that have not left. */
export const nextMayWait = msg(
  "We may wait until we have the goods or you show that you sent them.",
  "Is féidir linn fanacht go mbeidh na hearraí againn nó go léireoidh tú gur sheol tú iad.",
);
export const nextDelivery = msg(
  "When you withdraw from the whole order, the price of the cheapest standard delivery comes back too.",
  "Nuair a tharraingíonn tú siar ón ordú ar fad, tagann praghas an tseachadta chaighdeánaigh is saoire ar ais freisin.",
);
export const keepPage = msg(
  "Print this page or keep its address.",
  "Priontáil an leathanach seo nó coinnigh a sheoladh.",
);

export const givenBack = msg("We have refunded {sum} for it.", "D’aisíocamar {sum} air.");

// Order page
export const announcementTitle = msg("Changed your mind?", "Ar athraigh tú d’intinn?");
export const announcementText = msg(
  "As a consumer you may withdraw from this contract without giving a reason.",
  "Mar thomhaltóir is féidir leat tarraingt siar ón gconradh seo gan aon chúis a thabhairt.",
);
export const moreAbout = msg(
  "More about returns and withdrawal",
  "Tuilleadh faoi aischur agus tarraingt siar",
);
/** Of the whole order or of a part. */
export const withdrawalOf = msg("Your withdrawal of {date}", "Do tharraingt siar, {date}");
export const statedOn = msg("You withdrew on {date}.", "Tharraing tú siar an {date}.");
export const paidBackBy = msg(
  "We pay back the money for it by {date}.",
  "Aisíocfaimid an t-airgead air faoin {date}.",
);
/** Of goods that have left. */
export const sendBackFirst = msg(
  "Send or bring the goods back within 14 days of that day. We pay back the money by {date}; we may wait until we have them or you show that you sent them.",
  "Seol nó tabhair ar ais na hearraí laistigh de 14 lá ón lá sin. Aisíocfaimid an t-airgead faoin {date}; is féidir linn fanacht go mbeidh siad againn nó go léireoidh tú gur sheol tú iad.",
);
export const seeReceipt = msg("See the receipt", "Féach ar an admháil");
export const stateRefunded = msg("It has been refunded.", "Aisíocadh é.");
export const stateRefused = msg("It was not accepted: {note}", "Níor glacadh leis: {note}");

// Mails
export const receiptSubject = msg(
  "Receipt of your withdrawal, order {number}",
  "Admháil ar do tharraingt siar, ordú {number}",
);
export const receiptText = msg(
  "We received your statement of withdrawal on {date}. This is its content:",
  "Fuaireamar do ráiteas tarraingthe siar an {date}. Seo a bhfuil ann:",
);
export const receiptLink = msg("See it on our site", "Féach air ar ár suíomh");
export const staffSubject = msg("Withdrawal from order {number}", "Tarraingt siar ó ordú {number}");
export const staffText = msg(
  "Received on {date}. The refund must be made by {due}.",
  "Faighte an {date}. Caithfear an t-aisíoc a dhéanamh faoin {due}.",
);
export const staffAtCounter = msg(
  "Received on {date}. The order was sold at the counter: there is no right to withdraw from it. Reject the statement, or refund it as goodwill.",
  "Faighte an {date}. Díoladh an t-ordú ag an gcuntar: níl aon cheart ann tarraingt siar uaidh. Diúltaigh don ráiteas, nó déan aisíoc ann mar chomhartha dea-thola.",
);
export const staffUnmatched = msg(
  "No order has this number and this email. It may be a slip: please look, because the statement counts all the same.",
  "Níl aon ordú ann leis an uimhir seo agus an ríomhphost seo. B’fhéidir gur sciorradh é: féach air le do thoil, mar tá éifeacht leis an ráiteas mar sin féin.",
);
export const staffOpen = msg("Open the list of withdrawals", "Oscail liosta na dtarraingtí siar");
