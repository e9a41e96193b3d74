import { localeHref } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ReturnedAccountForm } from "../../account/returned-form.ts";
import { EmailField } from "../../components/account-fields.tsx";
import { AccountForm, useFieldError } from "../../components/account-form.tsx";
import { PasswordField } from "../../components/password-field.tsx";

/** `returnPath` is where the login leads; already known to be safe. */
export function LogInForm({
  refused,
  returnPath,
}: {
  refused: ReturnedAccountForm | null;
  returnPath: string | null;
}) {
  const t = useT();
  const locale = useLocale();
  const errorOf = useFieldError(refused);
  return (
    <AccountForm
      submit={auth.logIn}
      busy={auth.loggingIn}
      refused={refused}
      hidden={returnPath ? { return: returnPath } : {}}
    >
      <EmailField label={auth.email} autoComplete="username" refused={refused} />
      <PasswordField name="password" label={auth.password} error={errorOf("password")} />
      <p>
        <Link className="link link-block" to={localeHref(locale, "/auth/forgot")}>
          {t(auth.forgotLink)}
        </Link>
      </p>
    </AccountForm>
  );
}
