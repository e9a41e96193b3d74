import * as messages from "#app/i18n/messages/admin/audit.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { subjectHref } from "../audit.ts";

interface SubjectLinkProps {
  readonly type: string;
  readonly id: string | null;
}

/** What something is about, as the way to its page where it has one: "Order". */
export function SubjectLink({ type, id }: SubjectLinkProps) {
  const t = useT();
  const href = subjectHref(type, id);
  const words = messages.SUBJECTS[type];
  const text = words ? t(words) : type;
  return href ? (
    <Link className="link" to={href}>
      {text}
    </Link>
  ) : (
    text
  );
}
