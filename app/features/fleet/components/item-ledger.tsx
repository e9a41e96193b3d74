import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import type { FleetReason, HireItemKind } from "../fleet.ts";
import { COUNT_REASONS } from "../fleet.ts";
import type { RefusedWork } from "../refused-work.ts";

interface LedgerLine {
  readonly id: string;
  readonly at: Date;
  readonly delta: number;
  readonly reason: FleetReason;
  readonly unitNumber: number | null;
  readonly note: string;
  readonly actor: string | null;
}

export interface LedgerItem {
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
  readonly refused: RefusedWork | null;
}

/** What was refused of one of the forms, above it. */
export function Refused({
  refused,
  form,
}: {
  readonly refused: RefusedWork | null;
  readonly form: RefusedWork["form"];
}) {
  const t = useT();
  if (refused?.form !== form) return null;
  return (
    <Banner kind="fault" role="alert">
      {t(messages.refusals[refused.kind], { serial: refused.serial ?? "" })}
    </Banner>
  );
}

/** Every change of what is owned with its reason, and the forms that change it. */
export function ItemLedger({ item, refused }: LedgerProps) {
  const t = useT();
  return (
    <section className="admin-card" id="ledger">
      <h2>{t(messages.ledger)}</h2>
      <p>{t(messages.ledgerText, { n: item.owned })}</p>
      {item.kind === "bulk" && <CountForm item={item} refused={refused} />}
      {item.kind === "serialised" && <UnitsForm item={item} refused={refused} />}
      {item.kind !== "kit" && item.product && (
        <SaleStock item={item} refused={refused} product={item.product} />
      )}
      {item.movements.length > 0 && (
        <ListTable
          caption={messages.ledger}
          rows={item.movements}
          keyOf={({ id }) => id}
          head={{ word: messages.when, cell: ({ at }) => <When at={at} /> }}
          columns={COLUMNS}
          chosen={["delta", "reason", "unit", "who", "note"]}
        />
      )}
    </section>
  );
}

const COLUMNS = {
  delta: {
    word: messages.delta,
    numeric: true,
    cell: ({ delta }: LedgerLine) => (delta > 0 ? `+${delta}` : `−${-delta}`),
  },
  reason: { word: messages.reason, cell: (line: LedgerLine) => <Reason line={line} /> },
  unit: { word: messages.unit, cell: ({ unitNumber }: LedgerLine) => unitNumber },
  who: { word: messages.who, cell: ({ actor }: LedgerLine) => actor },
  note: { word: messages.note, cell: ({ note }: LedgerLine) => note },
};

function Reason({ line }: { readonly line: LedgerLine }) {
  return useT()(messages.reasons[line.reason]);
}

function CountForm({ item, refused }: LedgerProps) {
  const t = useT();
  const typed = refused?.form === "count" ? refused.typed : {};
  return (
    <form method="post" action={adminPath(`/admin/hire/items/${item.id}/count-changes`)} className="stack-3">
      <Refused refused={refused} form="count" />
      <div className="products-bulk">
        <input type="hidden" name="seen" value={item.owned} />
        <Field
          id="count-by"
          name="by"
          label={messages.by}
          companion={false}
          autoComplete="off"
          defaultValue={typed.by ?? ""}
        />
        <Select
          id="count-reason"
          name="reason"
          label={messages.reason}
          companion={false}
          defaultValue={typed.reason ?? "count"}
        >
          {COUNT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(messages.reasons[reason])}
            </option>
          ))}
        </Select>
        <Field
          id="count-note"
          name="note"
          label={messages.note}
          companion={false}
          maxLength={200}
          defaultValue={typed.note ?? ""}
        />
        <Button type="submit" variant="outline" small>
          {t(messages.change)}
        </Button>
      </div>
    </form>
  );
}

function UnitsForm({ item, refused }: LedgerProps) {
  const t = useT();
  const typed = refused?.form === "units" ? refused.typed : {};
  return (
    <details className="admin-library" open={refused?.form === "units"}>
      <summary className="button button-outline button-small">{t(messages.addUnits)}</summary>
      <form method="post" action={adminPath(`/admin/hire/items/${item.id}/units`)} className="stack-3">
        <Refused refused={refused} form="units" />
        <p className="field-hint">{t(messages.addUnitsText)}</p>
        <div className="admin-grid">
          <Field
            id="units-count"
            name="count"
            label={messages.howMany}
            companion={false}
            inputMode="numeric"
            defaultValue={typed.count ?? ""}
          />
          <TextArea
            id="units-serials"
            name="serials"
            label={messages.serials}
            companion={false}
            rows={3}
            spellCheck={false}
            defaultValue={typed.serials ?? ""}
          />
          <Field
            id="units-brand"
            name="brand"
            label={messages.unitFields.brand}
            companion={false}
            maxLength={80}
            defaultValue={typed.brand ?? ""}
          />
          <Field
            id="units-place"
            name="place"
            label={messages.unitFields.place}
            companion={false}
            maxLength={80}
            defaultValue={typed.place ?? ""}
          />
          <Select
            id="units-reason"
            name="reason"
            label={messages.reason}
            companion={false}
            defaultValue={typed.reason ?? "purchase"}
          >
            {(["purchase", "count", "correction"] as const).map((reason) => (
              <option key={reason} value={reason}>
                {t(messages.reasons[reason])}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" small>
          {t(messages.addUnits)}
        </Button>
      </form>
    </details>
  );
}

interface SaleStockProps extends LedgerProps {
  readonly product: NonNullable<LedgerItem["product"]>;
}

function SaleStock({ item, refused, product }: SaleStockProps) {
  const t = useT();
  const typed = refused?.form === "stock" ? refused.typed : {};
  if (!product.counted)
    return <p className="muted">{t(messages.saleStockNotCounted, { product: product.name })}</p>;
  return (
    <form method="post" action={adminPath(`/admin/hire/items/${item.id}/stock-moves`)} className="stack-3">
      <h3 className="field-label">{t(messages.saleStock)}</h3>
      <p>{t(messages.saleStockText, { product: product.name, n: product.available ?? 0 })}</p>
      <Refused refused={refused} form="stock" />
      <div className="products-bulk">
        <Select
          id="move-direction"
          name="direction"
          label={messages.direction}
          companion={false}
          defaultValue={typed.direction ?? "to-fleet"}
        >
          <option value="to-fleet">{t(messages.toFleet)}</option>
          <option value="to-sale">{t(messages.toSale)}</option>
        </Select>
        <Field
          id="move-pieces"
          name="pieces"
          label={messages.pieces}
          companion={false}
          inputMode="numeric"
          defaultValue={typed.pieces ?? "1"}
        />
        {item.kind === "serialised" && (
          <Field
            id="move-unit"
            name="unit"
            label={messages.unitNumber}
            companion={false}
            inputMode="numeric"
            defaultValue={typed.unit ?? ""}
          />
        )}
        <Button type="submit" variant="outline" small>
          {t(messages.move)}
        </Button>
      </div>
    </form>
  );
}
