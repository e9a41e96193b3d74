import { msg } from "#app/i18n/message.ts";

// What the API says of a call that it cannot answer
export const invalidField = msg(
  "The value of {field} is not valid.",
  "Níl an luach sa réimse {field} bailí.",
);
export const invalidBody = msg("The body is not valid.", "Níl corp an iarratais bailí.");
export const notJson = msg("The body is not JSON.", "Ní JSON é corp an iarratais.");
export const sendJson = msg("Send the fields as application/json.", "Seol na réimsí mar application/json.");
export const tooManyAsks = msg(
  "Too many questions from your network. Go on in a few seconds.",
  "An iomarca ceisteanna ó do líonra. Lean ort i gceann cúpla soicind.",
);
export const noSuchItem = msg("There is no such item.", "Níl a leithéid de mhír ann.");
