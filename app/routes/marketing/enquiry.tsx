import { getPagePictures } from "#app/features/content/page-pictures.server.ts";
import { EnquiryPage } from "#app/features/enquiries/components/enquiry-page.tsx";
import { getEnquiryPage } from "#app/features/enquiries/enquiry-page.server.ts";
import { formPageMeta } from "#app/features/enquiries/form-page-meta.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryFormAction } from "#app/http/forms/enquiry-form-action.server.ts";
import { FORM_PAGE_HEADERS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import type { Route } from "./+types/enquiry.ts";

export const handle = { theme: "dark", hydrate: false } satisfies PageHandle;

export const headers = () => FORM_PAGE_HEADERS;

/** What differs between the pages of this route, by form; a form's page has the form's name as its path. */
const PAGES = {
  contact: {
    picture: "contact",
    title: enquiries.contactTitle,
    description: enquiries.contactDescription,
    heading: enquiries.contactHeading,
    lede: enquiries.contactLede,
  },
  "equipment-servicing": {
    picture: "servicing",
    title: enquiries.servicingTitle,
    description: enquiries.servicingDescription,
    heading: enquiries.servicingTitle,
    lede: enquiries.servicingLede,
  },
} as const;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { form, origin, picture } = loaderData;
  const { title, description } = PAGES[form];
  const locale = localeOf(location.pathname);
  return formPageMeta({
    locale,
    origin,
    opening: picture,
    path: `/${form}`,
    title,
    description,
    crumb: title,
  });
}

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const form = formOf(pattern);
  const { db, config, clock } = context.get(appContext);
  const slot = PAGES[form].picture;
  const [page, pictures] = await Promise.all([
    getEnquiryPage({ db, config, clock }),
    getPagePictures(db, [slot]),
  ]);
  return { ...page, form, picture: pictures[slot] };
}

export function action({ request, context, pattern }: Route.ActionArgs) {
  return enquiryFormAction({ request, context }, formOf(pattern));
}

/** The form of a matched route pattern, such as "/ga?/contact". */
function formOf(pattern: string): keyof typeof PAGES {
  return pattern.endsWith("/contact") ? "contact" : "equipment-servicing";
}

export default function EnquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, heading, lede } = PAGES[loaderData.form];
  return (
    <EnquiryPage
      form={loaderData.form}
      picture={loaderData.picture}
      title={title}
      heading={heading}
      lede={lede}
      answer={actionData}
      page={loaderData}
    />
  );
}
