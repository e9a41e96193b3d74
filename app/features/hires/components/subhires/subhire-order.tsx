import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { SubhireView } from "../../subhires/subhires.ts";

/** Mails the order to the supplier while it may still change. */
export function SubhireOrder({
  hireId,
  subhire,
}: {
  readonly hireId: string;
  readonly subhire: Pick<SubhireView, "id" | "state" | "hasMail" | "orderedAt" | "version">;
}) {
  const t = useT();
  const { id, state, hasMail, orderedAt, version } = subhire;
  if (state !== "asked" && state !== "confirmed") return null;
  if (!hasMail) return <p className="muted">{t(messages.noMail)}</p>;
  return (
    <Form method="post" action={adminPath(`/admin/hire/hires/${hireId}/subhires/${id}/orders`)}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton variant="outline">
        {t(orderedAt === null ? messages.order : messages.orderAgain)}
      </SubmitButton>
    </Form>
  );
}
