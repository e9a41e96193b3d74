import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/withdrawals-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { irishDayOf, isoDay, lastDayOf } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Extension } from "../period.ts";
import type { OrderReceptionFacts } from "../withdrawals.ts";

const EXTENSIONS: Readonly<Record<Extension, Message>> = {
  "not-informed": messages.notInformed,
  "informed-late": messages.informedLate,
};

export function OrderReception({ facts, wrongDay }: { facts: OrderReceptionFacts; wrongDay: boolean }) {
  const [t, locale] = [useT(), useLocale()];
  const { orderId, atCounter, receivedAt, periodEndsAt, extension, statements } = facts;
  const until = periodEndsAt ? formatDate(locale, lastDayOf(periodEndsAt)) : t(messages.openEnded);
  return (
    <section aria-labelledby="reception">
      <h2 id="reception">{t(messages.admin)}</h2>
      {statements.map((receipt) => (
        <p key={receipt.token}>
          <Link
            className="link"
            to={
              receipt.state === "open"
                ? adminPath("/admin/withdrawals")
                : adminPath("/admin/withdrawals?closed=")
            }
          >
            {t(messages.received)} {formatDateTime(locale, receipt.receivedAt)}
          </Link>
          {receipt.state === "open" &&
            `, ${t(messages.refundBy)} ${formatDate(locale, lastDayOf(receipt.refundDueAt))}`}
        </p>
      ))}
      <Form
        method="post"
        action={adminPath(`/admin/orders/${orderId}/reception`)}
        className="withdraw-settle"
        noValidate
      >
        <Field
          id="received-day"
          name="day"
          type="date"
          label={messages.receivedGoods}
          hint={t(messages.receivedGoodsHint)}
          defaultValue={receivedAt ? isoDay(irishDayOf(receivedAt)) : ""}
          {...(wrongDay && { error: t(messages.wrongDay) })}
        />
        <SubmitButton variant="outline">{t(messages.saveDay)}</SubmitButton>
      </Form>
      <p className="muted">
        {atCounter ? t(messages.soldAtCounter) : `${t(messages.periodUntil)}: ${until}`}
      </p>
      {extension && !atCounter && <p className="muted">{t(EXTENSIONS[extension])}</p>}
    </section>
  );
}
