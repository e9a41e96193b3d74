import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/shop/sale-notes.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { SaleDuties } from "../duties/duties.ts";

/** What must be said beside one thing in a cart or an order: its environmental cost, a real exception from withdrawal. */
export function SaleNotes({ duties }: { readonly duties: Omit<SaleDuties, "takeBack"> }) {
  const t = useT();
  const { environmentalCost, exception } = duties;
  if (environmentalCost === null && exception === null) return null;
  return (
    <small className="sale-notes">
      {environmentalCost !== null && (
        <span>{t(messages.costWithin, { cost: formatMoney(environmentalCost) })}</span>
      )}
      {exception && <b>{t(exception === "custom-made" ? messages.customMade : messages.sealedHygiene)}</b>}
    </small>
  );
}

/** The note on taking back old appliances, once for a cart or an order (European Union (WEEE) Regulations 2014). */
export function TakeBackNote({ lines }: { readonly lines: readonly { readonly duties: SaleDuties }[] }) {
  const t = useT();
  return lines.some((line) => line.duties.takeBack) ? (
    <p className="take-back">{t(messages.takeBack)}</p>
  ) : null;
}
