import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { ROLES } from "../../enums.ts";
import type { Role, UserDetail } from "../../identity.ts";
import { ROLE_MESSAGES } from "./role-tags.tsx";

/** One box for each role, with what it opens. */
export function RoleBoxes({ roles }: { roles: readonly Role[] }) {
  const t = useT();
  return (
    <fieldset className="role-boxes">
      <legend>{t(messages.roles)}</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          id={`role-${role}`}
          name="role"
          value={role}
          label={t(ROLE_MESSAGES[role].label)}
          hint={t(ROLE_MESSAGES[role].hint)}
          defaultChecked={roles.includes(role)}
        />
      ))}
    </fieldset>
  );
}

/** The form of the parts of the back office that an account opens. */
export function RolesForm({ user }: { user: UserDetail }) {
  const t = useT();
  const action = adminPath(`/admin/users/${user.id}/roles`);
  return (
    <Form method="post" action={action} className="admin-card stack-3">
      {user.roles.map((role) => (
        <input key={role} type="hidden" name="seen" value={role} />
      ))}
      <RoleBoxes roles={user.roles} />
      <p className="muted">{t(messages.rolesHint)}</p>
      <div className="admin-buttons">
        <SubmitButton variant="solid" busy={usePressed()({}, action)}>
          {t(messages.saveRoles)}
        </SubmitButton>
      </div>
    </Form>
  );
}
