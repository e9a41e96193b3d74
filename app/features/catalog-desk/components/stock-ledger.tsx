import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import { isOfStaff, MAX_STOCK, type StockMovement } from "#app/features/inventory/stock-ledger.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { orderName } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import { refusals } from "#app/i18n/messages/catalog-admin/stock-changes.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { assertNever } from "#app/lib/result.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import type { ProductAdmin } from "../product/product-admin.ts";
import type { ReturnedStockChange } from "../stock-change.ts";
import "#app/ui/tables/bulk-bar.css";

interface StockLedgerProps {
  readonly product: LedgerProduct;
  /** The change that was refused. */
  readonly returned: ReturnedStockChange | null;
}

type LedgerProduct = Pick<ProductAdmin, "id" | "values" | "movements" | "variations">;

/** Every movement of the stock with its reason, and the form that adds one. */
export function StockLedger({ product, returned }: StockLedgerProps) {
  const t = useT();
  const count = product.values.stock ?? "";
  return (
    <section className="admin-card" id="ledger">
      <h2>{t(messages.ledger)}</h2>
      <p>{count === "" ? t(messages.notCounted) : t(messages.ledgerText, { n: count })}</p>
      <StockForm id={product.id} count={count} returned={returned} />
      {product.movements.length > 0 && (
        <ListTable
          caption={messages.ledger}
          rows={linesOf(product)}
          keyOf={({ id }) => id}
          head={{ label: messages.when, cell: ({ at }) => <When at={at} /> }}
          columns={COLUMNS}
          chosen={["delta", "reason", "who", "way"]}
        />
      )}
    </section>
  );
}

interface StockFormProps {
  readonly id: string;
  /** The stock as the page shows it; "" where it is not counted. */
  readonly count: string;
  readonly returned: ReturnedStockChange | null;
}

function StockForm({ id, count, returned }: StockFormProps) {
  const t = useT();
  const message = returned ? refusalText(t, returned) : undefined;
  return (
    <>
      <ErrorSummary faults={message === undefined ? [] : [{ field: CHANGE_FIELD, message }]} />
      <form method="post" action={adminPath(`/admin/products/${id}/stock-changes`)} className="bulk-bar">
        <input type="hidden" name="seen" value={count} />
        <Field
          id={CHANGE_FIELD}
          name="by"
          label={messages.by}
          autoComplete="off"
          defaultValue={returned?.values.by}
          error={message}
        />
        <Select
          id="ledger-reason"
          name="reason"
          label={messages.reason}
          defaultValue={returned?.values.reason ?? "count"}
        >
          {ADJUST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(messages.reasons[reason])}
            </option>
          ))}
        </Select>
        <SubmitButton variant="outline" small>
          {t(messages.change)}
        </SubmitButton>
      </form>
    </>
  );
}

const CHANGE_FIELD = "ledger-by";

function refusalText(t: Translate, refusal: ReturnedStockChange): string {
  switch (refusal.kind) {
    case "number":
      return t(refusals.number);
    case "unsigned":
      return t(refusals.unsigned, { n: refusal.digits });
    case "below-zero":
      return t(refusals["below-zero"], { most: MAX_STOCK, n: refusal.available });
    case "conflict":
      return refusal.available === null
        ? t(refusals.uncounted)
        : t(refusals.conflict, { n: refusal.available });
    default:
      return assertNever(refusal);
  }
}

interface Line extends StockMovement {
  /** The variation; null for a line of the product itself. */
  readonly variation: string | null;
  /** The id of the product whose page this is. */
  readonly page: string;
}

function linesOf({ id: page, movements, variations }: LedgerProduct): readonly Line[] {
  const labels = new Map(variations.map(({ id, label }) => [id, label]));
  return movements.map((line) => ({ ...line, page, variation: labels.get(line.productId) ?? null }));
}

const COLUMNS = {
  delta: { label: messages.delta, numeric: true, cell: ({ delta }: Line) => signed(delta) },
  reason: { label: messages.reason, cell: (line: Line) => <Reason line={line} /> },
  who: { label: messages.who, cell: (line: Line) => <Who line={line} /> },
  way: { label: ui.undo, cell: (line: Line) => <WayBack line={line} /> },
};

function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : `−${-delta}`;
}

function reasonWord({ reason }: Line): Message {
  return messages.reasons[reason];
}

function Reason({ line }: { line: Line }) {
  const t = useT();
  return (
    <>
      {t(reasonWord(line))}
      {line.variation !== null && <span className="muted"> {line.variation || t(messages.any)}</span>}
    </>
  );
}

function Who({ line }: { line: Line }) {
  const t = useT();
  if (!line.orderId || line.orderNumber === null) return line.actor;
  return (
    <a className="link" href={adminPath(`/admin/orders/${line.orderId}`)}>
      {t(messages.order, { number: orderName(line.orderNumber) })}
    </a>
  );
}

/** Takes a change by staff back, or says that somebody has. */
function WayBack({ line }: { line: Line }) {
  const t = useT();
  const locale = useLocale();
  if (line.undone) return <span className="muted">{t(messages.undoneLine)}</span>;
  if (!isOfStaff(line.reason)) return null;
  const what = `${signed(line.delta)} ${t(reasonWord(line))}, ${formatDateTime(locale, line.at)}`;
  return (
    <form method="post" action={adminPath(`/admin/products/${line.page}/stock-changes/${line.id}/reversal`)}>
      <input type="hidden" name="of" value={line.productId} />
      <SubmitButton variant="quiet" small aria-label={t(messages.undoLine, { what })}>
        {t(ui.undo)}
      </SubmitButton>
    </form>
  );
}
