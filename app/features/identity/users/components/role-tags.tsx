import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Role } from "../../identity.ts";

interface RoleMessages {
  readonly label: Message;
  /** What the role opens. */
  readonly hint: Message;
}

export const ROLE_MESSAGES: Readonly<Record<Role, RoleMessages>> = {
  admin: { label: messages.admin, hint: messages.adminHint },
  sales: { label: messages.sales, hint: messages.salesHint },
  store: { label: messages.store, hint: messages.storeHint },
  technician: { label: messages.technician, hint: messages.technicianHint },
  editor: { label: messages.editor, hint: messages.editorHint },
};

/** The roles of an account; without one it is a customer's. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  const t = useT();
  if (roles.length === 0) return <span className="muted">{t(messages.customer)}</span>;
  return (
    <span className="row row-tight">
      {roles.map((role) => (
        <Tag key={role} variant="tint">
          {t(ROLE_MESSAGES[role].label)}
        </Tag>
      ))}
    </span>
  );
}
