import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as errors from "#app/i18n/messages/errors.ts";

/** The last resort, when not even the styled error page could be rendered. */
export function plainErrorPage(pathname: string, requestId: string): Response {
  const locale = localeOf(pathname);
  const title = format(locale, errors.unexpected);
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${format(locale, errors.reference)} ${requestId}</p></html>`;
  return new Response(html, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
