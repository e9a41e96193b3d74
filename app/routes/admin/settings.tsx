import { useState } from "react";
import { data } from "react-router";
import { languagePickers } from "#app/features/media/components/language-pickers.tsx";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { findItems, listLibrary } from "#app/features/media/queries.server.ts";
import {
  HoursSection,
  ParticularsSection,
  SocialSection,
} from "#app/features/settings/components/company-sections.tsx";
import { DeliverySection } from "#app/features/settings/components/delivery-section.tsx";
import { type ReturnedSection, sectionState } from "#app/features/settings/components/section-state.ts";
import { SettingsHead } from "#app/features/settings/components/settings-head.tsx";
import {
  AnnouncementSection,
  GuaranteeSection,
  MakersSection,
  ShopSection,
  TradeSection,
} from "#app/features/settings/components/site-sections.tsx";
import { getSettings, listSettingVersions } from "#app/features/settings/queries.server.ts";
import { saveSection } from "#app/features/settings/save-section.server.ts";
import { KEY_OF, SECTIONS, type Section, typedIn } from "#app/features/settings/settings-form.ts";
import { listUntickedLegalPages } from "#app/features/site-text/legal-ticks.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { useFlash } from "#app/ui/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";
import type { Route } from "./+types/settings.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const [settings, versions, unread, library] = await Promise.all([
    getSettings(db),
    listSettingVersions(db),
    listUntickedLegalPages(db),
    listLibrary(db, FIRST_PAGE),
  ]);
  const { en, ga } = settings.guaranteeNotice;
  const chosen = await findItems(db, [en, ga].filter(Boolean));
  return {
    settings,
    versions,
    unread: unread.length,
    library: library.items,
    chosen,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const typed = typedIn(await postedForm(request));
  const section = SECTIONS.find((one) => one === typed.section);
  if (!section) throw data(null, { status: 400 });
  const version = typed.version ?? "";
  const saved = await saveSection(db, { section, typed, version, actorId: viewer.id });
  if (saved.ok)
    throw redirectWith(context, adminPath(`/admin/settings#${section}`), {
      name: "settings-saved",
      parts: [section],
    });
  const problems = saved.error.kind === "invalid" ? saved.error.problems : [];
  const conflict = saved.error.kind === "changed-meanwhile";
  const returned: ReturnedSection = { section, typed, version, problems, conflict };
  return data(returned, { status: conflict ? 409 : 422 });
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { settings, versions, unread, library, chosen } = loaderData;
  const flash = useFlash();
  const saved = flash?.name === "settings-saved" ? flash.parts[0] : null;
  const pickers = languagePickers({ name: "guarantee", value: settings.guaranteeNotice, chosen });
  const [taken, take] = useState<ReturnedSection | null>(null);
  // Fields read what they hold when they are made, so a draft that is taken makes its form again.
  const keyOf = (section: Section) => (taken?.section === section ? `${section}, kept` : section);
  const state = (section: Section) =>
    sectionState(t, {
      section,
      returned: actionData ?? undefined,
      saved: saved === section,
      version: versions[KEY_OF[section]] ?? "",
      taken,
      take,
    });
  return (
    <div className="admin-page">
      <SettingsHead unread={unread} />
      <ParticularsSection company={settings.company} key={keyOf("company")} state={state("company")} />
      <HoursSection company={settings.company} key={keyOf("hours")} state={state("hours")} />
      <SocialSection company={settings.company} key={keyOf("social")} state={state("social")} />
      <AnnouncementSection notice={settings.notice} key={keyOf("notice")} state={state("notice")} />
      <ShopSection url={settings.externalShopUrl} key={keyOf("shop")} state={state("shop")} />
      <PickerLibrary value={library}>
        <GuaranteeSection pickers={pickers} key={keyOf("guarantee")} state={state("guarantee")} />
      </PickerLibrary>
      <MakersSection choice={settings.importWithoutMaker} key={keyOf("makers")} state={state("makers")} />
      <DeliverySection zones={settings.deliveryZones} key={keyOf("delivery")} state={state("delivery")} />
      <TradeSection trade={settings.trade} key={keyOf("trade")} state={state("trade")} />
    </div>
  );
}
