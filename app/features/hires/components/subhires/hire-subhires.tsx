import { Form } from "react-router";
import type { Period } from "#app/features/claims/claims.ts";
import { type Mailed, useMailed } from "#app/features/mail/mail-server.tsx";
import { PRICED_LINE_KINDS } from "#app/features/quotes/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as hireMessages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import type { HireAnswer } from "../../admin-answer.ts";
import { isDropped } from "../../hire-states.ts";
import type { HireView } from "../../hires.ts";
import { nextSubhireStates, takesSubhires, undoneBy } from "../../subhires/subhire-states.ts";
import type { HireMargin, SubhireView } from "../../subhires/subhires.ts";
import { SubhireFault, SubhireForm, type SupplierChoice } from "./subhire-form.tsx";
import { SubhireOrder } from "./subhire-order.tsx";

interface Props {
  readonly hire: HireView;
  readonly subhires: readonly SubhireView[];
  readonly margin: HireMargin;
  /** When what the hire has or is short of is needed; null where it is neither. */
  readonly blocked: Period | null;
  readonly suppliers: readonly SupplierChoice[];
  readonly answer: HireAnswer | null;
}

/** What suppliers provide for a hire, what it leaves, and the form to ask for more. */
export function HireSubhires({ hire, subhires, margin, blocked, suppliers, answer }: Props) {
  const t = useT();
  const lines = hire.lines.filter(({ kind }) => PRICED_LINE_KINDS.includes(kind));
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  const isEnded = isDropped(hire.state);
  const own = answer?.action === "subhires" ? { ...answer, subject: hire.id } : null;
  // The buttons of a sub-hire are answered here as well: they have no fields of the form.
  const ofForm = own && "supplier" in own.values ? own : null;
  return (
    <section id="subhires">
      <h2>{t(messages.subhires)}</h2>
      <SubhireFault answer={own} />
      {isEnded && subhires.some(({ isUnended }) => isUnended) && (
        <Banner kind="fault" title={t(hireMessages.attention)}>
          {t(messages.leftHere)}
        </Banner>
      )}
      {subhires.map((subhire) => (
        <Subhire key={subhire.id} hire={hire} subhire={subhire} answer={own} />
      ))}
      <Facts
        rows={[
          [t(messages.ownCosts), formatMoney(margin.ownCosts)],
          [t(messages.subhireCosts), formatMoney(margin.subhireCosts)],
          [t(messages.margin), formatMoney(margin.margin)],
        ]}
      />
      {takesSubhires(hire.state) && (
        <details open={ofForm !== null}>
          <summary>{t(messages.addSubhire)}</summary>
          <SubhireForm
            key={subhires.length}
            subject={hire.id}
            action={`${page}/subhires`}
            back={`${page}#subhires`}
            version={hire.version}
            suppliers={suppliers}
            lines={lines}
            quantity={1}
            period={blocked ? { startsAt: blocked.from, endsAt: blocked.to } : hire}
            answer={ofForm}
          />
        </details>
      )}
    </section>
  );
}

/** What was booked so far, with its time. */
function bookedRows({ orderedAt, receivedAt, sentBackAt }: SubhireView, mailed: Mailed) {
  const rows = [
    [mailed(messages.ordered, messages.orderKept), orderedAt],
    [messages.received, receivedAt],
    [messages.sentBack, sentBackAt],
  ] as const;
  return rows.flatMap(([name, at]) => (at === null ? [] : [[name, at] as const]));
}

interface SubhireProps {
  readonly hire: HireView;
  readonly subhire: SubhireView;
  readonly answer: Pick<HireAnswer, "kind" | "values"> | null;
}

function Subhire({ hire, subhire, answer }: SubhireProps) {
  const [t, locale, mailed] = [useT(), useLocale(), useMailed()];
  return (
    <article className="stack-2">
      <h3>
        {subhire.quantity} × {subhire.itemName ?? subhire.description}
      </h3>
      <Facts
        rows={[
          [t(messages.supplier), <bdi key="supplier">{subhire.supplier}</bdi>],
          [t(messages.state), t(messages.states[subhire.state])],
          [t(messages.arrives), formatDateTime(locale, subhire.startsAt)],
          [t(messages.goesBack), formatDateTime(locale, subhire.endsAt)],
          ...bookedRows(subhire, mailed).map(([name, at]) => [t(name), formatDateTime(locale, at)] as const),
          [t(messages.cost), formatMoney(subhire.costNet)],
          [t(messages.reference), subhire.supplierReference || "–"],
        ]}
      />
      {takesSubhires(hire.state) && <SubhireOrder hireId={hire.id} subhire={subhire} answer={answer} />}
      <SubhireSteps hire={hire} subhire={subhire} answer={answer} />
    </article>
  );
}

/** The next states that a sub-hire can take. Asks before a supplier who has the order is told that it is cancelled. */
function SubhireSteps({ hire, subhire, answer }: SubhireProps) {
  const [t, pressed] = [useT(), usePressed()];
  const next = nextSubhireStates(subhire);
  if (next.length === 0) return null;
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  const path = `${page}/subhires/${subhire.id}`;
  const isAsked = answer?.kind === "to-confirm" && answer.values["subhire"] === subhire.id;
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="version" value={subhire.version} />
      <input type="hidden" name="subhire" value={subhire.id} />
      {isAsked ? (
        <>
          <input type="hidden" name="to" value="cancelled" />
          <Question
            text={t(messages.sureToCancel, { supplier: subhire.supplier })}
            yes={t(messages.steps.cancelled)}
            confirmed="yes"
            back={`${page}#subhires`}
            busy={pressed({ confirmed: "yes" }, path)}
          />
        </>
      ) : (
        <div className="admin-buttons">
          {next.map((to) => {
            const undone = undoneBy(subhire.state, to);
            return (
              <SubmitButton key={to} name="to" value={to} variant="outline">
                {t(undone ? messages.undo[undone] : messages.steps[to])}
              </SubmitButton>
            );
          })}
        </div>
      )}
    </Form>
  );
}
