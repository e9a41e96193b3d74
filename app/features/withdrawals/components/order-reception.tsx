import { Form, Link } from "react-router";
import { formatDate, formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { addMs } from "#app/lib/clock.ts";
import { irishDayOf, isoDay } from "#app/lib/irish-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { OrderReceptionFacts } from "../withdrawals.ts";

export function OrderReception({ facts, wrongDay }: { facts: OrderReceptionFacts; wrongDay: boolean }) {
  const t = useT();
  const { orderId, receivedAt, periodEndsAt, statements } = facts;
  return (
    <section aria-labelledby="reception">
      <h2 id="reception">{t(words.desk)}</h2>
      {statements.map((receipt) => (
        <p key={receipt.token}>
          <Link
            className="link"
            to={receipt.state === "open" ? "/admin/withdrawals" : "/admin/withdrawals?closed="}
          >
            {t(words.received)} {formatDateTime("en", receipt.receivedAt)}
          </Link>
          {receipt.state === "open" &&
            `, ${t(words.refundBy)} ${formatDate("en", addMs(receipt.refundDueAt, -1))}`}
        </p>
      ))}
      <Form method="post" action="/admin/withdrawals" className="withdraw-settle" noValidate>
        <input type="hidden" name="id" value={orderId} />
        <Field
          id="received-day"
          name="day"
          type="date"
          label={words.receivedGoods}
          companion={false}
          hint={t(words.receivedGoodsHint)}
          defaultValue={receivedAt ? isoDay(irishDayOf(receivedAt)) : ""}
          {...(wrongDay && { error: t(words.wrongDay) })}
        />
        <Button type="submit" variant="outline" name="intent" value="received">
          {t(words.saveDay)}
        </Button>
      </Form>
      <p className="muted">
        {t(words.periodUntil)}:{" "}
        {periodEndsAt ? formatDate("en", addMs(periodEndsAt, -1)) : t(words.openEnded)}
      </p>
    </section>
  );
}
