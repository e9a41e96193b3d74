import { Link } from "react-router";
import * as words from "#app/i18n/messages/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Checkbox, Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusedForm } from "../refused-form.ts";
import { AccountForm, useFieldError } from "./account-form.tsx";

interface InviteFormProps {
  readonly refused: RefusedForm | null;
  /** The user who has the address already. */
  readonly existing: string | null;
}

/** Name, address, language and role of somebody who gets an account; a mail leads them in. */
export function InviteForm({ refused, existing }: InviteFormProps) {
  const t = useT();
  const errorOf = useFieldError(refused);
  return (
    <section aria-labelledby="invite" className="stack-4 width-narrow">
      <h2 id="invite" className="step-1">
        {t(words.invite)}
      </h2>
      <p className="muted">{t(words.inviteText)}</p>
      {existing && (
        <Notice kind="fault" role="alert">
          {t(words.exists)}{" "}
          <Link className="link" to={`/admin/users/${existing}`}>
            {t(words.openIt)}
          </Link>
        </Notice>
      )}
      <AccountForm
        variant="solid"
        name="invite"
        submit={words.inviteButton}
        busy={words.inviting}
        refused={refused}
      >
        <Field
          name="name"
          label={words.name}
          autoComplete="off"
          required
          maxLength={100}
          defaultValue={refused?.values["name"]}
          error={errorOf("name")}
        />
        <Field
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={refused?.values["email"]}
          error={errorOf("email")}
        />
        <Select name="locale" label={words.language}>
          <option value="en">{t(words.english)}</option>
          <option value="ga">{t(words.irish)}</option>
        </Select>
        <Checkbox name="role" value="admin" label={t(words.inviteAdmin)} />
      </AccountForm>
    </section>
  );
}
