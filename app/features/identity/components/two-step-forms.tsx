import * as account from "#app/i18n/messages/account.ts";
import * as auth from "#app/i18n/messages/auth.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { RefusedForm } from "../account/refused-form.ts";
import { readableKey, type TwoStepSetupData } from "../sign-in/two-step.ts";
import { AccountForm, useFieldError } from "./account-form.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { CurrentPassword, SecuritySection } from "./security-forms.tsx";

/** Before it is set up: the password, so that no one does it at somebody else's open screen. */
export function TwoStepOff({ said, refused }: { said: boolean; refused: RefusedForm | null }) {
  const t = useT();
  const errorOf = useFieldError(refused);
  return (
    <>
      {said && (
        <Banner kind="ok" role="status">
          {t(account.twoStepIsOff)}
        </Banner>
      )}
      <AccountForm
        name="enable"
        submit={account.twoStepStart}
        busy={account.twoStepStarting}
        refused={refused}
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
  refused: RefusedForm | null;
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
        name="verify"
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
  said,
  codes,
  refusedOf,
}: {
  said: boolean;
  codes: readonly string[] | null;
  refusedOf: (form: string) => RefusedForm | null;
}) {
  const t = useT();
  return (
    <>
      <Banner kind="ok" {...(said && { role: "status" })}>
        {t(account.twoStepOn)}
      </Banner>
      {codes && <RecoveryCodes codes={codes} />}
      <SecuritySection id="new-codes" title={account.twoStepNewCodes}>
        <p className="muted">{t(account.twoStepNewCodesText)}</p>
        <PasswordOnly name="codes" submit={account.twoStepNewCodes} refused={refusedOf("codes")} />
      </SecuritySection>
      <SecuritySection id="switch-off" title={account.twoStepOff}>
        <PasswordOnly
          variant="danger"
          name="disable"
          submit={account.twoStepOff}
          refused={refusedOf("disable")}
        />
      </SecuritySection>
    </>
  );
}

function PasswordOnly({
  variant = "solid",
  name,
  submit,
  refused,
}: {
  variant?: "solid" | "danger";
  name: string;
  submit: React.ComponentProps<typeof AccountForm>["submit"];
  refused: RefusedForm | null;
}) {
  const errorOf = useFieldError(refused);
  return (
    <AccountForm variant={variant} name={name} submit={submit} busy={account.saving} refused={refused}>
      <CurrentPassword id={`${name}-current`} error={errorOf("current")} />
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
