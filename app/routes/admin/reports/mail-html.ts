import { getMail } from "#app/features/mail/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/mail-html.ts";

/** Mails bring their styles inline, and show the site's own pictures; nothing else of them is believed. */
const policyOf = (origin: string) =>
  `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${origin}/pictures/ ${origin}/media/; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The HTML part of a mail by itself, for the frame on its page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = context.get(appContext);
  const mail = isId(params.id) ? await getMail(db, params.id) : null;
  if (!mail) return notFound();
  return new Response(mail.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policyOf(config.origin),
      "X-Frame-Options": "SAMEORIGIN",
      ...NO_STORE,
    },
  });
}
