import { data } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import type { FormName } from "#app/features/enquiries/enquiries.ts";
import { type MoreDetails, submitEnquiry } from "#app/features/enquiries/submit-enquiry.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { DEFAULT_LIMIT } from "#app/http/admission/body-limit.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { FORM_PAGE_HEADERS } from "#app/http/headers/private-headers.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { sumBy } from "#app/lib/sums.ts";
import { postedForm } from "./posted-form.server.ts";

/** The action of every page with an enquiry form. `readMore` says what the page adds to the form's own fields. */
export async function enquiryFormAction(
  { request, context }: PostArgs,
  form: FormName,
  readMore?: (posted: FormFields, locale: Locale) => Promise<MoreDetails>,
) {
  const { db, config, clock, clientAddress, log, requestId } = context.get(appContext);
  const locale = localeOf(new URL(request.url).pathname);
  const posted = await postedForm(request);
  if (textBytes(posted) > DEFAULT_LIMIT) throw data(null, { status: 413 });
  const more = await readMore?.(posted, locale);
  const { answer, status, error } = await submitEnquiry(
    { db, config, now: clock.now(), clientAddress },
    { form, posted, locale, more },
    async () => (await getViewer(context))?.id ?? null,
  );
  if (error) log.error({ requestId, form, error: describeDbError(error) }, "Enquiry not stored");
  return data(answer, { status, headers: FORM_PAGE_HEADERS });
}

function textBytes(posted: FormFields): number {
  return sumBy([...posted], ([, text]) => Buffer.byteLength(text));
}
