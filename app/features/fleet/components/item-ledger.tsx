import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { valuesOf } from "#app/ui/forms/form-fields.ts";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import type { FleetReason, HireItemKind } from "../fleet.ts";
import { COUNT_REASONS } from "../fleet.ts";
import type { ReturnedWork } from "../returned-work.ts";
import { FLEET_LIMITS } from "../text-limits.ts";
import "#app/ui/tables/bulk-bar.css";

interface LedgerLine {
  readonly id: string;
  readonly at: Date;
  readonly delta: number;
  readonly reason: FleetReason;
  readonly unitNumber: number | null;
  readonly note: string;
  readonly actor: string | null;
}

interface LedgerItem {
  readonly id: string;
  readonly kind: HireItemKind;
  readonly owned: number;
  readonly product: {
    readonly name: string;
    readonly counted: boolean;
    readonly available: number | null;
  } | null;
  readonly movements: readonly LedgerLine[];
}

interface LedgerProps {
  readonly item: LedgerItem;
  /** A form of this part that came back. */
  readonly refused: ReturnedWork | null;
}

/** What was refused of one of the forms, above it. */
export function LedgerRefused({
  refused,
  form,
}: {
  readonly refused: ReturnedWork | null;
  readonly form: ReturnedWork["form"];
}) {
  const t = useT();
  if (refused?.form !== form) return null;
  return (
    <AlertBanner>{t(stockMessages.refusals[refused.kind], { serial: refused.serial ?? "" })}</AlertBanner>
  );
}

/** Every change of what is owned with its reason, and the forms that change it. */
export function ItemLedger({ item, refused }: LedgerProps) {
  const t = useT();
  return (
    <section className="admin-card" id="ledger">
      <h2>{t(stockMessages.ledger)}</h2>
      <p>{t(stockMessages.ledgerText, { n: item.owned })}</p>
      {item.kind === "bulk" && <CountForm item={item} refused={refused} />}
      {item.kind === "serialised" && <UnitsForm item={item} refused={refused} />}
      {item.kind !== "kit" && item.product && (
        <SaleStock item={item} refused={refused} product={item.product} />
      )}
      {item.movements.length > 0 && (
        <ListTable
          caption={stockMessages.ledger}
          rows={item.movements}
          keyOf={({ id }) => id}
          head={{ label: stockMessages.when, cell: ({ at }) => <When at={at} /> }}
          columns={COLUMNS}
          chosen={["delta", "reason", "unit", "who", "note"]}
        />
      )}
    </section>
  );
}

const COLUMNS = {
  delta: {
    label: stockMessages.delta,
    numeric: true,
    cell: ({ delta }: LedgerLine) => (delta > 0 ? `+${delta}` : `−${-delta}`),
  },
  reason: { label: stockMessages.reason, cell: (line: LedgerLine) => <Reason line={line} /> },
  unit: { label: stockMessages.unit, cell: ({ unitNumber }: LedgerLine) => unitNumber },
  who: { label: stockMessages.who, cell: ({ actor }: LedgerLine) => actor },
  note: { label: stockMessages.note, cell: ({ note }: LedgerLine) => note },
};

function Reason({ line }: { readonly line: LedgerLine }) {
  return useT()(stockMessages.reasons[line.reason]);
}

/** The props of a form's fields, with ids of their own: the page has other forms with such names. */
function ledgerFields(form: ReturnedWork["form"], refused: ReturnedWork | null) {
  const values = valuesOf<string>(refused?.form === form ? refused.values : {});
  return (name: string, label: Message, fresh?: string) => ({
    ...values(name, fresh),
    id: `${form}-${name}`,
    label,
  });
}

function CountForm({ item, refused }: LedgerProps) {
  const t = useT();
  const field = ledgerFields("count", refused);
  return (
    <Form method="post" action={adminPath(`/admin/hire/items/${item.id}/count-changes`)} className="stack-3">
      <LedgerRefused refused={refused} form="count" />
      <div className="bulk-bar">
        <input type="hidden" name="seen" value={item.owned} />
        <Field {...field("by", stockMessages.by)} autoComplete="off" />
        <Select {...field("reason", stockMessages.reason, "count")}>
          <Reasons of={COUNT_REASONS} />
        </Select>
        <LimitedField {...field("note", stockMessages.note)} limit={FLEET_LIMITS.note} />
        <SubmitButton variant="outline" small>
          {t(stockMessages.change)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Reasons({ of }: { readonly of: readonly FleetReason[] }) {
  const t = useT();
  return of.map((reason) => (
    <option key={reason} value={reason}>
      {t(stockMessages.reasons[reason])}
    </option>
  ));
}

function UnitsForm({ item, refused }: LedgerProps) {
  const t = useT();
  const field = ledgerFields("units", refused);
  return (
    <details className="admin-library" open={refused?.form === "units"}>
      <summary className="button button-outline button-small">{t(unitMessages.addUnits)}</summary>
      <Form method="post" action={adminPath(`/admin/hire/items/${item.id}/units`)} className="stack-3">
        <LedgerRefused refused={refused} form="units" />
        <p className="field-hint">{t(unitMessages.addUnitsText)}</p>
        <div className="admin-grid">
          <Field {...field("count", unitMessages.howMany)} inputMode="numeric" />
          <TextArea {...field("serials", unitMessages.serials)} rows={3} spellCheck={false} />
          <LimitedField {...field("brand", unitMessages.unitFields.brand)} limit={FLEET_LIMITS.brand} />
          <LimitedField {...field("place", unitMessages.unitFields.place)} limit={FLEET_LIMITS.place} />
          <Select {...field("reason", stockMessages.reason, "purchase")}>
            <Reasons of={["purchase", "count", "correction"]} />
          </Select>
        </div>
        <SubmitButton small>{t(unitMessages.addUnits)}</SubmitButton>
      </Form>
    </details>
  );
}

interface SaleStockProps extends LedgerProps {
  readonly product: NonNullable<LedgerItem["product"]>;
}

function SaleStock({ item, refused, product }: SaleStockProps) {
  const t = useT();
  const field = ledgerFields("stock", refused);
  if (!product.counted)
    return <p className="muted">{t(stockMessages.saleStockNotCounted, { product: product.name })}</p>;
  return (
    <Form method="post" action={adminPath(`/admin/hire/items/${item.id}/stock-moves`)} className="stack-3">
      <h3 className="field-label">{t(stockMessages.saleStock)}</h3>
      <p>{t(stockMessages.saleStockText, { product: product.name, n: product.available ?? 0 })}</p>
      <LedgerRefused refused={refused} form="stock" />
      <div className="bulk-bar">
        <Select {...field("direction", stockMessages.direction, "to-fleet")}>
          <option value="to-fleet">{t(stockMessages.toFleet)}</option>
          <option value="to-sale">{t(stockMessages.toSale)}</option>
        </Select>
        <Field {...field("pieces", stockMessages.pieces, "1")} inputMode="numeric" />
        {item.kind === "serialised" && (
          <Field {...field("unit", stockMessages.unitNumber)} inputMode="numeric" />
        )}
        <SubmitButton variant="outline" small>
          {t(stockMessages.move)}
        </SubmitButton>
      </div>
    </Form>
  );
}
