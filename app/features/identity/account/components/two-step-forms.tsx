import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { AccountForm, useFieldError } from "../../components/account-form.tsx";
import { QrPicture } from "../../components/qr-picture.tsx";
import { readableKey, type TwoStepSetupData } from "../../sign-in/two-step.ts";
import type { ReturnedAccountForm } from "../returned-form.ts";
import { CurrentPassword, SecuritySection } from "./security-forms.tsx";

/**
 * The form before the second step is set up: it asks for the password, so that no one sets it up at somebody else's
 * open screen.
 */
export function TwoStepOff({ refused }: { refused: ReturnedAccountForm | null }) {
  const errorOf = useFieldError(refused);
  return (
    <>
      <FlashMessage results={{ "two-step-off": account.twoStepIsOff }} />
      <AccountForm
        action={localeHref(useLocale(), "/account/security/code/setup")}
        submit={account.twoStepStart}
        busy={account.twoStepStarting}
        refused={refused}
        ids={{ current: "enable-current" }}
      >
        <CurrentPassword id="enable-current" error={errorOf("current")} />
      </AccountForm>
    </>
  );
}

/** The key, the recovery codes, and the first code of the app that switches it on. */
export function TwoStepSetup({
  setup: { uri, codes },
  refused,
}: {
  setup: TwoStepSetupData;
  refused: ReturnedAccountForm | null;
}) {
  const t = useT();
  const errorOf = useFieldError(refused);
  return (
    <>
      <p>{t(account.twoStepScan)}</p>
      {uri !== "" && (
        <>
          <QrPicture text={uri} label={t(account.twoStepPicture)} />
          <p>
            <a className="link link-block" href={uri}>
              {t(account.twoStepOpen)}
            </a>
          </p>
          <p>
            {t(account.twoStepKey)}: <code className="bold">{readableKey(uri)}</code>
          </p>
        </>
      )}
      <RecoveryCodes codes={codes} />
      <AccountForm
        action={localeHref(useLocale(), "/account/security/code/activation")}
        submit={account.twoStepFinish}
        busy={account.saving}
        refused={refused}
        hidden={{ uri }}
      >
        {codes.map((code) => (
          <input key={code} type="hidden" name="recovery" value={code} />
        ))}
        <Field
          name="code"
          label={account.twoStepCode}
          hint={t(auth.codeHint)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errorOf("code")}
        />
      </AccountForm>
    </>
  );
}

/** While it is on: new recovery codes, or the way to switch it off. */
export function TwoStepOn({
  codes,
  refused,
  action,
}: {
  codes: readonly string[] | null;
  refused: ReturnedAccountForm | null;
  /** The action of the form that was refused. */
  action: string | undefined;
}) {
  const t = useT();
  const isNew = useFlash()?.name === "two-step-on";
  return (
    <>
      <Banner kind="ok" {...(isNew && { role: "status" })}>
        {t(account.twoStepOn)}
      </Banner>
      {codes && <RecoveryCodes codes={codes} />}
      <SecuritySection id="new-codes" title={account.twoStepNewCodes}>
        <p className="muted">{t(account.twoStepNewCodesText)}</p>
        <PasswordOnly
          action="recovery-codes"
          submit={account.twoStepNewCodes}
          refused={action === "recovery-codes" ? refused : null}
        />
      </SecuritySection>
      <SecuritySection id="switch-off" title={account.twoStepOff}>
        <PasswordOnly
          variant="danger"
          action="deletion"
          submit={account.twoStepOff}
          refused={action === "deletion" ? refused : null}
        />
      </SecuritySection>
    </>
  );
}

function PasswordOnly({
  variant = "solid",
  action,
  submit,
  refused,
}: {
  variant?: "solid" | "danger";
  action: "deletion" | "recovery-codes";
  submit: React.ComponentProps<typeof AccountForm>["submit"];
  refused: ReturnedAccountForm | null;
}) {
  const errorOf = useFieldError(refused);
  return (
    <AccountForm
      variant={variant}
      action={localeHref(useLocale(), `/account/security/code/${action}`)}
      submit={submit}
      busy={account.saving}
      refused={refused}
      ids={{ current: `${action}-current` }}
    >
      <CurrentPassword id={`${action}-current`} error={errorOf("current")} />
    </AccountForm>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  return (
    <section aria-labelledby="recovery-codes" className="panel stack-3 recovery-codes">
      <h2 id="recovery-codes" className="step-1">
        {t(account.twoStepCodes)}
      </h2>
      <p className="muted">{t(account.twoStepCodesText)}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
