import type { EnquiryAction, ReturnedEnquiryForm } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { type ResourceWork, resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { toLocale } from "#app/i18n/locale.ts";
import { isId, newId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

interface Shown {
  readonly action: EnquiryAction;
  readonly flash: PlainFlash | ((work: ResourceWork) => PlainFlash);
}

/** What an action of an enquiry works with. */
export interface EnquiryWork extends ResourceWork {
  /** The form's idempotency key, or a new one: the same form sent twice counts once. */
  readonly idempotencyKey: string;
}

/** The action of an enquiry's resource. Done, it leads to the enquiry beside the list that it was opened from. */
export const enquiryAction = (
  { action, flash }: Shown,
  change: (work: EnquiryWork) => Promise<Result<unknown, { readonly kind: string }>>,
) =>
  resourceAction(
    (work) =>
      change({
        ...work,
        idempotencyKey: isId(work.field("idempotency-key")) ? work.field("idempotency-key") : newId(),
      }),
    {
      done: (work) => ({
        path: pageOf(work.id, work.request),
        flash: typeof flash === "string" ? flash : flash(work),
      }),
      refused: ({ kind }, { text = "", subject = "", locale }): ReturnedEnquiryForm => ({
        action,
        kind,
        text,
        subject,
        locale: toLocale(locale),
      }),
    },
  );

/** The enquiry's page with the query of the list, without that of the reply. */
function pageOf(id: string, request: Request): string {
  const query = new URL(request.url).searchParams;
  for (const param of ["template", "in"]) query.delete(param);
  return `${adminPath(`/admin/enquiries/${id}`)}${query.size > 0 ? `?${query}` : ""}`;
}
