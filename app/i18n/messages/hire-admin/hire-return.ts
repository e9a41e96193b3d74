import { msg } from "#app/i18n/message.ts";

/** Numbers of units in brackets after what they are. */
export const units = msg("unit {numbers}", "aonad {numbers}");

// The warehouse, before equipment goes out
export const unpaid = {
  deposit: msg("The booking deposit is not paid.", "Níl an éarlais áirithinte íoctha."),
  balance: msg("The balance is not paid.", "Níl an t-iarmhéid íoctha."),
  security: msg("The security deposit is not paid.", "Níl an éarlais slándála íoctha."),
  charges: msg("An extra charge is not paid.", "Níl muirear breise íoctha."),
};
export const otherDay = msg(
  "It is to go out on another day: {day}.",
  "Tá sé le dul amach ar lá eile: {day}.",
);
export const askOffice = msg("Ask the office before it leaves.", "Fiafraigh den oifig sula n-imíonn sé.");

// The warehouse, after a return
export const checkRest = msg(
  "Checked: the rest is in order or in repair",
  "Seiceáilte: tá an chuid eile i gceart nó á deisiú",
);
export const missingText = msg("Did not come back: {goods}.", "Níor tháinig ar ais: {goods}.");
export const checkQuestion = msg(
  "Not everything came back: {goods}. Is the rest checked?",
  "Níor tháinig gach rud ar ais: {goods}. An bhfuil an chuid eile seiceáilte?",
);
export const signNow = msg("Sign the delivery note on screen", "Sínigh an nóta seachadta ar an scáileán");

// What the buttons of counted pieces say
export const mark = {
  damaged: msg("Mark as damaged", "Marcáil mar dhamáistithe"),
  missing: msg("Mark as missing", "Marcáil mar atá ar iarraidh"),
};
export const markAll = {
  damaged: msg("All {n} are damaged", "Gach ceann damáistithe: {n}"),
  missing: msg("All {n} are missing", "Gach ceann ar iarraidh: {n}"),
};

// The page of a hire after its return
export const title = msg("Not everything came back in order", "Níor tháinig gach rud ar ais slán");
export const damagedText = msg("Came back damaged: {goods}.", "Tháinig ar ais damáistithe: {goods}.");
/** Before what the store wrote of the damage: "unit 1074:". */
export const damageNote = msg("{what}:", "{what}:");
export const chargeFor = {
  missing: msg("Charge what is missing", "Gearr muirear ar a bhfuil ar iarraidh"),
  damaged: msg("Charge the damage", "Gearr muirear ar an damáiste"),
};
export const charged = msg("Charged: {orders}.", "Gearrtha: {orders}.");
/** An order among them, with its state. */
export const chargedOrder = msg("order {number} ({state})", "ordú {number} ({state})");
export const notCharged = msg("Not charged.", "Gan mhuirear.");
export const closeRest = msg(
  "The hire was checked. Nothing more can be moved or charged once it is closed.",
  "Seiceáladh an t-ordú cíosa. Ní féidir aon rud a bhogadh ná muirear a ghearradh nuair atá sé dúnta.",
);
/** What an invoice says of a charge: what it is for, and which pieces. */
export const chargeText = msg("{what}: {goods}", "{what}: {goods}");

// The parts of the page of a hire
export const customer = msg("Customer", "Custaiméir");
export const period = msg("Dates", "Dátaí");
/** Of a hire whose customer pays for the waiver; the words of the quote. */
export const waiver = msg(
  "This hire has the damage waiver: accidental damage is not charged; loss, theft and misuse are.",
  "Tá an tarscaoileadh damáiste ag an ordú cíosa seo: ní ghearrtar muirear as damáiste trí thimpiste; gearrtar as caillteanas, goid agus mí-úsáid.",
);
export const waiverQuestion = msg(
  "The customer pays for the damage waiver, so accidental damage is not charged. Charge this all the same, for instance because of misuse?",
  "Íocann an custaiméir as an tarscaoileadh damáiste, mar sin ní ghearrtar muirear as damáiste trí thimpiste. An bhfuil sé seo le gearradh mar sin féin, mar shampla de bharr mí-úsáide?",
);
export const chargeAnyway = msg("Charge it all the same", "Gearr é mar sin féin");
