/* Patterns are matched in any case, as the router matches addresses. */

const MB = 1_000_000;
/** Also the most that the texts of a visitor's form may have beside its files: a refused form shows them again. */
export const DEFAULT_LIMIT = 1 * MB;
/** An import file may have 20 MB, sitemaps together too; the form or JSON wrapping is the rest. */
const IMPORT_LIMIT = 21 * MB;
/** Five files of 5 MB each and the fields around them. */
const FILES_LIMIT = 26 * MB;
const FILES_PATH = /^\/(?:ga\/)?(?:equipment-servicing|shop\/request|u\/[\w%*~$=-]{11,40})(?:\.data)?\/?$/i;
const REPLY_PATH = /^\/admin\/enquiries\/[\da-f-]{36}\/replies(?:\.data)?\/?$/i;
const REPORT_PATH = /^\/admin\/hire\/units\/\d{1,10}\/inspections(?:\.data)?\/?$/i;
const PHOTO_PATH = /^\/admin\/hire\/warehouse\/photos(?:\.data)?\/?$/i;
/** Four pictures of 15 MB; a page with a script sends them one by one. */
const MEDIA_LIMIT = 61 * MB;
const MEDIA_PATH =
  /^\/admin\/(?:media(?:\/picker|\/[\w-]+\/file)?|import\/[\da-f-]{36}\/pictures)(?:\.data)?\/?$/i;
const IMPORT_PATH = /^\/admin\/(?:import(?:\/new)?|redirects\/coverage)(?:\.data)?\/?$/i;
/** A fleet's file of 2 MB beside its text of 2 MB, each of whose line ends may take a byte more. */
const FLEET_LIMIT = 5 * MB;
const FLEET_PATH = /^\/admin\/hire\/import(?:\/runs)?(?:\.data)?\/?$/i;

/** A rider's file of 2 MB beside its text of 2 MB; as JSON, or in a form of fields, characters take more bytes. */
const RIDER_LIMIT = 7 * MB;
const RIDER_PATH = /^\/(?:ga\/)?dry-hire\/rider(?:\/choices)?(?:\.data)?\/?$/i;
const RIDER_CALL = "/api/hire/match";

/** JSON there holds a whole file as text. */
const IMPORT_CALL = "/api/import-csv-products";

/** Whether visitors may post pictures to a path, which takes long to decode. */
export function takesVisitorsFiles(pathname: string): boolean {
  return FILES_PATH.test(pathname);
}

/** The most bytes a request body may have. Only multipart bodies hold files; one of fields alone has the usual limit. */
export function bodyLimit(pathname: string, contentType: string | undefined): number {
  const type = contentType?.trim().toLowerCase() ?? "";
  if (pathname === IMPORT_CALL) return type.startsWith("application/json") ? IMPORT_LIMIT : DEFAULT_LIMIT;
  if (pathname === RIDER_CALL) return type.startsWith("application/json") ? RIDER_LIMIT : DEFAULT_LIMIT;
  if (!type.startsWith("multipart/form-data")) return DEFAULT_LIMIT;
  if ([FILES_PATH, REPLY_PATH, REPORT_PATH, PHOTO_PATH].some((path) => path.test(pathname)))
    return FILES_LIMIT;
  if (MEDIA_PATH.test(pathname)) return MEDIA_LIMIT;
  if (RIDER_PATH.test(pathname)) return RIDER_LIMIT;
  if (FLEET_PATH.test(pathname)) return FLEET_LIMIT;
  return IMPORT_PATH.test(pathname) ? IMPORT_LIMIT : DEFAULT_LIMIT;
}
