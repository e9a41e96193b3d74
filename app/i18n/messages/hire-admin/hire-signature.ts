import { msg } from "#app/i18n/message.ts";

export const titles = {
  delivery: msg("Sign the delivery note", "Sínigh an nóta seachadta"),
  return: msg("Sign the return note", "Sínigh an nóta tabhartha ar ais"),
};
export const back = msg("The hire", "An t-ordú cíosa");
export const home = msg("Admin home", "Baile an riaracháin");
export const nothing = {
  delivery: msg(
    "Nothing of this hire has gone out yet, so there is nothing to sign.",
    "Níl aon chuid den ordú cíosa seo imithe amach fós, mar sin níl aon rud le síniú.",
  ),
  return: msg(
    "Nothing of this hire has come back yet, so there is nothing to sign.",
    "Níor tháinig aon chuid den ordú cíosa seo ar ais fós, mar sin níl aon rud le síniú.",
  ),
};
export const openNote = msg("Open {title} {number} as PDF", "Oscail {title} {number} mar PDF");
export const done = msg("The signature is stored.", "Tá an síniú sábháilte.");
export const name = msg("Name of the person who signs", "Ainm an té a shíníonn");
export const draw = msg("Draw the signature", "Tarraing an síniú");
export const drawHint = msg(
  "With a finger, a pen or the mouse. Without one, tick the box below.",
  "Le méar, le peann nó leis an luch. Gan cheann acu, cuir tic sa bhosca thíos.",
);
export const clear = msg("Clear the drawing", "Glan an líníocht");
export const typed = msg("My typed name is my signature", "Is é m’ainm clóscríofa mo shíniú");
export const sign = msg("Sign", "Sínigh");
export const privacy = msg(
  "The name and the signature are kept as long as the papers of the hire.",
  "Coimeádtar an t-ainm agus an síniú chomh fada le doiciméid an ordaithe chíosa.",
);
export const faults = {
  "no-name": msg("Enter the name of the person who signs.", "Cuir isteach ainm an té a shíníonn."),
  "no-signature": msg(
    "Draw the signature, or tick that the typed name is the signature.",
    "Tarraing an síniú, nó cuir tic gurb é an t-ainm clóscríofa an síniú.",
  ),
  "bad-signature": msg(
    "The drawing could not be read. Clear it and draw it again.",
    "Níorbh fhéidir an líníocht a léamh. Glan í agus tarraing arís í.",
  ),
  conflict: msg(
    "What went out or came back has changed meanwhile. The page now shows it as it is; nothing was signed.",
    "D’athraigh a ndeachaigh amach nó ar tháinig ar ais idir an dá linn. Taispeánann an leathanach anois mar atá sé; níor síníodh aon rud.",
  ),
};

export const papers = msg("Papers of the hire", "Doiciméid an ordaithe chíosa");
export const paperOf = msg("{title} of {number}, PDF", "{title}, {number}, PDF");
export const manifestWithValues = msg("Manifest with values", "Lastliosta le luachanna");
export const csvOf = msg("{title} as CSV", "{title} mar CSV");
export const inIrish = msg("In Irish", "I nGaeilge");
export const signOnScreen = msg("Sign on screen", "Sínigh ar an scáileán");
