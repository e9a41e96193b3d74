import { quoteOfEnquiry } from "#app/features/quotes/quote-of-enquiry.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Opens the quote of the enquiry, made of its basket or kit list where it has none. */
export async function action(args: ResourceArgs) {
  const { db, id: enquiryId, actorId, now } = await readWork(args);
  const created = await quoteOfEnquiry(db, { enquiryId, actorId, now });
  if (!created.ok) throw notFound();
  throw redirectWith(args.context, adminPath(`/admin/hire/quotes/${created.value.id}`));
}
