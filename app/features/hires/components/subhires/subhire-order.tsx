import { Form } from "react-router";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { HireAnswer } from "../../admin-answer.ts";
import type { SubhireView } from "../../subhires/subhires.ts";

interface SubhireOrderProps {
  readonly hireId: string;
  readonly subhire: Pick<SubhireView, "id" | "supplier" | "state" | "hasMail" | "orderedAt" | "version">;
  /** What a form of the hire's sub-hires was answered; null where the hire's page answers it. */
  readonly answer: Pick<HireAnswer, "kind" | "values"> | null;
}

/** Mails the order to the supplier while it may still change. Asks before it is mailed again. */
export function SubhireOrder({ hireId, subhire, answer }: SubhireOrderProps) {
  const [t, locale, pressed, mailed] = [useT(), useLocale(), usePressed(), useMailed()];
  const { id, supplier, state, hasMail, orderedAt, version } = subhire;
  if (state !== "asked" && state !== "confirmed") return null;
  if (!hasMail) return <p className="muted">{t(messages.noMail)}</p>;
  const page = adminPath(`/admin/hire/hires/${hireId}`);
  const path = `${page}/subhires/${id}/orders`;
  const at = orderedAt && formatDateTime(locale, orderedAt);
  const isAsked = answer?.kind === "to-confirm" && answer.values["ordered"] === id;
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="ordered" value={id} />
      {isAsked && at ? (
        <Question
          text={t(mailed(messages.sureToOrder, messages.sureToOrderKept), { supplier, at })}
          yes={t(messages.orderAgain)}
          confirmed="yes"
          back={`${page}#subhires`}
          busy={pressed({ confirmed: "yes" }, path)}
          harmless
        />
      ) : (
        <SubmitButton variant="outline">
          {at ? t(mailed(messages.orderAgainSince, messages.orderAgainKept), { at }) : t(messages.order)}
        </SubmitButton>
      )}
    </Form>
  );
}
