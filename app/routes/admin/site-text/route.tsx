import { Outlet } from "react-router";
import { VersionHistory } from "#app/features/content/components/admin/version-history.tsx";
import { listVersions } from "#app/features/content/entries/versions/version-queries.server.ts";
import { historyOf } from "#app/features/content/entries/versions/versions.ts";
import { listAreas } from "#app/features/site-text/areas.server.ts";
import { inputLabel, SiteTextForm } from "#app/features/site-text/components/site-text-form.tsx";
import { SiteTextMarks } from "#app/features/site-text/components/site-text-list.tsx";
import { shownForm, siteTextList } from "#app/features/site-text/filter.ts";
import { getSiteText } from "#app/features/site-text/queries.server.ts";
import {
  type ReturnedSiteText,
  type SiteTextState,
  siteTextDifferences,
} from "#app/features/site-text/site-text.ts";
import { submitSiteText } from "#app/features/site-text/submit-site-text.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeAddress } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { useFlashCount } from "#app/ui/flash/use-flash-count.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/site-text/components/site-text.css";
import type { Route } from "./+types/route.ts";
import { returnText } from "./return-text.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ params }) => noindexMeta(`${messages.title.en}: ${params.key}`);

const RESULTS = {
  "site-text-saved": messages.saved,
  "site-text-reset": messages.resetDone,
  "site-text-restored": messages.restoredDone,
} as const;

export const shouldRevalidate = readAgainAfterConflict;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const text = await getSiteText(db, params.key);
  if (!text) throw notFound();
  const versions = await listVersions<SiteTextState>(db, "words", text.key);
  return {
    text,
    areas: listAreas().filter(({ name }) => text.areas.includes(name)),
    history: historyOf(versions, (before, after) => siteTextDifferences(text.source, before, after)),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const sent = await submitSiteText(db, { key: params.key, actorId, now: clock.now(), form });
  if (sent.kind === "not-found") throw notFound();
  if (sent.kind === "done")
    throw redirectWith(context, adminPath(`/admin/site-text/${params.key}`), "site-text-saved");
  return returnText(sent.form);
}

export default function SiteTextPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { text, areas, history } = loaderData;
  const flash = useFlash();
  const flashes = useFlashCount(flash);
  const returned = useActionResult<ReturnedSiteText>();
  const [first, ...others] = areas;
  return (
    <AdminDetail
      back={{
        to: siteTextList.href({ search: "", area: text.area, mark: null }),
        label: first?.title ?? messages.title,
      }}
      heading={shownForm(text.en ?? text.source.en)}
      lang="en"
      marks={
        <span className="row row-tight">
          <SiteTextMarks text={text} />
        </span>
      }
      actions={first?.path && <SeenAt path={first.path} />}
    >
      {others.length > 0 && (
        <p className="muted">
          {t(messages.alsoIn)} {others.map(({ title }) => t(title)).join(", ")}
        </p>
      )}
      <FlashMessage results={RESULTS} />
      {text.sourceChanged && <Banner kind="info">{t(messages.sourceChangedText)}</Banner>}
      {text.locked ? (
        <Banner kind="info">{t(text.locked === "law" ? messages.lockedLaw : messages.lockedName)}</Banner>
      ) : (
        <SiteTextForm
          key={`${text.version} ${flashes}`}
          text={text}
          returned={returned ?? undefined}
          saved={flash !== null && flash.name !== "site-text-restored"}
        />
      )}
      <VersionHistory
        page={adminPath(`/admin/site-text/${text.key}`)}
        history={history}
        version={text.version}
        label={(path) => inputLabel(t, path)}
      />
      <Outlet />
    </AdminDetail>
  );
}

/** The page that says the text, in both languages. */
function SeenAt({ path }: { readonly path: string }) {
  const t = useT();
  return (
    <>
      <ButtonLink variant="outline" small href={path}>
        {t(messages.seePage)}
      </ButtonLink>
      <ButtonLink variant="outline" small href={localeAddress("ga", path)}>
        {t(messages.seeIrish)}
      </ButtonLink>
    </>
  );
}
