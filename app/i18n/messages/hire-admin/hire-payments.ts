import { msg } from "#app/i18n/message.ts";

export const record = msg("Record a payment", "Taifead íocaíocht");
export const recordText = msg(
  "Money that the customer paid outside of the site, the whole of what is open. The invoice or receipt is made, and the customer is mailed.",
  "Airgead a d’íoc an custaiméir lasmuigh den suíomh, an méid iomlán atá le híoc. Déantar an sonrasc nó an admháil, agus seoltar ríomhphost chuig an gcustaiméir.",
);
export const what = msg("What was paid", "Cad a íocadh");
export const ofPart = msg("{part}: {amount}", "{part}: {amount}");
export const method = msg("How it was paid", "Conas a íocadh é");
export const methods = {
  cash: msg("Cash at the counter", "Airgead tirim ag an gcuntar"),
  terminal: msg("Card at the counter", "Cárta ag an gcuntar"),
  transfer: msg("Bank transfer", "Aistriú bainc"),
};
export const receivedOn = msg("Received on", "Faighte ar");
export const reference = msg("Reference", "Tagairt");
export const referenceHint = msg(
  "On the bank statement, or the slip of the card terminal. Cash needs none.",
  "Ar an ráiteas bainc, nó ar dhuillín an teirminéil cártaí. Níl ceann de dhíth ar airgead tirim.",
);
export const markPaid = msg("Mark as paid", "Marcáil mar íoctha");

export const waive = msg("Waive a payment", "Tarscaoil íocaíocht");
export const waiveText = msg(
  "The customer is asked for it no more, and there is no invoice for it. The reason is kept in the timeline.",
  "Ní iarrtar ar an gcustaiméir é a thuilleadh, agus ní dhéantar sonrasc air. Coinnítear an chúis san amlíne.",
);
export const whatWaived = msg("What is waived", "Cad a tharscaoiltear");
export const waiveNow = msg("Waive it", "Tarscaoil é");
export const waived = msg("Waived of the balance", "Tarscaoilte den iarmhéid");

export const giveBack = msg("Give back {amount}", "Aisíoc {amount}");
export const giveBackText = msg(
  "What is held of the security deposit goes back the way it was paid. What was paid at the counter or by transfer you hand over or transfer yourself, and settle on its order. Charge damage and loss first.",
  "Téann a bhfuil coinnithe den éarlais slándála ar ais ar an mbealach inar íocadh í. Má íocadh ag an gcuntar nó le haistriú í, tabhair ar ais nó aistrigh féin í, agus socraigh ar a hordú í. Gearr muirear ar dhamáiste agus ar chaillteanas ar dtús.",
);

/** What left the payments of a hire again, in the table of its money. */
export const priceBack = msg(
  "Paid back of deposit and balance",
  "Aisíoctha den éarlais áirithinte agus den iarmhéid",
);
export const takenForCharges = msg(
  "Taken from the security deposit for charges",
  "Tógtha ón éarlais slándála i gcomhair muirear",
);
export const securityBack = msg("Security deposit paid back", "Éarlais slándála aisíoctha");
export const securityBackDue = msg(
  "Security deposit on its way back",
  "Éarlais slándála ar an mbealach ar ais",
);
export const chargesBack = msg("Charges paid back", "Muirir aisíoctha");
export const chargesBackDue = msg("Charges on their way back", "Muirir ar an mbealach ar ais");

/** What giving the security deposit back answers. */
export const gaveBack = msg(
  "{amount} of the security deposit was paid back.",
  "Aisíocadh {amount} den éarlais slándála.",
);
export const gaveBackDue = msg(
  "{amount} of the security deposit goes back to the customer. Not paid out yet: {due}.",
  "Tá {amount} den éarlais slándála le dul ar ais chuig an gcustaiméir. Gan íoc amach fós: {due}.",
);

/** Where something is still to be paid of the hire. */
export const heldAndOwed = msg(
  "{held} of the security deposit is held. To pay of this hire: {owed}.",
  "Tá {held} den éarlais slándála coinnithe. Le híoc as an ordú cíosa seo: {owed}.",
);
export const sureToGiveBack = msg(
  "{owed} is still to be paid of this hire. Give back {amount} all the same?",
  "Tá {owed} fós le híoc as an ordú cíosa seo. An bhfuil {amount} le haisíoc mar sin féin?",
);
export const giveBackAnyway = msg("Give back {amount} all the same", "Aisíoc {amount} mar sin féin");
export const take = msg(
  "Pay charges of {amount} from the security deposit",
  "Íoc muirir {amount} as an éarlais slándála",
);
export const takeText = msg(
  "These open charges are paid from the security deposit at once. The customer is mailed each invoice.",
  "Íoctar na muirir seo láithreach ón éarlais slándála. Seoltar gach sonrasc chuig an gcustaiméir le ríomhphost.",
);
/** A charge that is taken whole, and one that is taken in part. */
export const takenWhole = msg("{what}, order {number}: {amount}", "{what}, ordú {number}: {amount}");
export const takenPart = msg(
  "{what}, order {number}: {amount} of {total}. The customer is asked for the rest with an order of its own.",
  "{what}, ordú {number}: {amount} as {total}. Iarrtar an chuid eile ar an gcustaiméir le hordú ar leith.",
);

export const faults = {
  "nothing-due": msg("Nothing of this is to be paid any more.", "Níl aon rud de seo le híoc a thuilleadh."),
  "no-part": msg("Choose what this is about.", "Roghnaigh cad leis a mbaineann sé."),
  "no-method": msg("Choose how it was paid.", "Roghnaigh conas a íocadh é."),
  "bad-day": msg(
    "Enter the day the money arrived: today or before.",
    "Cuir isteach an lá ar tháinig an t-airgead: inniu nó roimhe.",
  ),
  "no-reference": msg(
    "Enter what the bank statement or the slip of the terminal calls it.",
    "Cuir isteach an tagairt atá ar an ráiteas bainc nó ar dhuillín an teirminéil.",
  ),
  "no-reason": msg("Say why.", "Abair cén fáth."),
};
