import { data } from "react-router";
import { ImportForm } from "#app/features/imports/components/import-form.tsx";
import { DryRuns, ImportHistory } from "#app/features/imports/components/import-history.tsx";
import { ImportReport } from "#app/features/imports/components/import-report.tsx";
import { useOutcomeToast } from "#app/features/imports/components/outcome-toast.ts";
import { StepsInvitation } from "#app/features/imports/components/steps-invitation.tsx";
import { importsList } from "#app/features/imports/imports-query.ts";
import { missingNow } from "#app/features/imports/pictures/pictures.ts";
import { getRunPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import {
  getImportRun,
  listDryRuns,
  listImportProblems,
  listImportRuns,
} from "#app/features/imports/queries.server.ts";
import type { UploadRefusal } from "#app/features/imports/report/import-report.ts";
import { uploadRefusalText } from "#app/features/imports/report/report-text.ts";
import { importProducts } from "#app/features/imports/run/import-products.server.ts";
import { summaryText } from "#app/features/imports/run/summary-text.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf, redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/import.ts";
import { csvFileIn } from "./csv-file.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = importsList.parse(new URL(request.url).searchParams);
  const run = query.run === null ? null : await getImportRun(db, query.run);
  return {
    query,
    run,
    done: flashOf(context)?.name === "import-finished",
    problems: run && (await listImportProblems(db, run.id, query.page)),
    picturesMissing: run ? missingNow(run, await getRunPictures(db, run.id)) : undefined,
    history: await listImportRuns(db, query.before),
    dryRuns: query.before ? [] : await listDryRuns(db),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const file = csvFileIn(form);
  if (!file.ok) return refused(file.error);
  const outcome = await importProducts({ db, clock }, file.value.stream(), {
    fileName: file.value.name,
    actorId,
    source: "woocommerce",
    pricesIncludeVat: form.get("vat") === "included",
    blank: form.get("blank") === "clear" ? "clear" : "keep",
    tracked: true,
  });
  if (outcome.ok)
    return redirectWith(
      context,
      importsList.href({ run: outcome.value.runId, page: 1, before: null }),
      "import-finished",
    );
  return refused(outcome.error);
}

function refused(refusal: UploadRefusal) {
  return data({ refusal }, { status: 422 });
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { query, run, problems, picturesMissing, history, dryRuns, done } = loaderData;
  const failure = actionData && uploadRefusalText(locale, actionData.refusal);
  const summary = done && run?.state === "finished" ? summaryText(locale, run.counts) : null;
  useOutcomeToast(failure, summary);
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      {failure && <AlertBanner title={t(messages.failed)}>{failure}</AlertBanner>}
      {summary && (
        <FlashMessage results={{ "import-finished": { title: `${t(messages.complete)}:`, text: summary } }} />
      )}
      <StepsInvitation />
      <section aria-labelledby="direct-title" className="stack-4">
        <h2 id="direct-title" className="step-1">
          {t(messages.directTitle)}
        </h2>
        <p className="intro">{t(messages.directLead)}</p>
        <ImportForm />
      </section>
      <section aria-labelledby="export-title" className="stack-3">
        <h2 id="export-title" className="step-1">
          {t(messages.exportTitle)}
        </h2>
        <p className="intro">{t(messages.exportLead)}</p>
        <p>
          <a href={adminPath("/admin/import/export.csv")} className="link-plain" download>
            {t(messages.exportFile)}
          </a>
        </p>
      </section>
      {run && problems && (
        <ImportReport
          run={run}
          problems={problems}
          hrefOf={(page) => importsList.href({ ...query, page })}
          picturesMissing={picturesMissing}
          alone
        />
      )}
      <DryRuns runs={dryRuns} />
      <ImportHistory runs={history.runs} />
      <ListPages
        first={query.before && adminPath("/admin/import")}
        next={history.next && importsList.href({ run: null, page: 1, before: history.next })}
      />
    </AdminPage>
  );
}
