import { data, type RouterContextProvider } from "react-router";
import { describeDbError } from "#app/db/errors.server.ts";
import type { FormName } from "#app/features/enquiries/enquiries.ts";
import { submitEnquiry } from "#app/features/enquiries/submit-enquiry.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { getViewer } from "./auth/viewer.server.ts";
import { appContext } from "./context.server.ts";
import { FORM_PAGE_HEADERS } from "./headers/private-headers.ts";
import { postedForm } from "./posted-form.server.ts";

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The action of every page with an enquiry form. */
export async function enquiryAction({ request, context }: ActionArgs, form: FormName) {
  const { db, config, clock, clientAddress, log, requestId } = context.get(appContext);
  const locale = localeOf(new URL(request.url).pathname);
  const { answer, status, error } = await submitEnquiry(
    { db, config, now: clock.now(), clientAddress },
    { form, posted: await postedForm(request), locale },
    async () => (await getViewer(context))?.id ?? null,
  );
  if (error) log.error({ requestId, form, error: describeDbError(error) }, "Enquiry not stored");
  return data(answer, { status, headers: FORM_PAGE_HEADERS });
}
