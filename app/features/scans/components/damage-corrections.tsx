import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/damage.ts";
import * as warehouse from "#app/i18n/messages/hire-admin/warehouse.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { ListedItem, WarehouseView } from "../warehouse.ts";
import "./damage-corrections.css";

/** What the form is answered when nothing was changed. */
export interface DamageAnswer {
  readonly damage: keyof typeof messages.faults;
  readonly itemId: string;
  /** The number that was typed. */
  readonly quantity: string;
}

interface CorrectionsProps {
  /** The list as the server knows it. */
  readonly view: WarehouseView;
  readonly answer: DamageAnswer | null;
}

/**
 * Takes back that counted pieces and goods of suppliers are damaged; nothing where there are none. Units are scanned again
 * instead.
 */
export function DamageCorrections({ view, answer }: CorrectionsProps) {
  const t = useT();
  const items = view.items.filter(({ serialised, damaged }) => !serialised && damaged > 0);
  const isClosed = view.state === "closed";
  if ((items.length === 0 || isClosed) && !answer) return null;
  return (
    <details open={answer !== null}>
      <summary>{t(messages.title)}</summary>
      <div className="damage-corrections">
        {answer && answer.damage !== "bad-quantity" && (
          <AlertBanner>{t(messages.faults[answer.damage])}</AlertBanner>
        )}
        <p className="muted">{t(messages.text)}</p>
        {items.map((item) => (
          <Correction key={item.itemId} hireId={view.hireId} item={item} answer={answer} />
        ))}
      </div>
    </details>
  );
}

interface CorrectionProps {
  readonly hireId: string;
  readonly item: ListedItem;
  readonly answer: DamageAnswer | null;
}

function Correction({ hireId, item, answer }: CorrectionProps) {
  const [t, locale] = [useT(), useLocale()];
  const name = nameIn(locale, item);
  const ownAnswer = answer?.itemId === item.itemId ? answer : null;
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/warehouse/${hireId}/return/damage-corrections`)}
      noValidate
    >
      <fieldset className="stack-3">
        <legend>{item.supplied ? `${name} – ${t(warehouse.supplied)}` : name}</legend>
        <input type="hidden" name="item" value={item.itemId} />
        <input type="hidden" name="seen" value={item.damaged} />
        <Field
          key={item.damaged}
          name="quantity"
          id={`good-${item.itemId}`}
          label={messages.quantity}
          hint={t(messages.ofDamaged, { n: formatNumber(item.damaged) })}
          inputMode="numeric"
          defaultValue={ownAnswer?.quantity ?? String(item.damaged)}
          error={ownAnswer?.damage === "bad-quantity" ? t(messages.faults["bad-quantity"]) : undefined}
        />
        <SubmitButton variant="outline">{t(messages.takeBack)}</SubmitButton>
      </fieldset>
    </Form>
  );
}
