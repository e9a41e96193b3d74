import { Form, useNavigation } from "react-router";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, RequiredHint, Select } from "#app/ui/forms/field.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { Viewer } from "../../identity.ts";
import { FIELD_MESSAGES } from "../field-messages.ts";
import type { ReturnedAccountForm } from "../returned-form.ts";

interface DetailsFormProps {
  readonly viewer: Viewer;
  readonly refused: ReturnedAccountForm | null;
}

/** Name and language of the account. */
export function DetailsForm({ viewer, refused }: DetailsFormProps) {
  const t = useT();
  const action = localeHref(useLocale(), "/account");
  const busy = useNavigation().formAction === action;
  const fault = refused?.fieldErrors["name"];
  const wrongName = fault && t(FIELD_MESSAGES[fault]);
  return (
    <section aria-labelledby="details" className="stack-5">
      <CompanionHeading level={1} of={account.details} id="details" className="step-2" />
      <FlashMessage results={{ "details-saved": account.saved }} />
      <Form method="post" action={action} noValidate className="form">
        <ErrorSummary faults={wrongName ? [{ field: "name", message: wrongName }] : []} />
        <RequiredHint />
        <Field
          name="name"
          label={account.name}
          autoComplete="name"
          required
          defaultValue={refused?.values["name"] ?? viewer.name}
          error={wrongName}
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
        <PrivacyLine text={auth.privacy} />
        <div className="row">
          <SubmitButton busy={busy} busyText={t(account.saving)}>
            {t(account.save)}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
