import { HeroFrame } from "#app/features/content/components/hero-frame.tsx";
import { pageMeta } from "#app/features/content/page-meta.ts";
import { EnquirySection } from "#app/features/enquiries/components/enquiry-section.tsx";
import { FormPageTitle } from "#app/features/enquiries/components/form-page-title.tsx";
import { artwork } from "#app/features/media/artwork.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryAction, FORM_PAGE_HEADERS, newFormToken } from "#app/http/enquiry-action.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as enquiries from "#app/i18n/messages/enquiries.ts";
import type { Route } from "./+types/equipment-servicing";

export const handle = { lights: "down", hydrate: false } satisfies PageHandle;

export const headers = () => FORM_PAGE_HEADERS;

/** The title stands in the page, because it changes when the form is refused. */
export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const tags = pageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    path: "/equipment-servicing",
    title: enquiries.servicingTitle,
    description: enquiries.servicingDescription,
    crumb: enquiries.servicingTitle,
  });
  return tags.filter((tag) => !("title" in tag));
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { company } = await getSettings(db);
  const { phone, email, address } = company;
  return {
    origin: config.origin,
    token: await newFormToken(context),
    company: { phone, email, address },
    picture: artwork("service"),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return enquiryAction({ request, context }, "equipment-servicing");
}

export default function EquipmentServicingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <FormPageTitle title={enquiries.servicingTitle} answer={actionData} />
      <HeroFrame
        picture={loaderData.picture}
        title={enquiries.servicingTitle}
        lede={enquiries.servicingLede}
      />
      <EnquirySection
        form="equipment-servicing"
        answer={actionData}
        token={loaderData.token}
        company={loaderData.company}
      />
    </>
  );
}
