import { msg } from "#app/i18n/message.ts";

// Mails to the customer of what left and what came back

/** Numbers of units in brackets after what they are. */
export const units = msg("{name} (unit {numbers})", "{name} (aonad {numbers})");

export const leftSubject = {
  collection: msg("Collected: hire {number}", "Bailithe: ordú cíosa {number}"),
  delivery: msg("On its way: hire {number}", "Ar an mbealach: ordú cíosa {number}"),
};
export const leftText = {
  collection: msg(
    "Hello {name}, the equipment of your hire {number} was collected.",
    "Dia duit, {name}. Bailíodh trealamh d’ordaithe chíosa {number}.",
  ),
  delivery: msg(
    "Hello {name}, the equipment of your hire {number} has left our store for delivery.",
    "Dia duit, {name}. D’fhág trealamh d’ordaithe chíosa {number} ár stóras lena sheachadadh.",
  ),
};
/** After an earlier mail of what left. */
export const leftMoreText = {
  collection: msg(
    "Hello {name}, more equipment of your hire {number} was collected.",
    "Dia duit, {name}. Bailíodh tuilleadh de threalamh d’ordaithe chíosa {number}.",
  ),
  delivery: msg(
    "Hello {name}, more equipment of your hire {number} has left our store for delivery.",
    "Dia duit, {name}. D’fhág tuilleadh de threalamh d’ordaithe chíosa {number} ár stóras lena sheachadadh.",
  ),
};
export const signed = msg("{signer} signed for it, {time}.", "Shínigh {signer} ar a shon, {time}.");
export const until = {
  collection: msg("Bring it back by {time}.", "Tabhair ar ais é faoin {time}."),
  delivery: msg("We collect it on {time}.", "Baileoimid é: {time}."),
};
export const left = msg("This was handed over:", "Tugadh an méid seo amach:");
export const leftSoFar = msg("All that was handed over so far:", "Gach rud a tugadh amach go dtí seo:");
export const reach = msg(
  "Is something missing or broken, or do you need it for longer? Tell us on the page of your hire, or reply to this mail.",
  "An bhfuil rud in easnamh nó briste, nó an bhfuil sé uait níos faide? Inis dúinn ar leathanach d’ordaithe chíosa, nó freagair an ríomhphost seo.",
);
export const reachByPhone = msg(
  "Is something missing or broken, or do you need it for longer? Tell us on the page of your hire, reply to this mail, or call {phone}.",
  "An bhfuil rud in easnamh nó briste, nó an bhfuil sé uait níos faide? Inis dúinn ar leathanach d’ordaithe chíosa, freagair an ríomhphost seo, nó glaoigh: {phone}.",
);

export const backSubject = msg("Returned: hire {number}", "Tugtha ar ais: ordú cíosa {number}");
export const partBackSubject = msg(
  "Partly returned: hire {number}",
  "Tugtha ar ais i bpáirt: ordú cíosa {number}",
);
export const backText = msg(
  "Hello {name}, we have recorded the return of your hire {number}. Thank you.",
  "Dia duit, {name}. Tá tabhairt ar ais d’ordaithe chíosa {number} taifeadta againn. Go raibh maith agat.",
);
export const partBackText = msg(
  "Hello {name}, we have recorded the return of a part of your hire {number}. Thank you.",
  "Dia duit, {name}. Tá tabhairt ar ais cuid d’ordú cíosa {number} taifeadta againn. Go raibh maith agat.",
);
export const damaged = msg("Came back damaged: {goods}.", "Tháinig ar ais damáistithe: {goods}.");
export const missing = msg("Did not come back: {goods}.", "Níor tháinig ar ais: {goods}.");
export const notRight = msg(
  "If that does not match what you brought back, reply to this mail.",
  "Mura bhfuil sé sin ag teacht leis an méid a thug tú ar ais, freagair an ríomhphost seo.",
);
export const stillOut = msg("Still with you: {goods}.", "Fós agat: {goods}.");
export const wasDue = msg("It was due back by {time}.", "Bhí sé le bheith ar ais faoin {time}.");
export const back = msg("This came back:", "Tháinig an méid seo ar ais:");
export const backSoFar = msg("All that came back so far:", "Gach rud a tháinig ar ais go dtí seo:");
export const securityLater = msg(
  "We keep your security deposit of {amount} until everything is back and checked.",
  "Coinneoimid d’éarlais slándála {amount} go dtí go mbeidh gach rud ar ais agus seiceáilte.",
);
export const securityBack = msg(
  "Your security deposit of {amount} comes back the way it was paid, within five working days of the check.",
  "Tabharfar d’éarlais slándála {amount} ar ais ar an mbealach inar íocadh í, laistigh de chúig lá oibre ón tseiceáil.",
);
export const securityLess = msg(
  "Your security deposit of {amount} comes back the way it was paid, within five working days of the check, less only what the hire terms allow. If anything is deducted, we show you how it was worked out.",
  "Tabharfar d’éarlais slándála {amount} ar ais ar an mbealach inar íocadh í, laistigh de chúig lá oibre ón tseiceáil, lúide an méid a cheadaíonn na téarmaí cíosa amháin. Má bhaintear aon rud di, taispeánfaimid duit conas a ríomhadh é.",
);
/** Open requests for other dates end with the last return. */
export const datesEnded = msg(
  "The hire is back, so its dates stay as they were, and what you had asked for about them is closed.",
  "Tá an t-ordú cíosa tugtha ar ais, agus mar sin fanann a dhátaí mar a bhí; tá an méid a d’iarr tú ina dtaobh dúnta.",
);
export const question = msg(
  "Any question? Reply to this mail.",
  "Ceist ar bith? Freagair an ríomhphost seo.",
);
export const questionByPhone = msg(
  "Any question? Reply to this mail, or call {phone}.",
  "Ceist ar bith? Freagair an ríomhphost seo, nó glaoigh: {phone}.",
);
export const notePdf = {
  delivery: msg("Delivery note {number} (PDF)", "Nóta seachadta {number} (PDF)"),
  return: msg("Return note {number} (PDF)", "Nóta tabhartha ar ais {number} (PDF)"),
};
