import { msg } from "#app/i18n/message.ts";

export const shape = msg(
  "Send from, to and a list of items with a quantity each, as the API’s description says.",
  "Seol from, to agus liosta earraí agus cainníocht le gach ceann, mar a deir cur síos an API.",
);
export const noLines = msg("The list has no lines.", "Níl aon líne ar an liosta.");
export const tooManyLines = msg(
  "A list has 200 lines at most. Send the rest as a second list.",
  "Bíonn 200 líne ar liosta ar a mhéad. Seol an chuid eile mar an dara liosta.",
);
export const quantity = msg(
  "A quantity is a whole number from 1 to 9,999.",
  "Slánuimhir ó 1 go 9,999 is ea cainníocht.",
);
export const unknownItem = msg(
  "There is no hire item “{item}”. Check the code, or find it in the catalogue.",
  "Níl aon mhír chíosa “{item}” ann. Seiceáil an cód, nó aimsigh sa chatalóg í.",
);
export const supply = msg(
  "Name supplies as 13A, 16A, 32A, 16A-3, 32A-3, 63A, 63A-3 or 125A-3.",
  "Ainmnigh soláthairtí mar 13A, 16A, 32A, 16A-3, 32A-3, 63A, 63A-3 nó 125A-3.",
);
