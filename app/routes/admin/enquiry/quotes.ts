import { redirect } from "react-router";
import { quoteOfEnquiry } from "#app/features/quotes/quote-of-enquiry.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/quotes.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Opens the quote of the enquiry, made of its basket or kit list where it has none. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId } = await requireActor(context);
  const created = await quoteOfEnquiry(db, { enquiryId: params.id, actorId, now: clock.now() });
  if (!created.ok) throw notFound();
  throw redirect(adminPath(`/admin/hire/quotes/${created.value.id}`), 303);
}
