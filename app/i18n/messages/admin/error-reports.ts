import { msg } from "#app/i18n/message.ts";

export { errorLog as title } from "#app/i18n/messages/admin/section-names.ts";
export const lead = msg(
  "An error page shows a visitor a number. Look it up here to see what went wrong and when. Nothing that a visitor wrote is kept.",
  "Taispeánann leathanach earráide uimhir do chuairteoir. Cuardaigh anseo í le feiceáil cad a chuaigh amú agus cathain. Ní choinnítear aon rud a scríobh cuairteoir.",
);
export const searchLabel = msg("Number from the error page", "Uimhir ón leathanach earráide");
export const none = msg("No errors here", "Níl aon earráid anseo");
export const noneText = msg(
  "Unexpected errors of the last 90 days are listed here.",
  "Liostaítear anseo earráidí gan choinne na 90 lá seo caite.",
);
export const unknown = msg(
  "No error of the last 90 days has this number. Numbers have twelve letters and figures.",
  "Níl an uimhir seo ar aon earráid de na 90 lá seo caite. Dhá litir nó figiúr déag a bhíonn in uimhir.",
);
export const when = msg("When", "Cathain");
export const number = msg("Number", "Uimhir");
export const where = msg("Where", "Cén áit");
export const what = msg("What", "Cad");
export const detail = msg("For a developer", "D’fhorbróir");
