import { redirect } from "react-router";
import { quoteOfEnquiry } from "#app/features/quotes/quote-of-enquiry.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/quotes.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Opens the quote of the enquiry, made of its basket or kit list where it has none. */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  if (!isId(params.id)) throw notFound();
  const made = await quoteOfEnquiry(db, { enquiryId: params.id, actorId, now: clock.now() });
  if (!made.ok) throw notFound();
  throw redirect(adminPath(`/admin/hire/quotes/${made.value.id}`));
}
