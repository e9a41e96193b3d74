import { msg } from "#app/i18n/message.ts";

export const shape = msg(
  "Send the text of a rider as “text”, as the API’s description says.",
  "Seol téacs liosta trealaimh mar “text”, mar a deir cur síos an API.",
);
export const empty = msg(
  "There is no list yet. Paste it, or choose a file.",
  "Níl liosta ann fós. Greamaigh é, nó roghnaigh comhad.",
);
export const tooLarge = msg(
  "The list has more than 2 MB of text. Send it in parts.",
  "Tá níos mó ná 2 MB téacs sa liosta. Seol ina chodanna é.",
);
export const encoding = msg(
  "The file is no plain text. Save it as .txt or .csv and choose it again.",
  "Ní gnáth-théacs atá sa chomhad. Sábháil mar .txt nó .csv é agus roghnaigh arís é.",
);
export const tooManyLines = msg(
  "The list has {lines} lines; 200 can be read at once. Nothing is lost: check the first 200, then the rest.",
  "Tá {lines} líne sa liosta; is féidir 200 a léamh in éineacht. Níl aon rud caillte: seiceáil an chéad 200, ansin an chuid eile.",
);

export const title = msg("Paste your rider", "Greamaigh do liosta trealaimh");
export const description = msg(
  "Paste a technical rider or a kit list, see line by line what we have for hire and what is free on your dates, and take it into your hire basket.",
  "Greamaigh liosta trealaimh, féach líne ar líne a bhfuil againn ar cíos agus a bhfuil saor ar do dhátaí, agus cuir i do chiseán cíosa é.",
);
export const lede = msg(
  "Paste the list as you have it. You see line by line what we have, how sure we are of it, and what is free on your dates.",
  "Greamaigh an liosta mar atá sé agat. Feicfidh tú líne ar líne a bhfuil againn, cé chomh cinnte is atáimid, agus a bhfuil saor ar do dhátaí.",
);
export const link = msg("Have a list? Paste your rider", "Liosta agat? Greamaigh anseo é");
export const list = msg("Your list", "Do liosta");
export const listHint = msg(
  "One item a line, such as “4 x Robe Spiider – flown”, or cells copied from a spreadsheet. At most 200 lines.",
  "Earra amháin ar gach líne, mar shampla “4 x Robe Spiider – ar crochadh”, nó cealla ó scarbhileog. 200 líne ar a mhéad.",
);
export const file = msg("Or a file", "Nó comhad");
export const fileHint = msg(
  "Drop it on the field or choose it: .txt or .csv, 2 MB at most.",
  "Scaoil ar an réimse é nó roghnaigh é: .txt nó .csv, 2 MB ar a mhéad.",
);
export const collection = msg("Collection (optional)", "Bailiú (roghnach)");
export const returning = msg("Return (optional)", "Tabhairt ar ais (roghnach)");
export const check = msg("Check the list", "Seiceáil an liosta");
export const answer = msg("Your list, line by line", "Do liosta, líne ar líne");
export const counts = msg(
  "Sure: {sure} · To check: {check} · Without a match: {none}",
  "Cinnte: {sure} · Le seiceáil: {check} · Gan earra: {none}",
);
export const sure = msg("Sure match", "Earra cinnte");
export const toCheck = msg("Please check", "Seiceáil é seo");
export const quantityWritten = msg(
  "The quantity is written as “{written}”; we read it as {quantity}.",
  "“{written}” atá scríofa mar chainníocht; {quantity} a léimid.",
);
export const quantityMissing = msg(
  "The line has no quantity; we read it as {quantity}.",
  "Níl cainníocht sa líne; {quantity} a léimid.",
);
export const noMatch = msg("No match", "Gan earra");
export const supplied = msg("There already", "Ann cheana");
export const part = msg("Only {free} of {wanted} free", "Níl ach {free} as {wanted} saor");
export const none = msg("Not free on your dates", "Níl sé saor ar do dhátaí");
export const available = msg("Free on your dates", "Saor ar do dhátaí");
export const unconfirmed = msg(
  "We confirm availability within 24 hours",
  "Deimhnímid an infhaighteacht laistigh de 24 uair an chloig",
);
export const choiceFor = msg("For “{line}”", "Le haghaidh “{line}”");
export const option = msg("{quantity} × {item}", "{quantity} × {item}");
export const optionFree = msg(
  "{quantity} × {item}, free on your dates",
  "{quantity} × {item}, saor ar do dhátaí",
);
export const optionPart = msg(
  "{quantity} × {item}, only {free} free on your dates",
  "{quantity} × {item}, níl ach {free} saor ar do dhátaí",
);
export const optionNone = msg(
  "{quantity} × {item}, not free on your dates",
  "{quantity} × {item}, níl sé saor ar do dhátaí",
);
export const instead = msg("Free instead: {quantity} × {item}", "Saor ina áit: {quantity} × {item}");
export const ask = msg("Custom request: ask us for it", "Iarratas saincheaptha: fiafraigh dínn faoi");
export const leaveOut = msg("Leave it out", "Fág amach é");
export const add = msg("Add to my hire list", "Cuir le mo liosta cíosa");
export const addHint = msg(
  "What is in your hire basket stays. Custom requests go into its form in your own words.",
  "Fanann a bhfuil i do chiseán cíosa. Téann iarratais shaincheaptha isteach san fhoirm i d’fhocail féin.",
);
export const tooMuchToAsk = msg(
  "There are more custom requests than the form takes. Leave some out here and send those lines with a form of their own.",
  "Tá níos mó iarratas saincheaptha ann ná mar a ghlacann an fhoirm. Fág cuid acu amach anseo agus seol na línte sin le foirm dá gcuid féin.",
);
