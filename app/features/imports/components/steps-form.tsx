import { Form, useNavigation } from "react-router";
import * as messages from "#app/i18n/messages/catalog-admin/import.ts";
import * as importAdmin from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { useCsvLimits } from "./use-csv-limits.ts";

/** The form of an import in steps: its file. */
export function StepsForm() {
  const t = useT();
  const limits = useCsvLimits();
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
          {...limits}
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
