import * as auth from "#app/i18n/messages/auth.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/field.tsx";
import { MIN_PASSWORD_LENGTH } from "../identity.ts";
import type { RefusedForm } from "../refused-form.ts";
import { AccountForm, useFieldError } from "./account-form.tsx";

export function SignUpForm({ refused }: { refused: RefusedForm | null }) {
  const t = useT();
  const errorOf = useFieldError(refused);
  return (
    <AccountForm name="sign-up" submit={auth.signUp} busy={auth.signingUp} refused={refused}>
      <Field
        name="name"
        label={auth.fullName}
        autoComplete="name"
        required
        maxLength={100}
        defaultValue={refused?.values["name"]}
        error={errorOf("name")}
      />
      <Field
        name="email"
        type="email"
        label={auth.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={refused?.values["email"]}
        error={errorOf("email")}
      />
      <Field
        name="password"
        type="password"
        label={auth.password}
        hint={t(auth.passwordHint)}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        required
        error={errorOf("password")}
      />
    </AccountForm>
  );
}
