import { msg } from "#app/i18n/message.ts";

export const pickList = msg("Pick list", "Liosta bailithe");
export const deliveryNote = msg("Delivery note", "Nóta seachadta");
export const returnNote = msg("Return note", "Nóta tabhartha ar ais");
export const manifest = msg("Manifest", "Lastliosta");
export const numbered = msg("{title} {number}", "{title} {number}");
export const noteTitle = msg("{title} {number} of hire {hire}", "{title} {number}, ordú cíosa {hire}");

export const hire = msg("Hire", "Ordú cíosa");
export const customer = msg("Customer", "Custaiméir");
export const from = msg("From", "Ó");
export const place = msg("Place", "Áit");
export const usedAt = msg("Used at", "Áit úsáide");
export const collection = msg("Collection", "Bailiú");
export const delivery = msg("Delivery", "Seachadadh");
export const returning = msg("Return", "Tabhairt ar ais");
export const printed = msg("Printed", "Priontáilte");
export const note = msg("Note", "Nóta");

export const item = msg("Item", "Mír");
export const shelf = msg("Place in the store", "Áit sa stóras");
export const unit = msg("Unit", "Aonad");
export const units = msg("Units", "Aonaid");
export const serial = msg("Serial number", "Sraithuimhir");
export const state = msg("Status", "Stádas");
export const pieces = msg("Pieces", "Píosaí");
export const cases = msg("Cases", "Cásanna");
export const taken = msg("Taken", "Tógtha");
export const checked = msg("Checked", "Seiceáilte");
export const quantity = msg("Quantity", "Cainníocht");
export const counted = msg("Counted pieces", "Píosaí comhairithe");
export const byHand = msg("Counted by hand, not scanned", "Comhairithe de láimh, gan scanadh");
export const sent = msg("Went out", "Imithe amach");
export const back = msg("Back", "Ar ais");
export const damaged = msg("Damaged", "Damáistithe");
export const missing = msg("Missing", "Ar iarraidh");
export const stillOut = msg("Still out", "Fós amuigh");
export const unitStates = {
  out: msg("Still out", "Fós amuigh"),
  back: msg("Back", "Ar ais"),
  damaged: msg("Back, damaged", "Ar ais, damáistithe"),
  missing: msg("Missing", "Ar iarraidh"),
};

export const nothingToPick = msg(
  "This hire is cancelled or has lapsed: nothing is to be picked.",
  "Tá an t-ordú cíosa seo curtha ar ceal nó as feidhm: níl aon rud le bailiú.",
);
export const noItems = msg(
  "This hire has no equipment to pick.",
  "Níl aon trealamh le bailiú san ordú cíosa seo.",
);
export const noHires = msg("No hires are collected on this day.", "Níl aon ordú cíosa le bailiú an lá seo.");
export const qrOf = msg("QR code of {number}", "Cód QR: {number}");

export const loadTitle = msg("Weight, volume and current", "Meáchan, toirt agus sruth");
export const totals = msg("Totals", "Iomláin");
export const weight = msg("Weight", "Meáchan");
export const volume = msg("Volume", "Toirt");
export const power = msg("Power", "Cumhacht");
export const current = msg("Current", "Sruth");
export const currentOnPhases = msg("Current on L1, L2, L3", "Sruth ar L1, L2, L3");
export const supply = msg("Supply", "Soláthar");
export const value = msg("Replacement value, net", "Luach athsholáthair, glan");
export const vehicles = msg("Vehicles", "Feithiclí");
export const vehicleFit = msg(
  "{count} × {name}: {weight} by weight, {volume} by volume",
  "{count} × {name}: {weight} de réir meáchain, {volume} de réir toirte",
);
export const valueShort = msg("Value, net", "Luach, glan");
export const litresShort = msg("Litres", "Lítir");
export const advice = msg(
  "The figures are advice, not a design: a competent person decides.",
  "Comhairle atá sna figiúirí, ní dearadh: duine inniúil a dhéanann an cinneadh.",
);

export const signature = msg("Signature", "Síniú");
export const signedBy = msg("Signed by {name}, {time}", "Sínithe ag {name}, {time}");
export const signedInWriting = msg(
  "Signed by the typed name {name}, {time}",
  "Sínithe leis an ainm clóscríofa {name}, {time}",
);
export const signatureOf = msg("Signature of {name}", "Síniú: {name}");
export const contentHash = msg("SHA-256 of what was signed: {hash}", "SHA-256 den rud a síníodh: {hash}");
export const unsigned = msg("Not signed yet", "Gan síniú fós");
export const signDelivery = msg("I have received what this note lists.", "Fuair mé a bhfuil ar an nóta seo.");
export const signReturn = msg(
  "What this note lists was given back as it says.",
  "Tugadh ar ais a bhfuil ar an nóta seo mar a deirtear ann.",
);
export const nameAndDate = msg("Name and date", "Ainm agus dáta");
export const notes = msg("Delivery and return notes", "Nótaí seachadta agus tabhartha ar ais");
