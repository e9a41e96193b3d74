import { lockedName } from "#app/i18n/messages/admin/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { StaffMember } from "../identity.ts";

interface AssigneeOptionsProps {
  readonly of: readonly StaffMember[];
  /** The id of who looks after it now. */
  readonly assigned?: string | null;
}

/** The options of a select for an assignee. Somebody locked is offered only where assigned already, and marked. */
export function AssigneeOptions({ of: staff, assigned = null }: AssigneeOptionsProps) {
  const t = useT();
  return staff
    .filter(({ id, isLocked }) => !isLocked || id === assigned)
    .map(({ id, name, isLocked }) => (
      <option key={id} value={id}>
        {isLocked ? t(lockedName, { name }) : name}
      </option>
    ));
}
