import { Form, useNavigation } from "react-router";
import * as account from "#app/i18n/messages/account.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, RequiredHint, Select } from "#app/ui/forms/field.tsx";
import { FIELD_MESSAGES } from "../account/field-messages.ts";
import type { RefusedForm } from "../account/refused-form.ts";
import type { Viewer } from "../identity.ts";

interface DetailsFormProps {
  readonly viewer: Viewer;
  readonly outcome: { readonly saved: boolean; readonly refused: RefusedForm | null } | null;
}

/** Name and language of the account. */
export function DetailsForm({ viewer, outcome }: DetailsFormProps) {
  const t = useT();
  const busy = useNavigation().formData?.get("form") === "details";
  const wrongName = outcome?.refused?.fieldErrors["name"];
  return (
    <section aria-labelledby="details" className="stack-5">
      <h1 id="details" className="step-2">
        {t(account.details)} <Companion of={account.details} />
      </h1>
      {outcome?.saved && (
        <Banner kind="ok" role="status">
          {t(account.saved)}
        </Banner>
      )}
      <Form method="post" noValidate className="form">
        <input type="hidden" name="form" value="details" />
        <RequiredHint />
        <Field
          name="name"
          label={account.name}
          autoComplete="name"
          required
          defaultValue={outcome?.refused?.values["name"] ?? viewer.name}
          error={wrongName && t(FIELD_MESSAGES[wrongName])}
        />
        <Field name="email" type="email" label={account.email} readOnly value={viewer.email} />
        <Select
          name="locale"
          label={account.language}
          hint={t(account.languageHint)}
          defaultValue={viewer.locale}
        >
          <option value="en">{t(account.english)}</option>
          <option value="ga">{t(account.irish)}</option>
        </Select>
        <div className="form-actions">
          <Button type="submit" busy={busy} busyText={t(account.saving)}>
            {t(account.save)}
          </Button>
        </div>
      </Form>
    </section>
  );
}
