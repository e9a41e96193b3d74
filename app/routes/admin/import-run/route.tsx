import { Outlet } from "react-router";
import { ImportChanges } from "#app/features/imports/components/import-changes.tsx";
import { ImportColumns } from "#app/features/imports/components/import-columns.tsx";
import {
  BusyBanner,
  CheckedImport,
  EndedImport,
  ImportQuestion,
  ImportResult,
  ImportSteps,
} from "#app/features/imports/components/import-outcome.tsx";
import { ImportPictures } from "#app/features/imports/components/import-pictures.tsx";
import { ImportProgress, useLiveData } from "#app/features/imports/components/import-progress.tsx";
import { ImportReport } from "#app/features/imports/components/import-report.tsx";
import { importPage } from "#app/features/imports/imports-query.ts";
import { missingNow } from "#app/features/imports/pictures/pictures.ts";
import { getRunPictures } from "#app/features/imports/pictures/run-pictures.server.ts";
import { listImportProblems } from "#app/features/imports/queries.server.ts";
import { describeFileInThread } from "#app/features/imports/reading/describe-file-in-thread.server.ts";
import { readImportFile } from "#app/features/imports/run/import-files.server.ts";
import { type ImportAnswer, isUnderWay, OUTCOME_ID } from "#app/features/imports/run/import-step.ts";
import { getImportStep } from "#app/features/imports/run/run-queries.server.ts";
import { countPicturesLeft } from "#app/features/imports/undo/count-pictures-left.server.ts";
import { listImportChanges } from "#app/features/imports/undo/list-import-changes.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/imports/components/import.css";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const run = await getImportStep(db, params.id);
  if (!run) throw notFound();
  const query = importPage.parse(new URL(request.url).searchParams);
  const open = run.state === "draft" || (run.state === "checked" && query.edit);
  const bytes = open ? await readImportFile({ db, config }, run.id) : null;
  return {
    query,
    run,
    open,
    ...(await describeFileInThread(bytes, run.setup.columns)),
    changes: await listImportChanges(db, run.id, {
      after: query.after,
      kept: run.state === "undone",
    }),
    problems: await listImportProblems(db, run.id, query.page),
    pictures: await getRunPictures(db, run.id),
    picturesLeft: run.state === "undone" ? await countPicturesLeft(db, run.id) : 0,
  };
}

export const shouldRevalidate = readAgainAfterConflict;

export default function ImportRunPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionResult<ImportAnswer>();
  const { query, run, open, columns, prices, changes, problems, pictures, picturesLeft } = loaderData;
  const { state } = run;
  const own = adminPath(`/admin/import/${run.id}`);
  useLiveData(isUnderWay(state) || pictures.waiting > 0 || run.other !== null);
  const ended = !open && !isUnderWay(state) && state !== "checked";
  return (
    <AdminPage back={{ to: adminPath("/admin/import"), label: importAdmin.imports }} title={messages.title}>
      <p>
        <strong>{run.fileName}</strong>
      </p>
      <ImportSteps state={open ? "draft" : state} />
      {answer && <ImportResult answer={answer} />}
      <ImportQuestion run={run} />
      <BusyBanner other={run.other} />
      {open && (
        <ImportColumns
          runId={run.id}
          columns={columns}
          prices={prices}
          setup={run.setup}
          returned={answer?.kind === "same-meaning" ? answer : null}
        />
      )}
      {!open && (
        <section id={OUTCOME_ID} tabIndex={-1}>
          {isUnderWay(state) && <ImportProgress run={run} state={state} />}
          {state === "checked" && <CheckedImport run={run} />}
          {ended && (
            <EndedImport
              run={run}
              kept={changes.kept}
              picturesLeft={picturesLeft}
              problems={problems.errors + problems.warnings}
            />
          )}
        </section>
      )}
      {!open && state !== "checking" && (
        <>
          {(state !== "undone" || changes.kept > 0) && (
            <ImportPictures
              runId={run.id}
              pictures={pictures}
              dropped={answer?.kind === "dropped" ? answer : null}
            />
          )}
          {state !== "running" && (
            <ImportChanges
              page={changes}
              isFirst={query.after === ""}
              afterUndo={state === "undone"}
              hrefOf={(after) => `${importPage.href({ ...query, after }, own)}#changes`}
            />
          )}
          {state !== "running" && (
            <ImportReport
              run={run}
              problems={problems}
              hrefOf={(page) => importPage.href({ ...query, page }, own)}
              picturesMissing={missingNow(run, pictures)}
              before={state === "checked"}
            />
          )}
        </>
      )}
      <Outlet />
    </AdminPage>
  );
}
