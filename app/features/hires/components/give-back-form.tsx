import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as hires from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { Flash } from "#app/ui/flash/flash.ts";
import type { FlashResult } from "#app/ui/flash/flash-message.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import {
  deductedSum,
  givesBack,
  openSum,
  type SecurityDeduction,
  securityDeductions,
} from "../closing/open-money.ts";
import type { HireView } from "../hires.ts";
import { givenBackOf, paidOrders } from "../payments/given-back.ts";
import { type HireFormProps, HireFormRefused } from "./hire-forms.tsx";

/** The windows in which the security deposit is given back, and in which charges are taken from it. */
const ANCHORS = { giveBack: "give-back", take: "take-security" };

interface GiveBackProps extends HireFormProps {
  /** Made again for every page: a form sent twice asks for one refund. */
  readonly idempotencyKey: string;
}

/**
 * Gives back what is held of the security deposit; nothing where nothing is, or the equipment is out. While charges are
 * open, taking them from it comes first.
 */
export function GiveBackForm({ hire, answer, idempotencyKey }: GiveBackProps) {
  const t = useT();
  const pressed = usePressed();
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  const action = `${page}/security-refunds` as const;
  const isAnswered = answer?.action === "security-refunds";
  if (!(givesBack(hire) || isAnswered)) return null;
  const amount = formatMoney(hire.money.securityHeld);
  const owed = openSum(hire.money);
  const asked = isAnswered && answer.kind === "to-confirm" ? answer.charge : null;
  return (
    <FormDialog
      label={t(messages.giveBack, { amount })}
      variant={takesFirst(hire) ? "outline" : "solid"}
      isAnswered={isAnswered}
      anchor={ANCHORS.giveBack}
    >
      <Form method="post" action={action} className="admin-form">
        <HireFormRefused answer={answer} action="security-refunds" />
        {owed > 0 && (
          <p>
            <strong>{t(messages.heldAndOwed, { held: amount, owed: formatMoney(owed) })}</strong>
          </p>
        )}
        <p>{t(messages.giveBackText)}</p>
        <input type="hidden" name="version" value={hire.version} />
        <input type="hidden" name="idempotency-key" value={idempotencyKey} />
        <input type="hidden" name="amount" value={hire.money.securityHeld} />
        {asked !== null ? (
          <Question
            text={t(messages.sureToGiveBack, { amount, owed: formatMoney(asked) })}
            yes={t(messages.giveBackAnyway, { amount })}
            confirmed={String(asked)}
            back={page}
            busy={pressed({ confirmed: String(asked) }, action)}
          />
        ) : (
          givesBack(hire) && (
            <p>
              <SubmitButton variant={owed > 0 ? "outline" : "solid"} busy={pressed({}, action)}>
                {t(messages.giveBack, { amount })}
              </SubmitButton>
            </p>
          )
        )}
      </Form>
    </FormDialog>
  );
}

/** What giving the security deposit back says: also what of it is not paid out yet. */
export function gaveBackResult(
  t: Translate,
  { orders }: Pick<HireView, "orders">,
  flash: Flash | null,
): FlashResult {
  const amount = flash?.name === "hire-security-refunded" ? formatMoney(flash.amount) : "";
  const { due } = givenBackOf(paidOrders(orders).securities);
  if (due === 0) return { text: t(messages.gaveBack, { amount }) };
  return { kind: "info", text: t(messages.gaveBackDue, { amount, due: formatMoney(due) }) };
}

/** Takes the open charges from the security deposit; nothing where none is, or nothing is held. */
export function TakeSecurityForm({ hire, answer }: HireFormProps) {
  const t = useT();
  const action = adminPath(`/admin/hire/hires/${hire.id}/security-charges`);
  const busy = usePressed()({}, action);
  const isAnswered = answer?.action === "security-charges";
  const deductions = securityDeductions(hire);
  if (deductions.length === 0 && !isAnswered) return null;
  const sum = deductedSum(deductions);
  const label = t(messages.take, { amount: formatMoney(sum) });
  return (
    <FormDialog label={label} variant="solid" isAnswered={isAnswered} anchor={ANCHORS.take}>
      <Form method="post" action={action} className="admin-form">
        <HireFormRefused answer={answer} action="security-charges" />
        <p>
          <strong>
            {t(messages.heldAndOwed, {
              held: formatMoney(hire.money.securityHeld),
              owed: formatMoney(openSum(hire.money)),
            })}
          </strong>
        </p>
        {deductions.length > 0 && (
          <>
            <p>{t(messages.takeText)}</p>
            <ul>
              {deductions.map((deduction) => (
                <Deduction key={deduction.charge.orderId} deduction={deduction} />
              ))}
            </ul>
            <input type="hidden" name="version" value={hire.version} />
            <input type="hidden" name="amount" value={sum} />
            <p>
              <SubmitButton variant="solid" busy={busy}>
                {label}
              </SubmitButton>
            </p>
          </>
        )}
      </Form>
    </FormDialog>
  );
}

function Deduction({ deduction: { charge, amount } }: { readonly deduction: SecurityDeduction }) {
  const t = useT();
  const params = {
    what: t(hires.chargeKinds[charge.charge ?? "other"]),
    number: orderName(charge.number),
    amount: formatMoney(amount),
  };
  return (
    <li>
      {amount === charge.total
        ? t(messages.takenWhole, params)
        : t(messages.takenPart, { ...params, total: formatMoney(charge.total) })}
    </li>
  );
}

function takesFirst(hire: HireView): boolean {
  return securityDeductions(hire).length > 0;
}

/** The way to the window that comes first, where a hire is not closed because of what is held. */
export function GiveBackLink({ hire }: Pick<HireFormProps, "hire">) {
  const t = useT();
  if (!givesBack(hire)) return null;
  const deductions = securityDeductions(hire);
  return deductions.length > 0 ? (
    <a className="link" href={`#${ANCHORS.take}`}>
      {t(messages.take, { amount: formatMoney(deductedSum(deductions)) })}
    </a>
  ) : (
    <a className="link" href={`#${ANCHORS.giveBack}`}>
      {t(messages.giveBack, { amount: formatMoney(hire.money.securityHeld) })}
    </a>
  );
}
