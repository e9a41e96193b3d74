import { data } from "react-router";
import { StepsForm } from "#app/features/imports/components/steps-form.tsx";
import type { UploadRefusal } from "#app/features/imports/report/import-report.ts";
import { uploadRefusalText } from "#app/features/imports/report/report-text.ts";
import { keepImport } from "#app/features/imports/steps/keep-import.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/import-new.ts";
import { csvFileIn } from "./csv-file.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config, actorId, form } = await readPost({ request, context });
  const file = csvFileIn(form);
  if (!file.ok) return refused(file.error);
  const bytes = new Uint8Array(await file.value.arrayBuffer());
  const kept = await keepImport({ db, clock, config }, { bytes, fileName: file.value.name, actorId });
  return kept.ok ? redirectWith(context, adminPath(`/admin/import/${kept.value}`)) : refused(kept.error);
}

function refused(refusal: UploadRefusal) {
  return data({ refusal }, { status: 422 });
}

export default function ImportNewPage({ actionData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <AdminPage
      back={{ to: adminPath("/admin/import"), label: importAdmin.imports }}
      title={importAdmin.stepsTitle}
      lead={importAdmin.stepsLead}
    >
      {actionData && (
        <AlertBanner title={t(messages.failed)}>{uploadRefusalText(locale, actionData.refusal)}</AlertBanner>
      )}
      <StepsForm />
    </AdminPage>
  );
}
