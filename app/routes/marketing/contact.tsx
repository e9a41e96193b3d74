import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { EnquiryPage } from "#app/features/enquiries/components/enquiry-page.tsx";
import { formPageMeta } from "#app/features/enquiries/form-page-meta.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryAction, FORM_PAGE_HEADERS } from "#app/http/enquiry-action.server.ts";
import { loadEnquiryPage } from "#app/http/enquiry-page.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as enquiries from "#app/i18n/messages/enquiries.ts";
import type { Route } from "./+types/contact";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export const headers = () => FORM_PAGE_HEADERS;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return formPageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    opening: loaderData.picture,
    path: "/contact",
    title: enquiries.contactTitle,
    description: enquiries.contactDescription,
    crumb: enquiries.contactTitle,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const [page, pictures] = await Promise.all([
    loadEnquiryPage(context),
    getPagePictures(context.get(appContext).db, ["contact"]),
  ]);
  return { ...page, picture: pictures.contact };
}

export function action({ request, context }: Route.ActionArgs) {
  return enquiryAction({ request, context }, "contact");
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EnquiryPage
      form="contact"
      picture={loaderData.picture}
      title={enquiries.contactTitle}
      heading={enquiries.contactHeading}
      lede={enquiries.contactLede}
      answer={actionData}
      page={loaderData}
    />
  );
}
