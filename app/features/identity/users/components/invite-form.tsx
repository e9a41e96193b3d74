import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { ReturnedAccountForm } from "../../account/returned-form.ts";
import { EmailField, NameField } from "../../components/account-fields.tsx";
import { AccountForm } from "../../components/account-form.tsx";
import type { Role } from "../../identity.ts";
import { RoleBoxes } from "./roles-form.tsx";

interface InviteFormProps {
  readonly refused: ReturnedAccountForm | null;
  /** The roles that were ticked before the form was refused. */
  readonly roles: readonly Role[];
  /** The user who has the address already. */
  readonly existing: string | null;
}

/** Name, address, language and role of somebody who gets an account; a mail leads them in. */
export function InviteForm({ refused, roles, existing }: InviteFormProps) {
  const t = useT();
  return (
    <section aria-labelledby="invite" className="stack-4 width-narrow">
      <h2 id="invite" className="step-1">
        {t(messages.invite)}
      </h2>
      <p className="muted">{t(messages.inviteText)}</p>
      {existing && (
        <AlertBanner>
          {t(messages.exists)}{" "}
          <Link className="link" to={adminPath(`/admin/users/${existing}`)}>
            {t(messages.openIt)}
          </Link>
        </AlertBanner>
      )}
      <AccountForm variant="solid" submit={messages.inviteButton} busy={messages.inviting} refused={refused}>
        <NameField label={messages.name} autoComplete="off" refused={refused} />
        <EmailField label={messages.email} autoComplete="off" refused={refused} />
        <Select name="locale" label={messages.language}>
          <option value="en">{t(messages.english)}</option>
          <option value="ga">{t(messages.irish)}</option>
        </Select>
        <RoleBoxes roles={roles} />
      </AccountForm>
    </section>
  );
}
