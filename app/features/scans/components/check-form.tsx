import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";

/** Ends the work of the warehouse on a hire of which, as the server knows, everything is back. */
export function CheckForm({ hireId }: { readonly hireId: string }) {
  const t = useT();
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/warehouse/${hireId}/return/check`)}
      className="stack-3"
    >
      <p className="muted">{t(messages.checkText)}</p>
      <SubmitButton variant="primary">{t(messages.check)}</SubmitButton>
    </Form>
  );
}
