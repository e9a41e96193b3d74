import { msg, plural } from "#app/i18n/message.ts";

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
export const unreachable = msg(
  "The server does not answer, or this device is not connected. This page comes back by itself as soon as it can. Work that was begun goes on.",
  "Níl an freastalaí ag freagairt, nó níl an gléas seo ceangailte. Tiocfaidh an leathanach seo ar ais uaidh féin a luaithe is féidir. Leanann obair a tosaíodh ar aghaidh.",
);
export const awayText = msg(
  "This page cannot be shown just now. Please try again in a minute.",
  "Ní féidir an leathanach seo a thaispeáint faoi láthair. Bain triail eile as i gceann nóiméid.",
);
export const reachUs = msg("You can still reach us:", "Is féidir teagmháil a dhéanamh linn fós:");

export const starting = msg("The doors are opening", "Tá na doirse á n-oscailt");
export const startingText = msg(
  "The site is starting. This page loads again by itself in a moment.",
  "Tá an suíomh á thosú. Lódálfaidh an leathanach seo arís as féin i gceann nóiméid.",
);

export const busy = msg("Very busy just now", "An-ghnóthach faoi láthair");
export const busyText = msg(
  "More people are here at once than we can serve. Please try again in a few seconds.",
  "Tá níos mó daoine anseo in éineacht ná mar is féidir linn freastal orthu. Bain triail eile as i gceann cúpla soicind.",
);
export const busyForm = msg(
  "If you sent a form, nothing of it was stored. Go back in your browser: what you typed is still there.",
  "Má sheol tú foirm, níor stóráladh aon chuid di. Téigh siar i do bhrabhsálaí: tá an méid a chlóscríobh tú ann fós.",
);

export const wrongMethod = msg(
  "This page does not take what was sent to it.",
  "Ní ghlacann an leathanach seo leis an rud a seoladh chuige.",
);
export const wrongRequest = msg(
  "The request could not be understood.",
  "Níorbh fhéidir an t-iarratas a thuiscint.",
);
export const tooManyRequests = plural(
  {
    one: "Too many requests. Try again in {n} second.",
    other: "Too many requests. Try again in {n} seconds.",
  },
  {
    one: "An iomarca iarratas. Bain triail eile as i gceann soicind amháin.",
    two: "An iomarca iarratas. Bain triail eile as i gceann {n} shoicind.",
    few: "An iomarca iarratas. Bain triail eile as i gceann {n} shoicind.",
    many: "An iomarca iarratas. Bain triail eile as i gceann {n} soicind.",
    other: "An iomarca iarratas. Bain triail eile as i gceann {n} soicind.",
  },
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

export const noPermissionTitle = msg(
  "Your role does not include this page",
  "Níl an leathanach seo i do ról",
);
export const noPermission = msg(
  "Your role does not include this page. Ask an admin if you need it; nothing was changed.",
  "Níl an leathanach seo i do ról. Iarr ar riarthóir é má theastaíonn sé uait; níor athraíodh aon rud.",
);
