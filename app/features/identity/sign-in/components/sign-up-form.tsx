import { useLocation } from "react-router";
import { localeHref } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import type { ReturnedAccountForm } from "../../account/returned-form.ts";
import { EmailField, NameField } from "../../components/account-fields.tsx";
import { AccountForm, useFieldError } from "../../components/account-form.tsx";
import { PasswordField } from "../../components/password-field.tsx";

export function SignUpForm({ refused }: { refused: ReturnedAccountForm | null }) {
  const errorOf = useFieldError(refused);
  // The query says where a login leads.
  const action = localeHref(useLocale(), "/auth/sign-up") + useLocation().search;
  return (
    <AccountForm action={action} submit={auth.signUp} busy={auth.signingUp} refused={refused}>
      <NameField label={auth.fullName} autoComplete="name" refused={refused} />
      <EmailField label={auth.email} autoComplete="username" refused={refused} />
      <PasswordField name="password" label={auth.password} error={errorOf("password")} isNew />
      <PrivacyLine text={auth.privacy} />
    </AccountForm>
  );
}
