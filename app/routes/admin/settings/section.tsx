import { useState } from "react";
import { data } from "react-router";
import { languagePickers } from "#app/features/media/components/language-pickers.tsx";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { findMediaItems, listLibrary } from "#app/features/media/queries.server.ts";
import { getOpeningHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { FeedReport } from "#app/features/product-feed/components/feed-report.tsx";
import { readFeedReport } from "#app/features/product-feed/feed-report.server.ts";
import { omittedOffers } from "#app/features/product-feed/product-feed.ts";
import { SectionForm } from "#app/features/settings/components/section-form.tsx";
import { SECTION_MESSAGES } from "#app/features/settings/components/section-messages.ts";
import { type ReturnedSection, sectionState } from "#app/features/settings/components/section-state.ts";
import { SettingsMenu } from "#app/features/settings/components/settings-menu.tsx";
import { getSettings, listSettingVersions } from "#app/features/settings/queries.server.ts";
import { saveSection } from "#app/features/settings/save-section.server.ts";
import { KEY_OF, readSectionForm, SETTINGS_SECTIONS } from "#app/features/settings/settings-form.ts";
import { getDeliveryTerm } from "#app/features/site-text/terms-texts.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/section.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData ? SECTION_MESSAGES[loaderData.section].title : messages.title);

function sectionOf(name: string) {
  const section = SETTINGS_SECTIONS.find((known) => known === name);
  if (!section) throw notFound();
  return section;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const section = sectionOf(params.section);
  const { searchParams } = new URL(request.url);
  const [settings, versions] = await Promise.all([getSettings(db), listSettingVersions(db)]);
  const { en, ga } = settings.guaranteeNotice;
  const [library, chosen] =
    section === "guarantee"
      ? await Promise.all([listLibrary(db, FIRST_PAGE), findMediaItems(db, [en, ga].filter(Boolean))])
      : [{ items: [] }, []];
  const report = section === "feed" ? await readFeedReport(db, omittedOffers.parse(searchParams)) : null;
  const deliveryTerm = section === "delivery" ? await getDeliveryTerm(db) : null;
  const version = versions[KEY_OF[section]] ?? "";
  const { items } = library;
  return { section, settings, version, library: items, chosen, report, deliveryTerm, origin: config.origin };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const section = sectionOf(params.section);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const values = readSectionForm(form);
  const version = values.version ?? "";
  const { week } = await getOpeningHours(db);
  const saved = await saveSection(db, { section, values, version, actorId, week, now: clock.now() });
  if (saved.ok) throw redirectWith(context, adminPath(`/admin/settings/${section}`), "settings-saved");
  const faults = saved.error.kind === "invalid" ? saved.error.faults : [];
  const conflict = saved.error.kind === "conflict";
  const returned: ReturnedSection = { section, values, version, faults, conflict };
  return data(returned, { status: conflict ? 409 : 422 });
}

export default function SettingsSectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { section, settings, version, library, chosen, report, deliveryTerm, origin } = loaderData;
  const flash = useFlash();
  const [taken, take] = useState<ReturnedSection | null>(null);
  const ownTaken = taken?.section === section ? taken : null;
  const state = sectionState(t, {
    section,
    returned: actionData ?? undefined,
    saved: flash?.name === "settings-saved",
    version,
    taken: ownTaken,
    take,
  });
  const { title } = SECTION_MESSAGES[section];
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/settings"), label: messages.title }}
      heading={
        <>
          {t(title)} <Companion of={title} />
        </>
      }
    >
      <div className="settings">
        <SettingsMenu current={section} />
        {/* Fields read what they hold when they are made, so a draft that is taken makes its form again. */}
        <PickerLibrary key={ownTaken ? `${section}, kept` : section} value={library}>
          <div className="stack-4">
            <SectionForm
              section={section}
              settings={settings}
              pickers={languagePickers({ name: "guarantee", value: settings.guaranteeNotice, chosen })}
              deliveryTerm={deliveryTerm}
              state={state}
            />
            {report && (
              <FeedReport
                report={report}
                origin={origin}
                isDated={settings.productFeed.backorderDays !== null}
              />
            )}
          </div>
        </PickerLibrary>
      </div>
    </AdminDetail>
  );
}
