import { useMailed } from "#app/features/mail/mail-server.tsx";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { PrivacyLine } from "#app/ui/forms/privacy-line.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmailField } from "../../components/account-fields.tsx";
import { AccountForm, useFieldError } from "../../components/account-form.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import type { Viewer } from "../../identity.ts";
import type { ReturnedAccountForm } from "../returned-form.ts";

interface FormProps {
  readonly viewer: Viewer;
  readonly refused: ReturnedAccountForm | null;
}

/** A new password, for anyone who knows the one in use. */
export function PasswordForm({ viewer, refused }: FormProps) {
  const t = useT();
  const errorOf = useFieldError(refused);
  return (
    <SecuritySection id="password-form" title={account.passwordTitle}>
      <p className="muted">{t(account.passwordText)}</p>
      <FlashMessage results={{ "password-saved": account.passwordDone }} />
      <AccountForm
        variant="solid"
        action={localeHref(useLocale(), "/account/security/password")}
        submit={account.passwordTitle}
        busy={account.saving}
        refused={refused}
        ids={{ current: "password-current" }}
      >
        <OwnAddress email={viewer.email} />
        <CurrentPassword id="password-current" error={errorOf("current")} />
        <PasswordField name="password" label={account.newPassword} error={errorOf("password")} isNew />
      </AccountForm>
    </SecuritySection>
  );
}

/** Another address, confirmed over a link that is mailed to it. */
export function EmailForm({ viewer, refused }: FormProps) {
  const t = useT();
  const mailed = useMailed();
  const errorOf = useFieldError(refused);
  return (
    <SecuritySection id="email-form" title={account.emailTitle}>
      <p className="muted">
        {t(mailed(account.emailText, account.emailTextUnmailed), { email: viewer.email })}
      </p>
      <FlashMessage results={{ "email-link-sent": mailed(account.emailSent, account.emailKept) }} />
      <AccountForm
        variant="solid"
        action={localeHref(useLocale(), "/account/security/email")}
        submit={account.sendLink}
        busy={account.sending}
        refused={refused}
        ids={{ current: "email-current" }}
      >
        <EmailField label={account.newEmail} autoComplete="email" refused={refused} />
        <CurrentPassword id="email-current" error={errorOf("current")} />
        <PrivacyLine text={auth.privacy} />
      </AccountForm>
    </SecuritySection>
  );
}

/** The hidden address for password managers, which ask whose password a form holds. */
export function OwnAddress({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}

/** The password in use. `id` tells the fields of several forms on a page apart. */
export function CurrentPassword({ id, error }: { id: string; error: string | undefined }) {
  return <PasswordField id={id} name="current" label={account.currentPassword} error={error} />;
}

export function SecuritySection({
  id,
  title,
  children,
}: {
  id: string;
  title: Message;
  children: React.ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="stack-5">
      <CompanionHeading level={2} of={title} id={id} className="step-1" />
      {children}
    </section>
  );
}
