import { msg } from "../message.ts";

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
