import { data } from "react-router";
import { cleanSearch } from "#app/features/catalog/schema.ts";
import { enquiryClientAction } from "#app/features/enquiries/components/enquiry-client-action.ts";
import { EnquirySection } from "#app/features/enquiries/components/enquiry-section.tsx";
import { FormPageTitle } from "#app/features/enquiries/components/form-page-title.tsx";
import type { EnquiryAnswer } from "#app/features/enquiries/enquiries.ts";
import { getEnquiryPage } from "#app/features/enquiries/enquiry-page.server.ts";
import { formPageMeta } from "#app/features/enquiries/form-page-meta.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryFormAction } from "#app/http/forms/enquiry-form-action.server.ts";
import { FORM_PAGE_HEADERS, NO_STORE } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { Route } from "./+types/request.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

/** A page that names somebody is not kept: anyone who presses "back" after them may be another. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? NO_STORE["Cache-Control"],
});

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return formPageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    path: "/shop/request",
    title: enquiries.customTitle,
    description: enquiries.customDescription,
  });
}

/** Longest name of a product that the form takes. */
const PRODUCT_LIMIT = 200;

/** `?product=` names what is asked about; a signed-in visitor need not type name and address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const [page, viewer] = await Promise.all([getEnquiryPage({ db, config, clock }), getViewer(context)]);
  const product = new URL(request.url).searchParams.get("product") ?? "";
  const values = {
    name: viewer?.name ?? "",
    email: viewer?.email ?? "",
    productName: cleanSearch(product).slice(0, PRODUCT_LIMIT),
  };
  return data({ ...page, values }, { headers: viewer ? NO_STORE : FORM_PAGE_HEADERS });
}

export function action({ request, context }: Route.ActionArgs) {
  return enquiryFormAction({ request, context }, "custom-item");
}

export const clientAction = enquiryClientAction("custom-item");

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { token, company, values } = loaderData;
  // The form keeps what it is told was typed; nothing has been refused yet.
  const untouched: EnquiryAnswer = { kind: "invalid", form: "custom-item", faults: [], values, token };
  return (
    <>
      <FormPageTitle title={enquiries.customTitle} answer={actionData} />
      <header className="wrap stack-4">
        <CompanionHeading level={1} of={enquiries.customTitle} className="step-4" />
        <p className="lede">{t(enquiries.customLede)}</p>
      </header>
      <EnquirySection form="custom-item" answer={actionData ?? untouched} token={token} company={company} />
    </>
  );
}
