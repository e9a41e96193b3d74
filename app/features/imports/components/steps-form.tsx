import { Form, useNavigation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { fileTooLarge } from "#app/i18n/messages/catalog-admin/import-files.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { IMPORT_LIMITS } from "../run/import-report.ts";

/** The way in that writes nothing until every change was seen. */
export function StepsInvitation() {
  const t = useT();
  return (
    <section aria-labelledby="steps-title" className="stack-4 items-start">
      <h2 id="steps-title" className="step-1">
        {t(importAdmin.stepsTitle)}
      </h2>
      <p className="intro">{t(importAdmin.stepsLead)}</p>
      <ButtonRouteLink to={adminPath("/admin/import/new")}>{t(importAdmin.begin)}</ButtonRouteLink>
    </section>
  );
}

export function StepsForm() {
  const t = useT();
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" encType="multipart/form-data" className="stack-5 items-start width-narrow">
      <div className="field items-start">
        <label className="field-label" htmlFor="steps-file">
          {t(importAdmin.chooseLabel)}
        </label>
        <p className="field-hint" id="steps-limits">
          {t(messages.limits)}
        </p>
        <input
          id="steps-file"
          type="file"
          name="file"
          accept=".csv,text/csv"
          data-largest={IMPORT_LIMITS.fileBytes}
          data-largest-text={t(fileTooLarge, { megabytes: "20" })}
          required
          aria-describedby="steps-limits"
          className="input"
        />
      </div>
      <SubmitButton busy={busy} busyText={t(importAdmin.uploading)}>
        {t(importAdmin.upload)}
      </SubmitButton>
    </Form>
  );
}
