import { msg } from "../message.ts";

export const notFoundCode = msg("404", "404");
export const notFound = msg("Oops! Page not found", "Úps! Níor aimsíodh an leathanach");
export const returnHome = msg("Return to Home", "Fill ar an Leathanach Baile");

export const unexpected = msg("Unexpected Application Error!", "Earráid gan choinne!");
export const unexpectedText = msg(
  "Something went wrong on our side. It has been noted; please try again in a moment.",
  "Chuaigh rud éigin amú ar ár dtaobh. Tá nóta déanta de; bain triail eile as i gceann nóiméid.",
);
export const reference = msg("Reference for our staff:", "Tagairt dár bhfoireann:");
export const status = msg("Status {status}", "Stádas {status}");

export const away = msg("We will be right back", "Beimid ar ais láithreach");
export const awayText = msg(
  "This page cannot be shown just now. Please try again in a minute.",
  "Ní féidir an leathanach seo a thaispeáint faoi láthair. Bain triail eile as i gceann nóiméid.",
);
export const reachUs = msg("You can still reach us:", "Is féidir teagmháil a dhéanamh linn fós:");

export const wrongMethod = msg(
  "This page does not take what was sent to it.",
  "Ní ghlacann an leathanach seo leis an rud a seoladh chuige.",
);
export const wrongRequest = msg(
  "The request could not be understood.",
  "Níorbh fhéidir an t-iarratas a thuiscint.",
);
export const tooLarge = msg(
  "That is more than this page takes",
  "Is mó é sin ná mar a ghlacann an leathanach seo",
);
export const tooLargeText = msg(
  "Nothing of it reached us. Go back in your browser: what you typed is still there. Then choose smaller files, or fewer of them.",
  "Níor shroich aon chuid de sinn. Téigh siar i do bhrabhsálaí: tá an méid a chlóscríobh tú ann fós. Roghnaigh comhaid níos lú ansin, nó líon níos lú díobh.",
);
export const notFoundTitle = msg("Page Not Found", "Níor Aimsíodh an Leathanach");
