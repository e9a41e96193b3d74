import { data } from "react-router";
import type { EnquiryAction, RefusedEnquiryForm } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { LONGEST_SUBJECT } from "#app/features/enquiries/admin/reply-subject.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { type Locale, toLocale } from "#app/i18n/locale.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId, newId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

type Outcome = Result<null, { readonly kind: string }>;

/** What an action of an enquiry works with. */
export interface EnquiryWork {
  /** A field's text; empty where there is none. */
  readonly field: (name: string) => string;
  readonly form: FormFields;
  readonly id: string;
  readonly actorId: string;
  /** The form's own mark, or a new one: the same form sent twice counts once. */
  readonly mark: string;
  readonly now: Date;
}

/**
 * The action of an enquiry's resource: runs `change`, then redirects to the enquiry beside the list it was opened
 * from. When it is refused, the page is rendered with the reason and what was typed.
 */
export async function changeEnquiry(
  { request, context, params: { id } }: ActionArgs,
  { action, flash }: { readonly action: EnquiryAction; readonly flash: PlainFlash },
  change: (input: EnquiryWork) => Promise<Outcome>,
) {
  if (!isId(id)) throw notFound();
  const { clock, actorId, form } = await readPost({ request, context });
  const field = (name: string): string => form.get(name) ?? "";
  const mark = isId(field("mark")) ? field("mark") : newId();
  const outcome = await change({ field, form, id, actorId, mark, now: clock.now() });
  if (outcome.ok) throw redirectWith(context, pageOf(id, request), flash);
  const text = field("text").slice(0, 20_000);
  const subject = field("subject").slice(0, LONGEST_SUBJECT);
  const problem = outcome.error.kind;
  const refused: RefusedEnquiryForm = { action, problem, text, subject, locale: localeIn(field) };
  return data(refused, { status: 409 });
}

/** The language that a reply is written in. */
export function localeIn(field: EnquiryWork["field"]): Locale {
  return toLocale(field("locale"));
}

/** The enquiry's page with the query of the list, without that of the reply. */
function pageOf(id: string, request: Request): string {
  const query = new URL(request.url).searchParams;
  for (const param of ["template", "in"]) query.delete(param);
  return `${adminPath(`/admin/enquiries/${id}`)}${query.size > 0 ? `?${query}` : ""}`;
}
