import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as errors from "#app/i18n/messages/ui/errors.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

/** The last resort, when not even the styled error page could be rendered. */
export function plainErrorPage(pathname: string, requestId: string): Response {
  const locale = localeOf(pathname);
  const html = plainPage(locale, format(locale, errors.unexpected), [
    format(locale, errors.unexpectedText),
    `${format(locale, errors.reference)} <code>${requestId}</code>`,
  ]);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": PLAIN_PAGE_POLICY,
  };
  return new Response(html, { status: 500, headers });
}
