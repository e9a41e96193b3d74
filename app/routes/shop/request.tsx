import { pageMeta } from "#app/features/content/page-meta.ts";
import { enquiryClientAction } from "#app/features/enquiries/components/enquiry-client-action.ts";
import { EnquirySection } from "#app/features/enquiries/components/enquiry-section.tsx";
import { FormPageTitle } from "#app/features/enquiries/components/form-page-title.tsx";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryAction, FORM_PAGE_HEADERS, newFormToken } from "#app/http/enquiry-action.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as enquiries from "#app/i18n/messages/enquiries.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import type { Route } from "./+types/request";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export const headers = () => FORM_PAGE_HEADERS;

/** The title stands in the page, because it changes when the form is refused. */
export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const tags = pageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    path: "/shop/request",
    title: enquiries.customTitle,
    description: enquiries.customDescription,
  });
  return tags.filter((tag) => !("title" in tag));
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { company } = await getSettings(db);
  const { phone, email, address } = company;
  return { origin: config.origin, token: await newFormToken(context), company: { phone, email, address } };
}

export function action({ request, context }: Route.ActionArgs) {
  return enquiryAction({ request, context }, "custom-item");
}

export const clientAction = enquiryClientAction("custom-item");

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <FormPageTitle title={enquiries.customTitle} answer={actionData} />
      <header className="wrap pt-12">
        <h1 className="text-step-4">
          {t(enquiries.customTitle)} <Companion of={enquiries.customTitle} />
        </h1>
        <p className="lede">{t(enquiries.customLede)}</p>
      </header>
      <EnquirySection form="custom-item" answer={actionData} {...loaderData} />
    </>
  );
}
