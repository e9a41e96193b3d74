import { data } from "react-router";
import { CollectionTable } from "#app/features/content/components/admin/collection-table.tsx";
import { leftIn } from "#app/features/content/entries/admin-entries.ts";
import { listCollections } from "#app/features/content/entries/admin-queries.server.ts";
import { LegalList } from "#app/features/legal/components/legal-list.tsx";
import { listLegalPages, tickLegalPage } from "#app/features/site-text/legal-ticks.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/content.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const [collections, legalPages] = await Promise.all([listCollections(db), listLegalPages(db)]);
  return { collections, legalPages };
}

/** What the solicitor has read, ticked off or taken back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const ticked = await tickLegalPage(db, {
    path: form.get("path") ?? "",
    done: form.get("done") === "yes",
    seen: form.get("seen") ?? "",
    actorId,
    now: clock.now(),
  });
  if (ticked.ok) return null;
  if (ticked.error.kind === "not-found") throw data(null, { status: 400 });
  throw redirectWith(context, adminPath("/admin/content"), "legal-page-changed");
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { collections, legalPages } = loaderData;
  const { sample: samples, missing, stale } = leftIn(collections);
  return (
    <AdminPage title={messages.title} lead={messages.intro}>
      {samples + missing + stale === 0 ? (
        <Banner kind="ok">{t(messages.allDone)}</Banner>
      ) : (
        <p className="admin-summary">
          {samples > 0 && <b className="accent">{t(messages.samplesLeft, { n: samples })}</b>}
          {missing > 0 && <b>{t(messages.irishMissing, { n: missing })}</b>}
          {stale > 0 && <b>{t(messages.irishStale, { n: stale })}</b>}
        </p>
      )}
      <CollectionTable collections={collections} />
      <section className="admin-section" aria-labelledby="legal">
        <CompanionHeading level={2} of={messages.legalPages} id="legal" className="step-1" />
        <p className="muted">{t(messages.legalText)}</p>
        <FlashMessage
          results={{
            "legal-page-changed": { fault: messages.legalChangedMeanwhile },
          }}
        />
        <LegalList pages={legalPages} />
      </section>
    </AdminPage>
  );
}
